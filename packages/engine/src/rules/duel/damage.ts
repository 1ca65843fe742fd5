import { refuse } from '../../core/refusal.ts';
import { choice } from '../../protocol/choice.ts';
import { readKey } from '../../protocol/keys.ts';
import { neighbours } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { takeWounds } from '../cards/deeds.ts';
import { CARDS } from '../catalogue.ts';
import { troopOf } from '../interaction/units.ts';
import { duelRule, rule } from '../mage-knight.ts';
import { spaceAt } from '../map/ground.ts';
import type { Menu } from '../menu.ts';
import { type InDuel, without } from '../query.ts';
import { is } from '../shapes.ts';
import { blockerOf, heroPrice, lootOf, retreats, THEFT, unitPrice, woundable } from './numbers.ts';
import { endDuel } from './results.ts';
import { woundRival } from './rivals.ts';

/* What the attacker can do with damage that was not blocked (PVP-DMG-01, PVP-MEL-05). */

const ONLY_MELEE = refuse('PVP-MEL-05');

/** Puts a Wound into the hand of the player who is hit. */
const beWounded = rule('be-wounded', () => g => takeWounds(g, 1));

/** Wounds the blocker's hero (PVP-DMG-03). */
const woundHero = duelRule('wound-hero', q => {
  const { duel } = q;
  const cost = heroPrice(q, blockerOf(duel));
  if (cost > duel.damage) return refuse('PVP-DMG-01', { cost, damage: duel.damage });
  return g => {
    g.duel.damage -= cost;
    g.nextFor(blockerOf(duel), beWounded());
  };
});

/** Wounds one of the blocker's Units (PVP-DMG-02). */
const woundTheirs = duelRule('wound-rival', { unit: is.id }, (q, { unit: id }) => {
  const { duel } = q;
  const unit = woundable(q).find(other => other.id === id);
  if (!unit) return refuse('PVP-DMG-02');
  const cost = unitPrice(q, blockerOf(duel), unit);
  if (cost > duel.damage) return refuse('PVP-DMG-01', { cost, damage: duel.damage });
  return g => {
    g.duel.damage -= cost;
    woundRival(g, blockerOf(duel), unit);
  };
});

/** Moves an Artifact to the attacker's discard pile (PVP-MEL-06). */
const steal = duelRule('steal-artifact', { card: is.card }, (q, { card }) => {
  const { duel } = q;
  if (duel.phase === 'ranged') return ONLY_MELEE;
  const loot = lootOf(q).find(other => other.card === card);
  if (!loot) return refuse('PVP-MEL-06', { card });
  if (duel.damage < THEFT) return refuse('PVP-DMG-01', { cost: THEFT, damage: duel.damage });
  return g => {
    g.duel.damage -= THEFT;
    const victim = g.s.players[blockerOf(duel)] as Player;
    if (loot.from === 'discard') victim.discard = without(victim.discard, card);
    else if (loot.from === 'played') victim.played = victim.played.filter(played => played.card !== card);
    else victim.banners = victim.banners.filter(banner => banner.banner !== card);
    g.me.discard = [...g.me.discard, card];
    g.tell({ news: 'artifact-stolen', seat: g.seat, from: blockerOf(duel), card });
  };
});

/** Drives the blocker off the space, which ends the combat (PVP-MEL-07, PVP-MEL-08). */
const driveOff = duelRule('drive-off', { hex: is.hex }, (q, { hex }) => {
  const { duel } = q;
  if (duel.phase === 'ranged') return ONLY_MELEE;
  const cost = retreats(q).find(other => other.hex === hex)?.cost;
  if (cost === undefined) return refuse('PVP-MEL-07');
  if (cost > duel.damage) return refuse('PVP-DMG-01', { cost, damage: duel.damage });
  return g => endDuel(g, { seat: blockerOf(duel), to: hex });
});

/** Offers every way to use the damage. */
export function offerDamage(q: InDuel, menu: Menu): void {
  const { duel } = q;
  const blocker = blockerOf(duel);
  const { hero } = q.s.players[blocker] as Player;
  menu.offer(q, choice({ act: 'wound-hero', hero, price: heroPrice(q, blocker) }), woundHero());
  for (const unit of woundable(q)) {
    const act = { act: 'wound-unit', troop: troopOf(q.as(blocker), unit), price: unitPrice(q, blocker, unit) } as const;
    menu.offer(q, choice(act), woundTheirs({ unit: unit.id }));
  }
  for (const card of menu.wanted === null ? lootOf(q).map(loot => loot.card) : artifactIn(menu.wanted)) {
    menu.offer(q, choice({ act: 'steal', card, price: THEFT }), steal({ card }));
  }
  for (const hex of neighbours(duel.hex)) {
    const price = spaceAt(q.s, hex)?.cost[q.s.time] ?? 0;
    menu.offer(q, choice({ act: 'drive', to: hex, price, hero }), driveOff({ hex }));
  }
}

/** The card named in a key such as `steal ruby-ring`. */
function artifactIn(key: string): Name[] {
  const card = readKey('steal', key)?.card ?? '';
  return CARDS.has(card) ? [card] : [];
}
