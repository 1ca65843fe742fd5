import { type DuelOutlook, type Explained, type News, oneNamed, type Seat } from '@deedbook/engine';
import type { Called } from './called.ts';
import type { Noun } from './grammar.ts';
import { always, labels } from './label.ts';
import { placeOn } from './moves.ts';
import { hexText, nameOf, nameOfOne, type SeatNames } from './names.ts';
import type { Key } from './shape.ts';
import { sourceText, sumText } from './terms.ts';
import { asChange, inDigits, type Voice } from './voice.ts';

/*
 * Combat between players: what is answered, told and foreseen.
 */

const damageOf = (voice: Voice, n: number): string => voice.say('words.damage', { count: n });

/** What the damage of an attack is used for, with what it takes. */
const paidBy = (voice: Voice, key: Key, price: number | undefined, what: Readonly<Record<string, string>>): string =>
  voice.say(key, { ...what, price: damageOf(voice, price ?? 0) });

export const DUEL_LABELS = labels({
  duel: (voice, { hero }) => voice.say('duels.choice.attackHero', { hero: nameOf(voice, 'hero', hero) }),
  full: always('duels.choice.full'),
  partial: always('duels.choice.partial'),
  'duel-attack': (voice, { n }) => voice.say('duels.choice.attack', { n: n ?? '' }),
  pass: always('duels.choice.pass'),
  stand: (voice, { damage = 0 }) => voice.say('duels.choice.stand', { damage: damageOf(voice, damage) }),
  'wound-hero': (voice, { hero, price }) =>
    paidBy(voice, 'duels.choice.woundHero', price, { hero: nameOf(voice, 'hero', hero) }),
  'wound-unit': (voice, { troop, price }) =>
    paidBy(voice, 'duels.choice.woundUnit', price, { unit: nameOfOne(voice, 'unit', troop) }),
  steal: (voice, { card, price }) => paidBy(voice, 'duels.choice.steal', price, { card: nameOf(voice, 'card', card) }),
  drive: (voice, { to, price, hero = '' }, { view }) =>
    paidBy(voice, 'duels.choice.drive', price, { hero: nameOf(voice, 'hero', hero), hex: placeOn(voice, view, to) }),
  'cancel-unit': (voice, { troop }) => voice.say('duels.choice.cancel', { unit: nameOfOne(voice, 'unit', troop) }),
});

type DuelNews = Extract<
  News,
  {
    readonly news:
      | 'duel-begins'
      | 'participates'
      | 'melee-began'
      | 'duel-attacked'
      | 'duel-passed'
      | 'duel-blocked'
      | 'artifact-stolen'
      | 'driven-off'
      | 'duel-ended'
      | 'unit-weakened'
      | 'unit-exposed'
      | 'unit-held';
  }
>;

/** The lines of the log about these. */
export function duelNewsText(voice: Voice, news: DuelNews, { who, where }: Called): string {
  switch (news.news) {
    case 'duel-begins':
      return voice.say('duels.news.begins', {
        who: who(news.seat),
        other: who(news.defender),
        hex: where(news.hex).hex,
      });
    case 'participates':
      return voice.say(news.full ? 'duels.news.full' : 'duels.news.partial', { who: who(news.seat) });
    case 'melee-began':
      return voice.say('duels.news.melee');
    case 'duel-attacked':
      return voice.say('duels.news.attacked', { who: who(news.seat), n: news.n });
    case 'duel-passed':
      return voice.say('duels.news.passed', { who: who(news.seat) });
    case 'duel-blocked': {
      const damage = damageOf(voice, news.damage);
      return voice.say('duels.news.blocked', { who: who(news.seat), n: news.n, damage });
    }
    case 'artifact-stolen': {
      const card = nameOf(voice, 'card', news.card);
      return voice.say('duels.news.stolen', { who: who(news.seat), other: who(news.from), card });
    }
    case 'driven-off':
      return voice.say('duels.news.driven', { who: who(news.seat), hex: where(news.hex).hex });
    case 'duel-ended': {
      const { seat, defender, winner } = news;
      if (winner === null) return voice.say('duels.news.drawn', { who: who(seat), other: who(defender) });
      return voice.say('duels.news.won', { who: who(winner), other: who(winner === seat ? defender : seat) });
    }
    case 'unit-weakened':
      return voice.say('duels.news.weakened', { ...unitIn(voice, news, who), n: asChange(news.n) });
    case 'unit-exposed':
      return voice.say('duels.news.exposed', unitIn(voice, news, who));
    case 'unit-held':
      return voice.say('duels.news.held', unitIn(voice, news, who));
    default:
      throw new Error(`no words for ${JSON.stringify(news satisfies never)}`);
  }
}

const unitIn = (voice: Voice, { seat, unit }: { seat: Seat; unit: string }, who: (seat: Seat) => Noun) => ({
  who: who(seat),
  unit: nameOf(voice, 'unit', unit),
});

/** A combat between players before a decision, as lines: the attack, the block, what gets through and what that buys. */
export function duelText(voice: Voice, outlook: DuelOutlook, names: SeatNames): string[] {
  const { phase, attacker, blocker, onlySiege, damage } = outlook;
  const head = voice.say(`duels.outlook.${phase}`, { attacker: names(attacker), blocker: names(blocker) });
  const prices = [
    price(voice, nameOf(voice, 'hero', outlook.hero.hero), outlook.hero.price),
    ...outlook.units.map(unit => price(voice, nameOfOne(voice, 'unit', oneNamed(unit.key)), unit.price)),
    ...outlook.thefts.map(({ card, price: n }) =>
      price(voice, voice.say('duels.outlook.theft', { card: nameOf(voice, 'card', card) }), { n, terms: [] }),
    ),
    ...outlook.retreats.map(({ hex, price: n }) =>
      price(voice, voice.say('duels.outlook.retreat', { hex: hexText(hex) }), { n, terms: [] }),
    ),
  ];
  return [
    onlySiege ? `${head} (${voice.say('duels.outlook.onlySiege')})` : head,
    ...sums(voice, outlook),
    voice.say('duels.outlook.damage', { damage: damageOf(voice, damage) }),
    voice.say('duels.outlook.targets', { targets: prices.join(', ') }),
  ];
}

/** `Attack 7: Fireball 5 + Rage 2` and `Block 3: 1 stopped, two points for one: half of (Rage 7)`. */
function sums(voice: Voice, { attack, block, blocked, swift, step }: DuelOutlook): string[] {
  const added = (values: readonly { readonly from: string; readonly n: number }[]): string =>
    values.map(({ from, n }) => `${sourceText(voice, from)} ${inDigits(n)}`).join(' + ');
  const parts = [
    ...(block.efficient.length === 0 ? [] : [added(block.efficient)]),
    ...(block.inefficient.length === 0 ? [] : [voice.say('outlook.soFar.half', { parts: added(block.inefficient) })]),
  ].join(' + ');
  const withParts = (sum: string, of: string) =>
    of === '' ? sum : voice.say('outlook.soFar.parts', { sum, parts: of });
  const attackLine = withParts(voice.say('duels.outlook.attack', { total: attack.total }), added(attack.values));
  if (step === 'attack') return [attackLine];
  const key = swift ? 'duels.outlook.halved' : 'duels.outlook.block';
  return [attackLine, withParts(voice.say(key, { total: block.total, blocked }), parts)];
}

/** What something takes; what it is made of where that is more than what is printed. */
function price(voice: Voice, what: string, { n, terms }: Explained): string {
  const line = voice.say('duels.outlook.price', { what, n });
  return terms.length < 2 ? line : `${line} = ${sumText(voice, terms, () => false)}`;
}
