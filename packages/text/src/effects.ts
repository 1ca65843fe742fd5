import { BASIC_COLORS, type Color, type Effect, type EffectKind, type EffectOf, isOfKind } from '@deedbook/engine';
import { costsText, flying, holding, SHIELDS } from './effect-phrases.ts';
import { isAnyLevel } from './levels.ts';
import { nameOf, nameOfPlace } from './names.ts';
import type { Catalogue } from './shape.ts';
import { areOneOfEach, colored, isEvery, tokenColors, tokensText } from './tokens.ts';
import { asChange, type Voice } from './voice.ts';

/*
 * What an effect does, worded from the effect itself. A teller returns a phrase that fits inside a sentence, or several
 * phrases for things that happen one after another. The general vocabulary of cards has its tellers here; a rule that
 * belongs to a single card, Tactic or site has a sentence in the catalogues, under `effects.own`.
 */

type Phrases = string | readonly string[];

/** Kinds of effect whose words are just a sentence of the catalogue: those of a single card, Tactic, site or Skill. */
type OwnKind = EffectKind &
  (keyof Catalogue['effects']['own'] | keyof Catalogue['effects']['variant'] | keyof Catalogue['skills']['effects']);

/** A teller for every other kind. */
type Tellers = { readonly [K in EffectKind as K extends OwnKind ? never : K]: Teller<K> } & {
  readonly [K in OwnKind]?: Teller<K>;
};
type Teller<K extends EffectKind> = (voice: Voice, effect: EffectOf<K>) => Phrases;

