import { centreOf, type Hex, HIDDEN, type Name, type News, type NewsOf } from '@deedbook/engine';
import { type Called, calledIn, type Telling } from './called.ts';
import { cityNewsText } from './cities.ts';
import { duelNewsText } from './duels.ts';
import { canTell, phraseOf } from './effects.ts';
import { fightNewsText } from './fight-news.ts';
import type { Noun } from './grammar.ts';
import { paymentText } from './mana.ts';
import { listOf, nameOf, nameOfAnything, nameOfPlace } from './names.ts';
import { whyText } from './refusals.ts';
import { asChange, type Voice } from './voice.ts';

/** News as a log line. Without names, players are numbered. */
export function newsText(voice: Voice, news: News, telling: Telling): string {
  const called = calledIn(voice, telling);
  const { who, where } = called;
  const color = (id: string): string => nameOf(voice, 'color', id);
  switch (news.news) {
    case 'round-began':
      return voice.say('news.round-began', { round: news.round, time: nameOf(voice, 'time', news.time) });
    case 'round-ended':
      return voice.say('news.round-ended', { round: news.round });
    case 'source-rolled':
      return voice.say('news.source-rolled', { dice: listOf(voice, 'color', news.dice) });
    case 'game-over':
      return voice.say('news.game-over');
    case 'end-in-sight':
      return voice.say('news.end-in-sight', { scenario: nameOf(voice, 'scenario', news.scenario) });
    case 'portal-closed':
      return voice.say('news.portal-closed');
    case 'glade-marked':
      return voice.say('news.glade-marked', { who: who(news.seat), glade: called.site('magical-glade', news.hex) });
    case 'site-hidden':
      return voice.say('news.site-hidden', {
        who: who(news.seat),
        hex: where(news.hex),
        site: nameOfPlace(voice, 'site', news.site),
      });
    case 'stock-shown':
      return voice.say('news.stock-shown', {
        who: who(news.seat),
        cards: listOf(voice, 'card', news.cards),
        units: listOf(voice, 'unit', news.units),
      });
    case 'hero-picked':
      return voice.say('news.hero-picked', { seat: news.seat + 1, hero: nameOf(voice, 'hero', news.hero) });
    case 'hero-bid':
    case 'hero-won':
      return voice.say(`news.${news.news}`, { seat: news.seat + 1, hero: nameOf(voice, 'hero', news.hero), n: news.n });
    case 'upgrades-shown':
      return voice.say('news.upgrades-shown', { cards: listOf(voice, 'card', news.cards) });
    case 'action-upgraded':
    case 'card-drafted':
    case 'drafted-card-used':
      return voice.say(`news.${news.news}`, { who: who(news.seat), card: nameOf(voice, 'card', news.card) });
    case 'rampage-die':
      return voice.say('news.rampage-die', { hex: where(news.hex), color: color(news.color) });
    case 'darkness-dice':
      return voice.say(`news.darkness-${news.dice.includes('black') ? 'comes' : 'waits'}`, {
        dice: listOf(voice, 'color', news.dice),
      });
    case 'tactic-left':
      return voice.say('news.tactic-left', { tactic: nameOf(voice, 'tactic', news.tactic) });
    case 'tactic-taken':
    case 'tactic-used':
      return voice.say(`news.${news.news}`, { who: who(news.seat), tactic: nameOf(voice, 'tactic', news.tactic) });
    case 'turn-began':
    case 'turn-ended':
    case 'turn-forfeited':
    case 'turn-missed':
    case 'end-of-round-announced':
    case 'placed-on-portal':
    case 'left-the-map':
    case 'eliminated':
    case 'returner-named':
    case 'card-set-aside':
      return voice.say(`news.${news.news}`, { who: who(news.seat) });
    case 'card-played':
      return voice.say(`news.played-${news.as}`, { who: who(news.seat), card: nameOf(voice, 'card', news.card) });
    case 'part-lost':
      return lostText(voice, who(news.seat), news);
    case 'mana-paid':
      return voice.say('news.mana-paid', { who: who(news.seat), mana: paymentText(voice, news) });
    case 'points-gained':
      return voice.say('news.points-gained', {
        who: who(news.seat),
        points: voice.say(`effects.points.${news.points}`, { n: news.n }),
      });
    case 'mana-gained':
      return voice.say('news.mana-gained', { who: who(news.seat), count: news.n, color: color(news.color) });
    case 'crystal-gained':
    case 'crystal-broken':
    case 'crystal-lost':
    case 'crystal-melted':
    case 'die-taken':
      return voice.say(`news.${news.news}`, { who: who(news.seat), color: color(news.color) });
    case 'die-set':
      return voice.say('news.die-set', { who: who(news.seat), from: color(news.from), to: color(news.to) });
    case 'dice-rerolled':
      return voice.say('news.dice-rerolled', {
        who: who(news.seat),
        count: news.from.length,
        from: listOf(voice, 'color', news.from),
        to: listOf(voice, 'color', news.to),
      });
    case 'cards-drawn':
      return drawnText(voice, who(news.seat), news.cards);
    case 'cards-discarded':
      return news.cards.length === 0
        ? voice.say('news.cards-discarded-none', { who: who(news.seat) })
        : voice.say('news.cards-discarded', { who: who(news.seat), cards: listOf(voice, 'card', news.cards) });
    case 'cards-picked':
      return voice.say('news.cards-picked', { who: who(news.seat), cards: listOf(voice, 'card', news.cards) });
    case 'cards-put-back':
      return voice.say(`news.put-back.${news.end}`, { who: who(news.seat), cards: listOf(voice, 'card', news.cards) });
    case 'hand-shown':
      return news.cards.length === 0
        ? voice.say('news.hand-shown-empty', { who: who(news.seat) })
        : voice.say('news.hand-shown', { who: who(news.seat), cards: listOf(voice, 'card', news.cards) });
    case 'cards-shuffled-in':
      return news.n === 0
        ? voice.say('news.deck-shuffled', { who: who(news.seat) })
        : voice.say('news.cards-shuffled-in', { who: who(news.seat), count: news.n });
    case 'wounds-taken':
    case 'cards-not-drawn':
      return voice.say(`news.${news.news}`, { who: who(news.seat), count: news.n });
    case 'card-found':
    case 'card-thrown-away':
      return voice.say(`news.${news.news}`, { who: who(news.seat), card: nameOf(voice, 'card', news.card) });
    case 'card-gained':
      return voice.say(news.to === undefined ? 'news.card-gained' : `news.card-gained-${news.to}`, {
        who: who(news.seat),
        card: nameOf(voice, 'card', news.card),
      });
    case 'card-kept':
      return voice.say(`news.card-kept-${news.where}`, { who: who(news.seat), card: nameOf(voice, 'card', news.card) });
    case 'wound-thrown-away':
      return voice.say(THROWN_BY[news.by], { who: who(news.seat) });
    case 'walked':
      return voice.say('news.walked', {
        who: who(news.seat),
        count: news.cost,
        hex: where(news.path.at(-1) as Hex),
      });
    case 'explored':
      return exploredText(voice, news, called);
    case 'token-placed':
    case 'token-turned-up':
      return tokenText(voice, news, called);
    case 'withdrew': {
      const values = { who: who(news.seat), hex: where(news.hex) };
      if (news.wounds === 0) return voice.say('news.withdrew', values);
      return voice.say('news.withdrew-wounded', { ...values, count: news.wounds });
    }
    case 'rested':
      return voice.say(news.kind === 'standard' ? 'news.rested' : 'news.slow-recovery', { who: who(news.seat) });
    case 'fame-gained':
      return voice.say('news.fame-gained', { who: who(news.seat), n: news.n });
    case 'reputation-changed':
      return voice.say('news.reputation-changed', { who: who(news.seat), n: asChange(news.n) });
    case 'level-reached':
      return voice.say('news.level-reached', { who: who(news.seat), level: news.level });
    case 'skill-gained':
      return voice.say('news.skill-gained', { who: who(news.seat), skill: nameOf(voice, 'skill', news.skill) });
    case 'skill-used':
      return voice.say('news.skill-used', { who: who(news.seat), skill: nameOf(voice, 'skill', news.skill) });
    case 'skills-shown':
      return voice.say('news.skills-shown', { who: who(news.seat), skills: listOf(voice, 'skill', news.skills) });
    case 'offer-changed': {
      const cards = listOf(voice, news.offer === 'units' ? 'unit' : 'card', news.cards);
      return voice.say(`news.offer.${news.offer}`, { cards: cards || voice.say('news.offer.nothing') });
    }
    case 'dummy-turned':
      return voice.say('news.dummy-turned', { count: news.cards.length, cards: turnedText(voice, news.cards) });
    case 'dummy-gained':
      return dummyText(voice, news);
    case 'duel-begins':
    case 'participates':
    case 'melee-began':
    case 'duel-attacked':
    case 'duel-passed':
    case 'duel-blocked':
    case 'artifact-stolen':
    case 'driven-off':
    case 'duel-ended':
    case 'unit-weakened':
    case 'unit-exposed':
    case 'unit-held':
      return duelNewsText(voice, news, called);
    case 'city-revealed':
    case 'city-joined':
    case 'city-conquered':
    case 'artifact-bought':
    case 'assault-proposed':
    case 'assault-declined':
    case 'assault-failed':
    case 'defenders-dealt':
    case 'stayed-out':
      return cityNewsText(voice, news, called);
    default:
      return fightNewsText(voice, news, called);
  }
}

