import { refuse } from '../../core/refusal.ts';
import { option } from '../../protocol/choice.ts';
import { gainOnDeck } from '../cards/deeds.ts';
import { addElite } from '../interaction/offers.ts';
import { ARTIFACT, TRAINING, whyNotBought } from '../interaction/prices.ts';
import { rule } from '../mage-knight.ts';
import { cityAt } from '../map/ground.ts';
import type { Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { sellsHere } from './cities.ts';

/**
 * Buys an Artifact in a red city. It is drawn at the end of the turn, together with all others gained this turn
 * (CTY-13).
 */
const buyArtifact = rule('buy-artifact', q => {
  if (!sellsHere(q.s, q.me.hex, 'artifacts')) return refuse('CTY-13');
  return (
    whyNotBought(q, ARTIFACT) ??
    (g => {
      g.turn.influence -= ARTIFACT;
      g.s.rewards = [...g.s.rewards, 'artifact'];
      g.tell({ news: 'artifact-bought', seat: g.seat, cost: ARTIFACT });
    })
  );
});

const ELITE = 2;

/** Adds an Elite Unit to the offer, in a white city (CTY-15). This is a reveal. */
const callElite = rule('call-elite', q => {
  if (!sellsHere(q.s, q.me.hex, 'units') || q.s.eliteDeck.length === 0) return refuse('CTY-15');
  return (
    whyNotBought(q, ELITE) ??
    (g => {
      g.turn.influence -= ELITE;
      addElite(g);
    })
  );
});

/** Buys the top card of the Advanced Action deck, unseen, in a green city (CTY-16). This is a reveal. */
const trainUnseen = rule('train-unseen', q => {
  if (!sellsHere(q.s, q.me.hex, 'advanced-actions') || q.s.advancedDeck.length === 0) return refuse('CTY-16');
  return (
    whyNotBought(q, TRAINING) ??
    (g => {
      const card = g.s.advancedDeck.at(-1) as string;
      g.turn.influence -= TRAINING;
      g.s.advancedDeck = g.s.advancedDeck.slice(0, -1);
      g.reveal();
      gainOnDeck(g, card);
    })
  );
});

const TRADES = [
  option({ act: 'buy-artifact' }, buyArtifact()),
  option({ act: 'call-elite' }, callElite()),
  option({ act: 'train-unseen' }, trainUnseen()),
];

/** Offers the goods only a conquered city sells. */
export function offerCityTrade(q: Query, menu: Menu): void {
  const { hex } = q.me;
  if (menu.wanted === null && (hex === null || !cityAt(q.s, hex))) return;
  for (const trade of TRADES) menu.offerOption(q, trade);
}