const TELLERS: Tellers = {
  points: (voice, { points, n }) => voice.say(`effects.points.${points}`, { n }),
  heal: (voice, { n }) => voice.say('effects.points.heal', { n }),
  attack: (voice, { reach, element, n }) => voice.say(`effects.attack.${reach}.${element}`, { n }),
  block: (voice, { element, n, extra }) => {
    const block = voice.say(`effects.block.${element}`, { n });
    return extra === null ? block : voice.say(`effects.blockExtra.${extra}`, { block });
  },
  'hold-enemy': holding,
  weaken: (voice, { whom, armor, fortified }) => {
    const weaken = voice.say(`effects.weaken.${whom}`, { n: -armor });
    return fortified === undefined ? weaken : voice.say('effects.weaken.fortified', { weaken, n: -fortified });
  },
  strip: (voice, { whom, loses }) => {
    const what = [
      ...(loses.includes('fortified') ? [voice.say('effects.strip.fortification')] : []),
      ...(loses.includes('fire') ? [voice.say('effects.strip.resistances')] : []),
    ];
    return voice.say(`effects.strip.${whom}`, { what: voice.and(what) });
  },
  'destroy-enemy': (voice, { others }) =>
    others === 0 ? voice.say('effects.destroy') : voice.say('effects.destroyOthers', { n: -others }),
  'per-enemy': (voice, { effect, n }) => voice.say('effects.perEnemy', { effect: phraseOf(voice, effect), n }),
  aimed: (voice, { effect }) => phrasesOf(voice, effect),
  whatever: (voice, { of }) => of.flatMap(effect => phrasesOf(voice, effect)),
  'on-terrain': (voice, { terrain, there, elsewhere }) =>
    voice.say('effects.onTerrain', {
      terrain: voice.noun(terrain, nameOfPlace(voice, 'terrain', terrain)),
      there: phraseOf(voice, there),
      elsewhere: phraseOf(voice, elsewhere),
    }),
  flight: flying,
  'ready-units': (voice, { levels }) => voice.say('effects.readyUnits', { level: levels }),
  'spend-others': (voice, { level }) => voice.say('effects.spendOthers', { level }),
  'watch-block': (voice, { mod }) => voice.say(`effects.watchBlock.${mod}`),
  meditation: (voice, { chosen }) => voice.say(chosen ? 'effects.meditation.chosen' : 'effects.meditation.random'),
  'mana-claim': (voice, { curses }) => {
    const claim = voice.say('effects.manaClaim.plain');
    return curses ? voice.say('effects.manaClaim.curse', { claim }) : claim;
  },
  'mind-read': (voice, { steals }) => {
    const read = voice.say('effects.mindRead.plain');
    return steals ? voice.say('effects.mindRead.steal', { read }) : read;
  },
  'convert-attacks': (voice, { mod }) => voice.say(`effects.convert.${mod}`),
  boosted: (voice, { effect, n, colors }) =>
    voice.say('effects.boosted', { effect: phraseOf(voice, effect), n, colors: voice.and(manas(voice, colors)) }),
  'all-of': (voice, { of }) => runsOf(of).flatMap(run => runText(voice, run)),
  'one-of': (voice, { of }) => alternatives(voice, of),
  'while-interacting': (voice, { effect }) => voice.say('effects.interacting', { effect: phraseOf(voice, effect) }),
  'discard-for': (voice, { effect }) => voice.say('effects.discardFor', { effect: phraseOf(voice, effect) }),
  empower: (voice, { bonus }) => voice.say('effects.empower', { n: bonus }),
  reputation: (voice, { n }) => voice.say('effects.reputation', { n: asChange(n) }),
  fame: (voice, { n }) => voice.say('effects.fame', { n: asChange(n) }),
  draw: (voice, { n }) => voice.say('effects.draw', { count: n }),
  'take-wound': (voice, { n }) => voice.say('effects.takeWound', { count: n }),
  'ready-unit': (voice, { level, heals }) => {
    const ready = isAnyLevel(level) ? voice.say('effects.readyAnyUnit') : voice.say('effects.readyUnit', { level });
    return heals ? voice.say('effects.readyAndHeal', { ready }) : ready;
  },
  'wound-unit': voice => voice.say('effects.woundUnit'),
  'resistant-units': voice => voice.say('effects.resistantUnits'),
  'terrain-cost': costsText,
  conversion: (voice, conversion) => conversionText(voice, [conversion]),
  may: (voice, { effect }) => voice.say('effects.may', { effect: phraseOf(voice, effect) }),
  'pay-for': (voice, { color, effect }) =>
    voice.say('effects.payFor', {
      mana: voice.say('words.mana', { color: nameOf(voice, 'color', color) }),
      effect: phraseOf(voice, effect),
    }),
  'at-start-of-combat': (voice, { effect }) =>
    voice.say('effects.atStartOfCombat', { effect: phraseOf(voice, effect) }),
  'gain-mana': (voice, { of }) => tokensText(voice, of, 1),
  'gain-crystal': (voice, { of }) =>
    isEvery(of, BASIC_COLORS)
      ? voice.say('effects.crystalOfAny')
      : voice.say('effects.crystalOf', { colors: voice.or(colored(voice, of)) }),
  crystallize: voice => voice.say('effects.crystallize'),
  'attach-banner': (voice, { banner }) => voice.find(`effects.banner.${banner}`) ?? nameOf(voice, 'card', banner),
  'lend-mana': (voice, { mod, colors }) =>
    voice.say(`effects.lent.${mod}`, { colors: voice.and(colored(voice, colors)) }),
  'fame-for-spells': (voice, { color }) => voice.say('effects.fameForSpells', { color: nameOf(voice, 'color', color) }),
  'only-by': (voice, { time, effect }) => voice.say(`effects.onlyBy.${time}`, { effect: phraseOf(voice, effect) }),
  'book-of-wisdom': (voice, { offer }) => voice.say(`effects.study.${offer}`),
  'extra-dice': (voice, { n }) => voice.say('effects.extraDice', { count: n }),
  'take-die': (voice, { tokens }) => voice.say('effects.takeDie', { count: tokens }),
  'by-time': (voice, { day, night }) =>
    tokensByTime(voice, day, night) ??
    voice.say('skills.effects.byTime', { day: phraseOf(voice, day), night: phraseOf(voice, night) }),
  'sideways-for': (voice, { n, special }) =>
    voice.say(n === special ? 'skills.effects.sideways' : 'skills.effects.sidewaysSpecial', { n, special }),
  'without-dice': (voice, { effect }) => voice.say('skills.effects.withoutDice', { effect: phraseOf(voice, effect) }),
  motivation: (voice, { color }) => voice.say('skills.effects.motivation', { gain: tokensText(voice, [color], 1) }),
};

const manas = (voice: Voice, colors: readonly Color[]): string[] =>
  colored(voice, colors).map(color => voice.say('words.mana', { color }));