const THROWN_BY = {
  glade: 'news.wound-thrown-away',
  healing: 'news.wound-healed',
  banner: 'news.wound-shed',
} as const;

function drawnText(voice: Voice, who: Noun, cards: readonly string[]): string {
  const values = { who, count: cards.length };
  return cards.every(card => card === HIDDEN)
    ? voice.say('news.cards-drawn-unseen', values)
    : voice.say('news.cards-drawn', { ...values, cards: listOf(voice, 'card', cards) });
}

function exploredText(voice: Voice, { tile, a, b, seat }: NewsOf<'explored'>, { who, where }: Called): string {
  const values = { tile: nameOf(voice, 'tile', tile), hex: where(centreOf({ a, b })) };
  return seat === null
    ? voice.say('news.tile-revealed', values)
    : voice.say('news.explored', { ...values, who: who(seat) });
}

function tokenText(
  voice: Voice,
  { news, hex, color, name }: NewsOf<'token-placed' | 'token-turned-up'>,
  { where }: Called,
): string {
  const values = { hex: where(hex), token: voice.say(`words.token.${color}`) };
  if (news === 'token-placed' && name === HIDDEN) return voice.say('news.token-placed-down', values);
  return voice.say(`news.${news}`, { ...values, name: nameOf(voice, 'token', name) });
}

