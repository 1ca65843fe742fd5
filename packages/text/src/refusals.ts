import type { About, Refusal } from '@deedbook/engine';
import { namesIn, numberIn, textIn } from './about.ts';
import { nameOf } from './names.ts';
import type { Values } from './shape.ts';
import type { Voice } from './voice.ts';

/** Why something cannot be done, with the rule that says so. */
export function refusalText(voice: Voice, refusal: Pick<Refusal, 'rule' | 'about'>): string {
  const why = whyText(voice, refusal);
  return isRule(refusal.rule) ? voice.say('refusals.cited', { why, rule: refusal.rule }) : why;
}

/** The same without the rule, for when that is shown as a link. */
export const whyText = (voice: Voice, { rule, about }: Pick<Refusal, 'rule' | 'about'>): string =>
  voice.capital(whyOf(voice, rule, about));

/** Whether there are words for a refusal with this id. */
export const canRefuse = (voice: Voice, rule: string): boolean => voice.find(`refusals.${rule}`, { count: 1 }) !== null;

/** Ids of the specification end in a number; the others are about answers and cannot be looked up. */
const isRule = (id: string): boolean => /-\d+$/.test(id);

function whyOf(voice: Voice, rule: string, about: About): string {
  const values = valuesOf(voice, about);
  if (about.why === 'locked') return voice.say('refusals.locked');
  return (
    voice.find(`refusals.${rule}${variantOf(rule, about)}`, values) ??
    voice.find(`refusals.${rule}`, values) ??
    voice.say(isRule(rule) ? 'refusals.other' : 'refusals.other-answer')
  );
}

/** Some rules have several sentences, depending on the details. */
function variantOf(rule: string, about: About): string {
  if (rule === 'MOV-03' && about.cost === undefined) return '-far';
  if (rule === 'EXP-08' && about.touching !== undefined) return '-touching';
  if (about.conquered === true) return '-conquered';
  const why = textIn(about, 'why');
  return why === '' ? '' : `-${why}`;
}

/** The details of a refusal, with names in the language. */
function valuesOf(voice: Voice, about: About): Values {
  const color = (word: string) => nameOf(voice, 'color', textIn(about, word));
  return {
    key: textIn(about, 'key'),
    card: nameOf(voice, 'card', textIn(about, 'card')),
    unit: nameOf(voice, 'unit', textIn(about, 'unit')),
    enemy: nameOf(voice, 'enemy', textIn(about, 'enemy')),
    color: voice.say('words.mana', { color: color('color') }),
    die: voice.say('words.die', { color: color('color') }),
    wanted: voice.say('words.mana', { color: color('wanted') }),
    count: numberIn(about, 'allowed'),
    cost: numberIn(about, 'cost'),
    healing: voice.say('words.healing', { count: numberIn(about, 'cost') }),
    price: voice.say('words.damage', { count: numberIn(about, 'cost') }),
    points: numberIn(about, 'points'),
    damage: numberIn(about, 'damage'),
    touching: numberIn(about, 'touching'),
    phase: nameOf(voice, 'phase', textIn(about, 'phase')),
    total: numberIn(about, 'total'),
    needed: numberIn(about, 'needed'),
    instead: voice.or(namesIn(about, 'instead').map(way => voice.find(`words.way.${way}`) ?? way)),
  };
}
