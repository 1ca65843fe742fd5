import type { Seat } from '../../core/effect.ts';
import type { Modifier } from '../../state/modifiers.ts';
import type { Name } from '../../state/names.ts';
import type { Banner, Player, Unit } from '../../state/player.ts';
import type { Seen } from '../query.ts';

/*
 * A Banner works for its Unit while it is attached (BAN-01). It is treated as a lasting effect with the Banner's name,
 * on the Unit with that id, and can do anything a lasting effect can.
 */

function modifiersOf(banners: readonly Banner[], seat: Seat): readonly Modifier[] {
  return banners.map(
    ({ banner, unit }): Modifier => ({ mod: banner, seat, from: banner, n: 1, until: 'game', on: `${unit}` }),
  );
}

const joined = new WeakMap<readonly Modifier[], WeakMap<readonly Banner[], readonly Modifier[]>>();

/** Both lists combined, cached because they are needed for every number. */
function join(modifiers: readonly Modifier[], banners: readonly Banner[], seat: Seat): readonly Modifier[] {
  let lists = joined.get(modifiers);
  if (!lists) {
    lists = new WeakMap();
    joined.set(modifiers, lists);
  }
  let all = lists.get(banners);
  if (!all) {
    all = [...modifiers, ...modifiersOf(banners, seat)];
    lists.set(banners, all);
  }
  return all;
}

/** All active lasting effects: those of cards, Skills and Tactics, and the Banners on Units. */
export function activeModifiers(s: Pick<Seen, 'modifiers' | 'players'>): readonly Modifier[] {
  let all = s.modifiers;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { banners } = s.players[seat] as Player;
    if (banners.length > 0) all = join(all, banners, seat);
  }
  return all;
}

/** The Banner attached to a Unit, or null. */
export const bannerOn = ({ banners }: Readonly<Pick<Player, 'banners'>>, { id }: Unit): Name | null =>
  banners.length === 0 ? null : (banners.find(({ unit }) => unit === id)?.banner ?? null);

/** Whether a lasting effect is on this Unit of its owner. */
export const isAbout = (m: Modifier, seat: Seat, unit: Unit | undefined): boolean =>
  unit !== undefined && m.seat === seat && m.on === `${unit.id}`;
