import type { BasicColor, Color, Effect, Element, Time } from '@deedbook/engine';
import { BASIC_COLORS, TERRAINS } from '@deedbook/engine';
import { isAnyLevel } from './levels.ts';
import { nameOf, nameOfPlace } from './names.ts';
import { SKILL_TELLERS } from './skill-effects.ts';
import { areOneOfEach, colored, isEvery, tokenColors, tokensText } from './tokens.ts';
import { asChange, type Voice } from './voice.ts';

/*
 * What an effect does, told from the effect itself. A teller gives a phrase that may stand inside a sentence, or several
 * phrases for things that happen one after the other. The vocabulary of cards has its tellers here; a rule that belongs
 * to one card, Tactic or site only has a sentence in the catalogues, under `effects.own`.
 */

type Phrases = string | readonly string[];
type Teller = (voice: Voice, effect: Effect) => Phrases;

/** A teller that knows what its kind of effect carries. */
const teller =
  <E extends object>(tell: (voice: Voice, effect: E) => Phrases): Teller =>
  (voice, effect) =>
    tell(voice, effect as Effect & E);

type CostChange =
  | { readonly set: number }
  | { readonly most: number }
  | { readonly less: number; readonly least?: number };
type Group = { readonly of: readonly Effect[] };
type Attack = { readonly reach: 'melee' | 'ranged' | 'siege'; readonly element: Element; readonly n: number };
type Block = {
  readonly element: Element;
  readonly n: number;
  readonly extra: 'per-trait' | 'twice-against-swift' | null;
};
type Hold = {
  readonly fortified: boolean;
  readonly color?: BasicColor;
  readonly armor?: number;
  readonly loses?: readonly ('physical' | 'fire' | 'ice')[];
  readonly more?: boolean;
};
type Weakening = { readonly whom: 'one' | 'all'; readonly armor: number; readonly fortified?: number };
type Stripping = { readonly whom: 'one' | 'all'; readonly loses: readonly string[] };
type Flight = {
  readonly costs: readonly number[];
  readonly avoids: readonly string[];
  readonly ends: 'safe' | 'assault';
};

