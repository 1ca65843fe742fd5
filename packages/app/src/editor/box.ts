import { inventoryOf, newGame, type State } from '@deedbook/engine';

/** Something a position has more of than there is in the box. */
export interface Surplus {
  readonly kind: 'card' | 'unit' | 'token' | 'tile' | 'skill';
  readonly id: string;
  readonly found: number;
  readonly box: number;
}

/** Everything a position has too many of. It can be played, but could not come up in a game. */
export function surplusOf(state: State): Surplus[] {
  const { scenario, ...options } = state.options;
  const heroes = state.players.map(({ hero }) => hero);
  // The dummy player is another hero in every game.
  const found = inventoryOf({ ...state, dummy: null });
  const box = inventoryOf({ ...newGame({ scenario, heroes, seed: 'box', options }), dummy: null });
  return (['card', 'unit', 'token', 'skill'] as const).flatMap(kind =>
    [...found[kind]].flatMap(([id, n]) => {
      const most = box[kind].get(id) ?? 0;
      return n > most ? [{ kind, id, found: n, box: most }] : [];
    }),
  );
}
