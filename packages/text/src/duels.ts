import type { News, Seat } from '@deedbook/engine';
import type { Called } from './called.ts';
import type { Noun } from './grammar.ts';
import { always, labels } from './label.ts';
import { placeOn } from './moves.ts';
import { nameOf, nameOfOne } from './names.ts';
import { directionText } from './places.ts';
import type { Key, Values } from './shape.ts';
import { asChange, type Voice } from './voice.ts';

/* Player combat: answers, news and outlook. */

export const damageOf = (voice: Voice, n: number): string => voice.say('words.damage', { count: n });

/** What damage is spent on, with its price. */
const paidBy = (voice: Voice, key: Key, price: number | undefined, what: Values): string =>
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
  drive: (voice, { to, price, hero: id = '' }, { view }) => {
    const hero = nameOf(voice, 'hero', id);
    // Spaces without a site have long names, so where the map is in view the direction says more.
    return voice.spaces === 'named' && view?.duel
      ? paidBy(voice, 'duels.choice.driveToward', price, { hero, direction: directionText(voice, view.duel.hex, to) })
      : paidBy(voice, 'duels.choice.drive', price, { hero, hex: placeOn(voice, view, to) });
  },
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

/** The log lines for this news. */
export function duelNewsText(voice: Voice, news: DuelNews, { who, where }: Called): string {
  switch (news.news) {
    case 'duel-begins':
      return voice.say('duels.news.begins', {
        who: who(news.seat),
        other: who(news.defender),
        hex: where(news.hex),
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
      return voice.say('duels.news.driven', { who: who(news.seat), hex: where(news.hex) });
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