const TELLERS: Readonly<Record<string, Teller>> = {
  points: teller<{ points: 'move' | 'influence'; n: number }>((voice, { points, n }) =>
    voice.say(`effects.points.${points}`, { n }),
  ),
  heal: teller<{ n: number }>((voice, { n }) => voice.say('effects.points.heal', { n })),
  attack: teller<Attack>((voice, { reach, element, n }) => voice.say(`effects.attack.${reach}.${element}`, { n })),
  block: teller<Block>((voice, { element, n, extra }) => {
    const block = voice.say(`effects.block.${element}`, { n });
    return extra === null ? block : voice.say(`effects.blockExtra.${extra}`, { block });
  }),
  'hold-enemy': teller<Hold>(holding),
  weaken: teller<Weakening>((voice, { whom, armor, fortified }) => {
    const weaken = voice.say(`effects.weaken.${whom}`, { n: -armor });
    return fortified === undefined ? weaken : voice.say('effects.weaken.fortified', { weaken, n: -fortified });
  }),
  strip: teller<Stripping>((voice, { whom, loses }) => {
    const what = [
      ...(loses.includes('fortified') ? [voice.say('effects.strip.fortification')] : []),
      ...(loses.includes('fire') ? [voice.say('effects.strip.resistances')] : []),
    ];
    return voice.say(`effects.strip.${whom}`, { what: voice.and(what) });
  }),
  'destroy-enemy': teller<{ others: number }>((voice, { others }) =>
    others === 0 ? voice.say('effects.destroy') : voice.say('effects.destroyOthers', { n: -others }),
  ),
  'per-enemy': teller<{ effect: Effect; n: number }>((voice, { effect, n }) =>
    voice.say('effects.perEnemy', { effect: phraseOf(voice, effect), n }),
  ),
  aimed: teller<{ effect: Effect }>((voice, { effect }) => phrasesOf(voice, effect)),
  whatever: teller<Group>((voice, { of }) => of.flatMap(effect => phrasesOf(voice, effect))),
  'on-terrain': teller<{ terrain: string; there: Effect; elsewhere: Effect }>((voice, { terrain, there, elsewhere }) =>
    voice.say('effects.onTerrain', {
      terrain: voice.noun(terrain, nameOfPlace(voice, 'terrain', terrain)),
      there: phraseOf(voice, there),
      elsewhere: phraseOf(voice, elsewhere),
    }),
  ),
  flight: teller<Flight>(flying),
  'ready-units': teller<{ levels: number }>((voice, { levels }) => voice.say('effects.readyUnits', { level: levels })),
  'spend-others': teller<{ level: number }>((voice, { level }) => voice.say('effects.spendOthers', { level })),
  'watch-block': teller<{ mod: 'burning-shield' | 'exploding-shield' }>((voice, { mod }) =>
    voice.say(`effects.watchBlock.${mod}`),
  ),
  meditation: teller<{ chosen: boolean }>((voice, { chosen }) =>
    voice.say(chosen ? 'effects.meditation.chosen' : 'effects.meditation.random'),
  ),
  'mana-claim': teller<{ curses: boolean }>((voice, { curses }) => {
    const claim = voice.say('effects.manaClaim.plain');
    return curses ? voice.say('effects.manaClaim.curse', { claim }) : claim;
  }),
  'mind-read': teller<{ steals: boolean }>((voice, { steals }) => {
    const read = voice.say('effects.mindRead.plain');
    return steals ? voice.say('effects.mindRead.steal', { read }) : read;
  }),
  'convert-attacks': teller<{ mod: 'all-cold-fire' | 'all-siege' }>((voice, { mod }) =>
    voice.say(`effects.convert.${mod}`),
  ),
  boosted: teller<{ effect: Effect; n: number; colors: readonly BasicColor[] }>((voice, { effect, n, colors }) =>
    voice.say('effects.boosted', { effect: phraseOf(voice, effect), n, colors: voice.and(manas(voice, colors)) }),
  ),
  'all-of': teller<Group>((voice, { of }) => runsOf(of).flatMap(run => runText(voice, run))),
  'one-of': teller<Group>((voice, { of }) => alternatives(voice, of)),
  'while-interacting': teller<{ effect: Effect }>((voice, { effect }) =>
    voice.say('effects.interacting', { effect: phraseOf(voice, effect) }),
  ),
  'discard-for': teller<{ effect: Effect }>((voice, { effect }) =>
    voice.say('effects.discardFor', { effect: phraseOf(voice, effect) }),
  ),
  empower: teller<{ bonus: number }>((voice, { bonus }) => voice.say('effects.empower', { n: bonus })),
  reputation: teller<{ n: number }>((voice, { n }) => voice.say('effects.reputation', { n: asChange(n) })),
  fame: teller<{ n: number }>((voice, { n }) => voice.say('effects.fame', { n: asChange(n) })),
  draw: teller<{ n: number }>((voice, { n }) => voice.say('effects.draw', { count: n })),
  'take-wound': teller<{ n: number }>((voice, { n }) => voice.say('effects.takeWound', { count: n })),
  'ready-unit': teller<{ level: number; heals: boolean }>((voice, { level, heals }) => {
    const ready = isAnyLevel(level) ? voice.say('effects.readyAnyUnit') : voice.say('effects.readyUnit', { level });
    return heals ? voice.say('effects.readyAndHeal', { ready }) : ready;
  }),
  'wound-unit': voice => voice.say('effects.woundUnit'),
  'resistant-units': voice => voice.say('effects.resistantUnits'),
  'terrain-cost': teller<{ terrains: readonly string[]; change: CostChange }>(costsText),
  conversion: teller<Conversion>((voice, conversion) => conversionText(voice, [conversion])),
  may: teller<{ effect: Effect }>((voice, { effect }) => voice.say('effects.may', { effect: phraseOf(voice, effect) })),
  'pay-for': teller<{ color: Color; effect: Effect }>((voice, { color, effect }) =>
    voice.say('effects.payFor', {
      mana: voice.say('words.mana', { color: nameOf(voice, 'color', color) }),
      effect: phraseOf(voice, effect),
    }),
  ),
  'at-start-of-combat': teller<{ effect: Effect }>((voice, { effect }) =>
    voice.say('effects.atStartOfCombat', { effect: phraseOf(voice, effect) }),
  ),
  'gain-mana': teller<{ of: readonly Color[] }>((voice, { of }) => tokensText(voice, of, 1)),
  'gain-crystal': teller<{ of: readonly BasicColor[] }>((voice, { of }) =>
    isEvery(of, BASIC_COLORS)
      ? voice.say('effects.crystalOfAny')
      : voice.say('effects.crystalOf', { colors: voice.or(colored(voice, of)) }),
  ),
  crystallize: voice => voice.say('effects.crystallize'),
  'attach-banner': teller<{ banner: string }>(
    (voice, { banner }) => voice.find(`effects.banner.${banner}`) ?? nameOf(voice, 'card', banner),
  ),
  'lend-mana': teller<{ mod: 'usable-mana' | 'endless-mana'; colors: readonly Color[] }>((voice, { mod, colors }) =>
    voice.say(`effects.lent.${mod}`, { colors: voice.and(colored(voice, colors)) }),
  ),
  'fame-for-spells': teller<{ color: BasicColor }>((voice, { color }) =>
    voice.say('effects.fameForSpells', { color: nameOf(voice, 'color', color) }),
  ),
  'only-by': teller<{ time: Time; effect: Effect }>((voice, { time, effect }) =>
    voice.say(`effects.onlyBy.${time}`, { effect: phraseOf(voice, effect) }),
  ),
  'book-of-wisdom': teller<{ offer: 'advanced' | 'spells' }>((voice, { offer }) => voice.say(`effects.study.${offer}`)),
  'extra-dice': teller<{ n: number }>((voice, { n }) => voice.say('effects.extraDice', { count: n })),
  'take-die': teller<{ tokens: number }>((voice, { tokens }) => voice.say('effects.takeDie', { count: tokens })),
};