/** Effects on the rest of the turn. Several of these in a row become one phrase. */
const LASTING = ['terrain-cost', 'conversion', 'lend-mana', 'daylight'];
const isLasting = ({ fx }: Effect): boolean => LASTING.includes(fx);

/** Groups effects in a row that make one phrase: lasting effects, repetitions, mana tokens. */
function runsOf(effects: readonly Effect[]): Effect[][] {
  const runs: Effect[][] = [];
  for (const effect of effects) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first && belongTogether(first, effect)) run.push(effect);
    else runs.push([effect]);
  }
  return runs;
}

const isSame = (a: Effect, b: Effect): boolean => JSON.stringify(a) === JSON.stringify(b);
const belongTogether = (a: Effect, b: Effect): boolean =>
  (isLasting(a) && isLasting(b)) || isSame(a, b) || (tokenColors(a)?.length === 1 && tokenColors(b)?.length === 1);

function runText(voice: Voice, run: readonly Effect[]): readonly string[] {
  const [first] = run as [Effect];
  if (run.length === 1) return phrasesOf(voice, first);
  if (isLasting(first))
    return [
      thisTurn(
        voice,
        run.flatMap(effect => barely(voice, effect)),
      ),
    ];
  if (run.every(effect => isSame(effect, first))) return [repeated(voice, first, run.length)];
  return areOneOfEach(run) ? [voice.say('effects.manaOfEach')] : run.flatMap(effect => phrasesOf(voice, effect));
}

const thisTurn = (voice: Voice, effects: readonly string[]): string =>
  voice.say('effects.thisTurn', { effects: voice.and(effects) });

/** The same effect several times. */
function repeated(voice: Voice, effect: Effect, n: number): string {
  const colors = tokenColors(effect);
  if (colors) return tokensText(voice, colors, n);
  return (
    voice.find(`effects.repeated.${effect.fx}`, { n }) ??
    voice.say(n === 2 ? 'effects.twice' : 'effects.times', { effect: phraseOf(voice, effect), n })
  );
}

const WORDY = ['pay-for', 'weaken', 'strip', 'ready-unit', 'sideways-for', 'convert-attacks'];

/** A choice of effects. If one of them has several parts, or an "or" of its own, a plain "or" would be ambiguous. */
function alternatives(voice: Voice, of: readonly Effect[]): string {
  const conversions = sameConversion(of);
  if (conversions) return thisTurn(voice, [conversionText(voice, conversions)]);
  const sideways = sidewaysText(voice, of);
  if (sideways !== null) return sideways;
  const all = of.map(effect => phraseOf(voice, effect));
  const isShort = (effect: Effect) => !WORDY.includes(effect.fx) && phrasesOf(voice, effect).length === 1;
  if (of.every(isShort)) return voice.or(all);
  return all.reduceRight((second, first) => voice.say('effects.either', { first, second }));
}

/** Points that can be converted into an Attack or Block. */
type Conversion = EffectOf<'conversion'>;

/** Conversions of the same points that differ only in what they give; null if there is anything else. */
function sameConversion(of: readonly Effect[]): readonly Conversion[] | null {
  const all = of.filter(effect => isOfKind(effect, 'conversion'));
  const [first] = all;
  const areAlike = all.every(({ points, cost }) => points === first?.points && cost === first.cost);
  return all.length === of.length && areAlike ? all : null;
}

function conversionText(voice: Voice, of: readonly Conversion[]): string {
  const [first] = of as [Conversion];
  return voice.say(of.length > 1 ? 'effects.conversionChoice' : 'effects.conversion', {
    points: voice.say(`effects.points.${first.points}`, { n: first.cost }),
    value: voice.or(of.map(({ into }) => phraseOf(voice, into))),
  });
}

/** A card played sideways for more if no die is used this turn; null for other alternatives. */
function sidewaysText(voice: Voice, [plain, daring, ...others]: readonly Effect[]): string | null {
  if (!plain || !daring || others.length > 0 || !isOfKind(plain, 'sideways-for') || !isOfKind(daring, 'without-dice'))
    return null;
  const { effect } = daring;
  if (!isOfKind(effect, 'sideways-for')) return null;
  return voice.say('skills.effects.sidewaysWithoutDice', { n: plain.n, more: effect.n });
}

