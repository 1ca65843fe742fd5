import { type Query, queryOver, type Seat, type View } from '@deedbook/engine';

/** Something derived from a view, computed once per view. */
export function perView<T>(workOut: (view: View) => T): (view: View) => T {
  const known = new WeakMap<View, { readonly value: T }>();
  return view => {
    const found = known.get(view) ?? { value: workOut(view) };
    known.set(view, found);
    return found.value;
  };
}

const queries = perView(() => new Map<Seat, Query>());

/** What a view tells the rules about a seat, for costs, limits and outlooks. */
export function queryOf(view: View, seat: Seat): Query {
  const known = queries(view);
  const query = known.get(seat) ?? queryOver(view, seat);
  known.set(seat, query);
  return query;
}