const manas = (voice: Voice, colors: readonly Color[]): string[] =>
  colored(voice, colors).map(color => voice.say('words.mana', { color }));

/** What changes the rest of the turn. Several such things in a row are told in one breath. */
const LASTING = ['terrain-cost', 'conversion', 'lend-mana', 'daylight'];
const isLasting = ({ fx }: Effect): boolean => LASTING.includes(fx);

/** Effects in a row that are one thing to say: what lasts, the same thing several times, mana tokens. */
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

/** The same thing several times. */
function repeated(voice: Voice, effect: Effect, n: number): string {
  const colors = tokenColors(effect);
  if (colors) return tokensText(voice, colors, n);
  return (
    voice.find(`effects.repeated.${effect.fx}`, { n }) ??
    voice.say(n === 2 ? 'effects.twice' : 'effects.times', { effect: phraseOf(voice, effect), n })
  );
}

/** Which enemies the effects of a colour do not touch. */
const SHIELDS: Partial<Record<Color, 'fire' | 'ice'>> = { red: 'fire', blue: 'ice' };

function holding(voice: Voice, hold: Hold): string {
  const held = heldBack(voice, hold);
  return hold.more ? voice.say('effects.holdMore', { hold: held }) : held;
}

function heldBack(voice: Voice, { fortified, color, armor = 0, loses = [] }: Hold): string {
  const held = voice.say(fortified ? 'effects.held.any' : 'effects.held.unfortified');
  const shield = color && SHIELDS[color];
  const enemy = shield
    ? voice.say('effects.held.unless', { enemy: held, resistance: nameOf(voice, 'resistance', shield) })
    : held;
  if (loses.length > 0) {
    const resistance = voice.and(loses.map(loss => nameOf(voice, 'resistance', loss)));
    return voice.say('effects.holdStripped', { enemy, resistance });
  }
  return armor === 0
    ? voice.say('effects.hold', { enemy })
    : voice.say('effects.holdWeaker', { enemy, n: Math.abs(armor) });
}

/** A figure that is moved directly: how far and for how much, over what, and to where. */
function flying(voice: Voice, { costs, avoids, ends }: Flight): string {
  const n = costs.length;
  const points = (count: number) => voice.say('words.movePoints', { count });
  const way = (cost: number, i: number) => voice.say('effects.fly.way', { count: i + 1, points: points(cost) });
  const reach = costs.every(cost => cost === 0)
    ? voice.say('effects.fly.free', { n })
    : costs.every((cost, i) => cost === i + 1)
      ? voice.say('effects.fly.each', { n })
      : voice.say('effects.fly.some', { ways: voice.or(costs.map(way)) });
  const terrains = voice.or(avoids.map(terrain => nameOfPlace(voice, 'terrain', terrain)));
  const move =
    avoids.length === 0
      ? voice.say('effects.fly.over', { move: reach })
      : voice.say('effects.fly.but', { move: reach, terrains });
  return voice.say(`effects.fly.${ends}`, { move });
}

const WORDY = ['pay-for', 'weaken', 'strip', 'ready-unit', 'sideways-for', 'convert-attacks'];

/** One of several. Where one of them is more than one thing, or has an "or" of its own, "or" alone would not say where it ends. */
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

/** Points that may become an Attack or a Block. */
interface Conversion {
  readonly points: 'move' | 'influence';
  readonly cost: number;
  readonly into: Effect;
}

/** Conversions of the same points, which differ in what they give; null where something else is among them. */
function sameConversion(of: readonly Effect[]): readonly Conversion[] | null {
  const all = of as readonly (Effect & Conversion)[];
  const isLike = ({ fx, points, cost }: Effect & Conversion) =>
    fx === 'conversion' && points === all[0]?.points && cost === all[0].cost;
  return all.every(isLike) ? all : null;
}

function conversionText(voice: Voice, of: readonly Conversion[]): string {
  const [first] = of as [Conversion];
  return voice.say(of.length > 1 ? 'effects.conversionChoice' : 'effects.conversion', {
    points: voice.say(`effects.points.${first.points}`, { n: first.cost }),
    value: voice.or(of.map(({ into }) => phraseOf(voice, into))),
  });
}

