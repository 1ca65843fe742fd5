import type { Seat } from '../../core/effect.ts';
import type { Modifier } from '../../state/modifiers.ts';
import type { Name } from '../../state/names.ts';
import type { Banner, Player, Unit } from '../../state/player.ts';
import type { Seen } from '../query.ts';

/*
 * A Banner works for its Unit as long as it is there (BAN-01). It is looked at as a lasting effect of its own name, about
 * the Unit with that id: it bends numbers, offers things and answers to what happens like any other.
 */

const made = new WeakMap<readonly Banner[], readonly Modifier[]>();

function modifiersOf(banners: readonly Banner[], seat: Seat): readonly Modifier[] {
  const known = made.get(banners);
  if (known) return known;
  const modifiers = banners.map(
    ({ banner, unit }): Modifier => ({ mod: banner, seat, from: banner, n: 1, until: 'game', on: `${unit}` }),
  );
  made.set(banners, modifiers);
  return modifiers;
}

/** Every lasting effect: those of cards, Skills and Tactics, and the Banners on Units. */
export function inForce(s: Pick<Seen, 'modifiers' | 'players'>): readonly Modifier[] {
  let all = s.modifiers;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { banners } = s.players[seat] as Player;
    if (banners.length > 0) all = [...all, ...modifiersOf(banners, seat)];
  }
  return all;
}

/** The Banner that a Unit carries, or null. */
export const bannerOn = ({ banners }: Readonly<Player>, { id }: Unit): Name | null =>
  banners.length === 0 ? null : (banners.find(({ unit }) => unit === id)?.banner ?? null);

/** What a lasting effect is about is this Unit of its owner. */
export const isAbout = (m: Modifier, seat: Seat, unit: Unit | undefined): boolean =>
  unit !== undefined && m.seat === seat && m.on === `${unit.id}`;
