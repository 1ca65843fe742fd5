import { CARDS, type Effect, TACTICS, type Tactic, WOUND } from '@deedbook/engine';
import { effectText, phraseOf } from './effects.ts';
import { nameOf } from './names.ts';
import { once } from './once.ts';
import type { Voice } from './voice.ts';

/** A card in words. */
export interface CardText {
  readonly name: string;
  readonly kind: string;
  /** The color of mana that powers it; null for Artifacts and Wounds. */
  readonly color: string | null;
  readonly types: readonly string[];
  readonly basic: string;
  readonly powered: string;
  /** Spells: the name of the powered effect. */
  readonly strongName: string | null;
}

export const cardText = once((voice, id): CardText => {
  const card = CARDS.find(id);
  if (!card) {
    const name = nameOf(voice, 'card', id);
    return { name, kind: '', color: null, types: [], basic: '', powered: '', strongName: null };
  }
  const missing = voice.say(id === WOUND ? 'cards.unplayable' : 'cards.notYet');
  return {
    name: nameOf(voice, 'card', id),
    kind: voice.say(`words.kind.${card.kind}`),
    color: card.color && nameOf(voice, 'color', card.color),
    types: card.types.map(type => voice.say(`words.type.${type}`)),
    basic: card.basic ? effectText(voice, card.basic, card.color) : missing,
    powered: card.powered ? effectText(voice, card.powered, card.color) : missing,
    strongName: voice.name('strong', id) ?? null,
  };
});

/** A Tactic in words. */
export interface TacticText {
  readonly name: string;
  readonly number: number;
  readonly time: string;
  readonly text: string;
}

const MOMENTS = ['onTaking', 'beforeTurn', 'duringTurn', 'duringDraw'] as const satisfies readonly (keyof Tactic)[];

/** An effect usable at all of these moments can be used at any time. */
const WHENEVER = ['beforeTurn', 'duringTurn', 'duringDraw'] as const satisfies (typeof MOMENTS)[number][];

export const tacticText = once((voice, id): TacticText => {
  const tactic = TACTICS.get(id);
  return {
    name: nameOf(voice, 'tactic', id),
    number: tactic.number,
    time: nameOf(voice, 'time', tactic.time),
    text: whatItDoes(voice, tactic),
  };
});

/** Each effect with the moments when it can be used. */
function whatItDoes(voice: Voice, tactic: Tactic): string {
  const moments = Map.groupBy(
    MOMENTS.filter(moment => tactic[moment] !== undefined),
    moment => JSON.stringify(tactic[moment]),
  );
  const sentences = [...moments.values()].map(when => {
    const effect = phraseOf(voice, tactic[when[0] as (typeof MOMENTS)[number]] as Effect);
    if (WHENEVER.every(moment => when.includes(moment)))
      return voice.say('tactics.always', { effect: voice.capital(effect) });
    const named = voice.or(when.map(moment => voice.say(`tactics.${moment}`)));
    return voice.say('tactics.when', { moments: voice.capital(named), effect });
  });
  return sentences.length === 0 ? voice.say('tactics.orderOnly') : sentences.join(' ');
}

/** Every card and Tactic as a Markdown table, for proofreading. */
export function tableOfCards(voice: Voice): string {
  const cards = CARDS.ids().map(id => {
    const { name, kind, color, types, basic, powered, strongName } = cardText(voice, id);
    const strong = strongName ?? '';
    return [id, name, kind, color ?? '', types.join(', '), basic, strong, powered];
  });
  const tactics = TACTICS.ids().map(id => {
    const { name, number, time, text } = tacticText(voice, id);
    return [id, name, `${time} ${number}`, '', '', text, '', ''];
  });
  const head = ['id', 'name', 'kind', 'color', 'types', 'basic', 'strong', 'powered'];
  const rows = [head, head.map(() => '---'), ...cards, ...tactics];
  return rows.map(row => `| ${row.join(' | ')} |`).join('\n');
}