/** A card played sideways for more if no die is used all turn; null for other alternatives. */
function sidewaysText(voice: Voice, of: readonly Effect[]): string | null {
  const [plain, daring] = of as readonly (Effect & { n?: number; effect?: Effect & { n?: number } })[];
  if (of.length !== 2 || plain?.fx !== 'sideways-for' || daring?.fx !== 'without-dice') return null;
  return voice.say('skills.effects.sidewaysWithoutDice', { n: plain.n ?? 0, more: daring.effect?.n ?? 0 });
}

/** The phrases of an effect, one for each thing that happens. */
function phrasesOf(voice: Voice, effect: Effect): readonly string[] {
  const phrases = barely(voice, effect);
  return isLasting(effect) ? [thisTurn(voice, phrases)] : phrases;
}

/** The same without saying how long it lasts. */
function barely(voice: Voice, effect: Effect): readonly string[] {
  const phrases = TELLERS[effect.fx]?.(voice, effect) ?? ofSkill(voice, effect) ?? own(voice, effect);
  return typeof phrases === 'string' ? [phrases] : phrases;
}

/** What terrains cost; those that nobody can enter otherwise are opened by it. */
function costsText(voice: Voice, { terrains, change }: { terrains: readonly string[]; change: CostChange }): string {
  const points = (count: number) => voice.say('words.movePoints', { count });
  const named = voice.or(terrains.map(terrain => nameOfPlace(voice, 'terrain', terrain)));
  if ('set' in change) {
    const opens = terrains.some(terrain => TERRAINS.get(terrain).cost.day === null);
    return voice.say(opens ? 'effects.terrain.opened' : 'effects.terrain.set', {
      terrains: named,
      points: points(change.set),
    });
  }
  if ('most' in change) return voice.say('effects.terrain.most', { points: points(change.most) });
  if (terrains.length > 0) return voice.say('effects.cheaper', { terrains: named, points: points(change.less) });
  return voice.say('effects.terrain.every', { points: points(change.less), n: change.least ?? 0 });
}

/** The sentence of an effect that belongs to one card; some have one for each of the words they carry. */
const ofSkill = (voice: Voice, effect: Effect): string | undefined =>
  SKILL_TELLERS[effect.fx]?.(voice, effect, inner => phraseOf(voice, inner));

const own = (voice: Voice, { fx, ...values }: Effect): string => {
  const word = Object.values(values).find(value => typeof value === 'string');
  return (
    (word ? voice.find(`effects.variant.${fx}.${word}`, values) : null) ??
    voice.find(`effects.own.${fx}`, values) ??
    voice.say('effects.unknown', { fx })
  );
};

const RAISED = ['points', 'attack', 'block', 'in-need'];
const GROUPS = ['all-of', 'one-of', 'whatever'];

/** An effect as it is when the card it came from was raised: every Move, Influence, Attack and Block (CRD-27). */
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
  fx in TELLERS ||
  fx in SKILL_TELLERS ||
  voice.knows(`effects.variant.${fx}`) ||
  voice.find(`effects.own.${fx}`) !== null;

/** An effect inside a sentence. */
export const phraseOf = (voice: Voice, effect: Effect): string => voice.and(phrasesOf(voice, effect));

const ON_ENEMIES = ['hold-enemy', 'weaken', 'strip', 'destroy-enemy', 'weaken-blocked'];

/** Whether an effect, or one inside of it, does something to enemies other than attack them. */
function actsOnEnemies(part: object): boolean {
  const { fx, mod } = part as { fx?: string; mod?: string };
  if ((fx && ON_ENEMIES.includes(fx)) || mod === 'exploding-shield') return true;
  return Object.values(part).some(inner => typeof inner === 'object' && inner !== null && actsOnEnemies(inner));
}

/** Red and blue cards do nothing to enemies that resist them, but for Attacks and Blocks (CMB-GEN-09, CMB-GEN-10). */
function resisted(voice: Voice, effect: Effect, color: Color | null): string[] {
  const shield = color && SHIELDS[color];
  if (!shield || !actsOnEnemies(effect)) return [];
  return [voice.say('effects.resisted', { resistance: nameOf(voice, 'resistance', shield) })];
}

/** An effect by itself: one thing as a heading, several as sentences. */
export function effectText(voice: Voice, effect: Effect, color: Color | null = null): string {
  const sentences = [...phrasesOf(voice, effect), ...resisted(voice, effect, color)].map(phrase =>
    voice.capital(phrase),
  );
  return sentences.length === 1 ? (sentences[0] as string) : sentences.map(sentence => `${sentence}.`).join(' ');
}
