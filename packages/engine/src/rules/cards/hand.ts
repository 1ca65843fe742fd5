import type { Effect } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { type Choice, type Option, option } from '../../protocol/choice.ts';
import { wordsOf } from '../../protocol/keys.ts';
import type { Color } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import { CARDS, type Card } from '../catalogue.ts';
import type { Menu } from '../menu.ts';
import type { Moment } from '../moment.ts';
import type { Query } from '../query.ts';
import {
  type Print,
  play,
  playSideways,
  printOf,
  SIDEWAYS,
  type SidewaysPoints,
  whyNeverPlayed,
  whyNoSideways,
  whyNotUsed,
} from './play.ts';

/** A way to play a card: the answer and its effect. */
interface Use {
  readonly choice: Choice;
  readonly option: Option<Effect>;
}

/** A printed effect, with its mana cost. */
interface PrintedUse extends Use {
  readonly as: 'basic' | 'powered';
  readonly mana: readonly Color[];
  readonly print: Print;
}

interface SidewaysUse extends Use {
  readonly as: 'sideways';
  readonly points: SidewaysPoints;
}

/** Every way to play a card. */
interface Uses {
  readonly card: Card;
  readonly of: Pick<Card, 'basic' | 'powered'>;
  readonly isPlayed: boolean;
  readonly printed: readonly PrintedUse[];
  /** In the same order as SIDEWAYS. */
  readonly sideways: readonly SidewaysUse[];
  readonly all: readonly (PrintedUse | SidewaysUse)[];
}

const uses = new Map<Name, Uses>();

/** Built once per card, until its print changes. */
function usesFor(card: Name): Uses {
  const known = uses.get(card);
  if (known && known.of.basic === known.card.basic && known.of.powered === known.card.powered) return known;
  const entry = CARDS.get(card);
  const printed = [printedUse(card, 'basic'), printedUse(card, 'powered')];
  const sideways = SIDEWAYS.map(points => sidewaysUse(card, points));
  const made: Uses = {
    card: entry,
    of: { basic: entry.basic, powered: entry.powered },
    isPlayed: whyNeverPlayed(card) === null,
    printed,
    sideways,
    all: [...printed, ...sideways],
  };
  uses.set(card, made);
  return made;
}

function printedUse(card: Name, as: 'basic' | 'powered'): PrintedUse {
  const print = printOf(card, as);
  const use = option({ act: as === 'basic' ? 'play' : 'power', card }, play({ card, as }));
  return { choice: use.choice, option: use, as, mana: print.cost, print };
}

function sidewaysUse(card: Name, points: SidewaysPoints): SidewaysUse {
  const use = option({ act: 'sideways', card, as: points }, playSideways({ card, points }));
  return { choice: use.choice, option: use, as: 'sideways', points };
}

/** Every way to play a card, whether or not it is possible now. */
export const usesOfCard = (card: Name): Uses['all'] => usesFor(card).all;

/**
 * Offers every card in hand: basic effect, powered effect, and sideways. This is the hottest code, so it does not start
 * the rules for playing cards. Instead it checks their conditions once: sideways they are the same for every card, and
 * mana that pays for one card pays for all cards of its color.
 */
export function offerCards(q: Query, menu: Menu): void {
  if (menu.wanted !== null) {
    explainCards(q, menu, menu.wanted);
    return;
  }
  if (!menu.isAbout('play', 'power', 'sideways')) return;
  const { hand } = q.me;
  const { moment } = menu;
  const isOpen = SIDEWAYS.map(points => whyNoSideways(q, points) === null);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Name;
    if (hand.indexOf(card) < i) continue;
    const { isPlayed, printed, sideways } = usesFor(card);
    if (!isPlayed) continue;
    for (const { option, print } of printed) {
      if (menu.lists(option.choice) && isUsable(q, print, moment)) menu.add(option);
    }
    for (let at = 0; at < isOpen.length; at++) if (isOpen[at]) menu.add((sideways[at] as SidewaysUse).option);
  }
}

/** Whether an effect of a card can be used. Its rule is tried only if the moment does not decide. */
function isUsable(q: Query, print: Print, moment: Moment): boolean {
  const isNow = moment.allows(q, print.when);
  if (isNow === false || (isNow && print.cost.length === 0)) return isNow;
  return whyNotUsed(q.playing(print.card), print, moment) === null;
}

function explainCards(q: Query, menu: Menu, key: string): void {
  for (const card of cardsNamed(key)) {
    for (const use of usesOfCard(card)) menu.offerOption(q, use.option);
    // CRD-31: a key players may try, which is always refused.
    menu.close(`power ${card} sideways`, () => refuse('CRD-31', { card }));
  }
}

/** The cards named in a key, in hand or not. */
const cardsNamed = (key: string): readonly Name[] => wordsOf(key).filter(word => CARDS.has(word));