/**
 * The cards the dummy player turned over, in order: the color of the third one decides how many more follow (DUM-05).
 */
function turnedText(voice: Voice, cards: readonly Name[]): string {
  const [first, more] = [cards.slice(0, TURNED), cards.slice(TURNED)].map(some =>
    voice.and(some.map(card => nameOf(voice, 'card', card))),
  ) as [string, string];
  return cards.length > TURNED ? voice.say('words.forCrystals', { first, more }) : first;
}

const TURNED = 3;

function dummyText(voice: Voice, { card, crystal }: NewsOf<'dummy-gained'>): string {
  const gained = {
    card: card === null ? '' : nameOf(voice, 'card', card),
    color: crystal === null ? '' : nameOf(voice, 'color', crystal),
  };
  if (card !== null) return voice.say(crystal === null ? 'news.dummy-gained-card' : 'news.dummy-gained', gained);
  return voice.say(crystal === null ? 'news.dummy-gained-nothing' : 'news.dummy-gained-crystal', gained);
}

/** The part of a card that cannot happen, if there are words for it, and why. */
function lostText(voice: Voice, who: Noun, { card, effect, rule, about }: NewsOf<'part-lost'>): string {
  const values = {
    who,
    card: nameOfAnything(voice, card) ?? card,
    why: whyText(voice, { rule, about }) + voice.marked('rule', rule, ''),
  };
  if (!canTell(voice, effect.fx)) return voice.say('news.part-lost', values);
  return voice.say('news.effect-lost', { ...values, effect: phraseOf(voice, effect) });
}