/** A mana token of one color by day, of another at night; null for anything else. */
function tokensByTime(voice: Voice, ...effects: readonly [Effect, Effect]): string | null {
  const [day, night] = effects.map(tokenColors);
  if (!day || !night) return null;
  return voice.say('effects.manaByTime', {
    day: voice.or(colored(voice, day)),
    night: voice.or(colored(voice, night)),
  });
}

/** The phrases of an effect, one per thing that happens. */
function phrasesOf(voice: Voice, effect: Effect): readonly string[] {
  const phrases = barely(voice, effect);
  return isLasting(effect) ? [thisTurn(voice, phrases)] : phrases;
}

/** The same without its duration. */
function barely(voice: Voice, effect: Effect): readonly string[] {
  const phrases = tellerOf(effect)?.(voice, effect) ?? own(voice, effect);
  return typeof phrases === 'string' ? [phrases] : phrases;
}

const tellerOf = ({ fx }: Effect) =>
  (Object.hasOwn(TELLERS, fx) ? TELLERS[fx as EffectKind] : undefined) as
    | ((voice: Voice, effect: Effect) => Phrases)
    | undefined;

/** The sentence of an effect that belongs to a single card; some have one for each word they carry. */
const own = (voice: Voice, { fx, ...values }: Effect): string => {
  const word = Object.values(values).find(value => typeof value === 'string');
  return (
    (word ? voice.find(`effects.variant.${fx}.${word}`, values) : null) ??
    voice.find(`effects.own.${fx}`, values) ??
    voice.find(`skills.effects.${fx}`, values) ??
    voice.say('effects.unknown', { fx })
  );
};

const RAISED = ['points', 'attack', 'block', 'in-need'];
const GROUPS = ['all-of', 'one-of', 'whatever'];

/** An effect with the bonus of its card applied: to every Move, Influence, Attack and Block (CRD-27). */
export function raised<E extends Effect>(effect: E, bonus: number): E {
  const { n, of, effect: inner } = effect as { n?: number; of?: readonly Effect[]; effect?: Effect };
  if (effect.fx === 'by-time') {
    const { day, night } = effect as unknown as { day: Effect; night: Effect };
    return { ...effect, day: raised(day, bonus), night: raised(night, bonus) };
  }
  if (RAISED.includes(effect.fx)) return { ...effect, n: (n ?? 0) + bonus };
  if (GROUPS.includes(effect.fx)) return { ...effect, of: of?.map(one => raised(one, bonus)) };
  return inner ? { ...effect, effect: raised(inner, bonus) } : effect;
}

/** Whether there are words for a kind of effect. */
export const canTell = (voice: Voice, fx: string): boolean =>
  Object.hasOwn(TELLERS, fx) ||
  ['effects.variant', 'effects.own', 'skills.effects'].some(group => voice.knows(`${group}.${fx}`));

/** An effect within a sentence. */
export const phraseOf = (voice: Voice, effect: Effect): string => voice.and(phrasesOf(voice, effect));

const ON_ENEMIES = ['hold-enemy', 'weaken', 'strip', 'destroy-enemy', 'weaken-blocked'];

/** Whether an effect, or one nested in it, does something to enemies other than attack them. */
function actsOnEnemies(part: object): boolean {
  const { fx, mod } = part as { fx?: string; mod?: string };
  if ((fx && ON_ENEMIES.includes(fx)) || mod === 'exploding-shield') return true;
  return Object.values(part).some(inner => typeof inner === 'object' && inner !== null && actsOnEnemies(inner));
}

/**
 * Red and blue cards do nothing to enemies that resist them, except for Attacks and Blocks (CMB-GEN-09, CMB-GEN-10).
 */
function resisted(voice: Voice, effect: Effect, color: Color | null): string[] {
  const shield = color && SHIELDS[color];
  if (!shield || !actsOnEnemies(effect)) return [];
  return [voice.say('effects.resisted', { resistance: nameOf(voice, 'resistance', shield) })];
}

/** An effect on its own: a heading if it is one thing, sentences if it is several. */
export function effectText(voice: Voice, effect: Effect, color: Color | null = null): string {
  const sentences = [...phrasesOf(voice, effect), ...resisted(voice, effect, color)].map(phrase =>
    voice.capital(phrase),
  );
  return sentences.length === 1 ? (sentences[0] as string) : sentences.map(sentence => `${sentence}.`).join(' ');
}
