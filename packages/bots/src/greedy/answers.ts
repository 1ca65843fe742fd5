import { type Choice, isReady, type Name, UNITS, WOUND } from '@deedbook/engine';
import { playable } from './hand.ts';
import { leastMissed } from './mana.ts';
import type { Decide, Moment } from './mind.ts';
import { worthOfOwn } from './visits.ts';
import { byWorth, worthOfCard, worthOfUnit } from './worth.ts';
import { yieldsOf } from './yields.ts';

/* Small questions: follow-ups of a card just played, rewards, and choices before and after a turn. */

/** Of several things a card can give, picks the one it was played for. */
export const chooseYield: Decide = (moment, mind) => {
  const { wanted } = mind;
  let best: string | null = null;
  let most = 0;
  for (const { key, act } of moment.asked.choices) {
    for (const { kind, element, n, harm } of act.act === 'choose' ? yieldsOf(act.effect) : []) {
      const fits = !wanted || (kind === wanted.gives.kind && element === wanted.gives.element);
      // Prefer exactly what was planned: more may come with a Wound.
      const value = (fits ? 100 : 0) + n - harm - (wanted && n !== wanted.gives.n ? 20 : 0);
      if (best === null || value > most) [best, most] = [key, value];
    }
  }
  return best;
};

export const choosePayment: Decide = moment =>
  leastMissed(moment.of('pay', 'pay-by-skill', 'pay-by-card'))?.key ?? null;

/** The cards to choose from, least valuable first. Each is its own key. */
const cardsOffered = (moment: Moment): Name[] =>
  byWorth(
    moment.asked.choices.flatMap(({ act }) => ('card' in act ? [act.card] : [])),
    worthOfCard,
  );

/** Gives up the least valuable card. */
export const loseCard: Decide = moment => cardsOffered(moment)[0] ?? null;

/** Takes the most valuable card; adventurous players take any, to try it out. */
export const gainCard: Decide = (moment, mind) => {
  const cards = cardsOffered(moment);
  return (mind.mood.adventurous ? mind.pick(cards) : cards.at(-1)) ?? null;
};

export const playThrough: Decide = (moment, mind) => mind.wanted?.with ?? gainCard(moment, mind);

/** Exchanges Wounds and weak cards. */
export const exchangeCards: Decide = moment => {
  const dull = cardsOffered(moment).filter(card => card === WOUND || worthOfCard(card) < 2);
  return dull[0] ?? moment.key('done');
};

/** Throws away as many Wounds as possible. */
export const throwWounds: Decide = moment => moment.keys.at(-1) ?? null;

/** Discards cards it is unlikely to play, to make room for new ones. */
export const discardAtEnd: Decide = moment => {
  const { q } = moment;
  const cards = moment.asked.choices.filter(({ at }) => at?.kind === 'card');
  const worth = ({ at }: Choice) => worthOfCard(at?.id ?? WOUND);
  const [worst] = cards.sort((a, b) => worth(a) - worth(b));
  const full = q.me.hand.length > ROOM && q.me.deck.length > 0;
  if (worst && (!moment.has('done') || (full && worth(worst) < DULL))) return worst.key;
  return moment.key('done');
};

/** How many cards to keep for the next turn, and the worth above which a card is always kept. */
const ROOM = 3;
const DULL = 3.2;

/** Throws away the Wound in hand first. */
export const useGlade: Decide = moment => moment.keys[0] ?? null;

/** Picks a color it has no crystal of, to have one of each. */
export const chooseColor: Decide = moment => {
  const { crystals } = moment.q.me;
  const stored = (key: string) => crystals[key as keyof typeof crystals] ?? 9;
  return [...moment.keys].sort((a, b) => stored(a) - stored(b))[0] ?? null;
};

export const takeReward: Decide = (moment, mind) => moment.key('after-level') ?? mind.pick(moment.keys);

export const takeUnit: Decide = moment => {
  const units = byWorth(
    moment.keys.filter(key => UNITS.has(key)),
    worthOfUnit,
  );
  return units.at(-1) ?? moment.key('none');
};

/** Disbands the least valuable Unit. */
export const disband: Decide = moment => {
  const { units } = moment.q.me;
  const worst = [...units].sort((a, b) => worthOfOwn(a) - worthOfOwn(b))[0];
  return moment.asked.choices.find(({ at }) => at?.id === worst?.unit)?.key ?? null;
};

/**
 * The hero's own Skills come with any Advanced Action, those of others with the bottom one; only adventurous players
 * consider the latter.
 */
export const gainSkill: Decide = (moment, mind) => {
  const own = moment.of('keep-skill').map(({ key }) => key);
  return mind.pick(own.length === 0 || mind.mood.adventurous ? moment.keys : own);
};

/** Tactics from best to worst for an active player; sometimes picks any. */
const TACTICS: readonly Name[] = [
  'the-right-moment',
  'great-start',
  'mana-steal',
  'planning',
  'rethink',
  'early-bird',
  'preparation',
  'long-night',
  'midnight-meditation',
  'mana-search',
  'sparing-power',
  'from-the-dusk',
];
export const takeTactic: Decide = (moment, mind) =>
  mind.whim(3) ? mind.pick(moment.keys) : (TACTICS.find(tactic => moment.offers(tactic)) ?? null);

/** Announces the End of the Round when there is nothing left to play. */
export const beginOrAnnounce: Decide = moment =>
  playable(moment.q.me.hand).length > 0 || moment.q.me.units.some(isReady)
    ? moment.key('play-turn')
    : moment.key('announce-end');

/** What to use before the turn, and on other players' turns. */
export const beforeTurn: Decide = (moment, mind) => {
  const { q } = moment;
  if (moment.has('tactic') && isTimely(q.me, !mind.whim(2))) return moment.key('tactic');
  if (moment.has('plunder') && mind.whim(12)) return moment.key('plunder');
  return moment.key('begin-turn');
};

function isTimely({ tactic, hand, deck }: Moment['q']['me'], coin: boolean): boolean {
  if (tactic === 'long-night' || tactic === 'sparing-power') return true;
  if (tactic === 'midnight-meditation') return hand.filter(card => card === WOUND || worthOfCard(card) < 2).length > 1;
  return deck.length > 0 && coin;
}

/** Takes the cards under the Tactic before the Round ends. */
export const sparingPower: Decide = moment => {
  const { tacticCards, deck } = moment.q.me;
  const take = tacticCards.length >= 3 || deck.length <= 2;
  return (take ? moment.key('take-spared') : null) ?? moment.keys[0] ?? null;
};
