import { CARDS, SKILLS, STARTING_DECK, TACTICS, UNITS } from '../rules/catalogue.ts';
import { without } from '../rules/query.ts';
import { LEVELS, levelAt } from '../rules/rewards/tracks.ts';
import { BASIC_COLORS, type BasicColor, COLORS, type Color, type Crystals } from '../state/mana.ts';
import type { Name } from '../state/names.ts';
import type { Banner, PlayedCard, Player, TakenDie, Unit } from '../state/player.ts';
import type { Colored, HeroScene, Pieces, SceneUnit } from './description.ts';
import type { Path } from './problems.ts';
import { colorsOf, type Stage } from './stage.ts';

/** Sets up one hero: cards, mana, Units, Skills, tracks. The figure and the Tactic come later. */
export function placeHero(stage: Stage, player: Player, hero: HeroScene, path: Path): void {
  const { problems } = stage;
  const at = (field: keyof HeroScene): Path => [...path, field];
  setTracks(stage, player, hero, path);
  dealDeeds(stage, player, hero, path);
  if (hero.crystals) player.crystals = crystalsOf(stage, at('crystals'), hero.crystals);
  if (hero.mana) player.mana = checkedColors(stage, at('mana'), hero.mana, COLORS);
  player.dice = (hero.dice ?? []).flatMap((die, i) => dieOf(stage, [...at('dice'), i], die));
  player.units = (hero.units ?? []).flatMap((unit, i) => {
    const entry = typeof unit === 'string' ? unitOf(stage, [...at('units'), i], unit) : unit;
    if (!entry || !problems.isNamed([...at('units'), i], entry.unit, UNITS)) return [];
    stage.takeUnit(entry.unit);
    const { unit: name, spent = false, wounds = 0, resisted = false } = entry;
    const id = stage.s.nextUnit++;
    if (resisted) stage.resisted.push(id);
    return [{ id, unit: name, spent, wounds } satisfies Unit];
  });
  player.plundered = hero.plundered ?? false;
  player.tokenDown = hero.tokenDown ?? false;
  player.banners = bannersOf(stage, player, hero, at('banners'));
  takeSkills(stage, player, hero, path);
}

/** The Banners on Units, which are named as in answers. */
function bannersOf(stage: Stage, { units }: Player, { banners = {} }: HeroScene, path: Path): Banner[] {
  return Object.entries(banners).flatMap(([word, banner]) => {
    const [name, n = '1'] = word.split(' ');
    const unit = units.filter(other => other.unit === name)[Number(n) - 1];
    if (!unit) stage.problems.add([...path, word], 'there is no such Unit to carry it', 'no-carrier', banner);
    if (!unit || !stage.problems.isNamed([...path, word], banner, CARDS)) return [];
    stage.takeCard(banner);
    return [{ banner, unit: unit.id, used: false }];
  });
}

function setTracks({ problems }: Stage, player: Player, hero: HeroScene, path: Path): void {
  const { level = levelAt(hero.fame ?? 0), reputation = 0 } = hero;
  const line = LEVELS.find(known => known.level === level);
  if (!line) problems.add([...path, 'level'], `there is no level ${level}; levels go from 1 to 10`);
  player.fame = hero.fame ?? line?.fame ?? 0;
  player.level = level;
  player.reputation = reputation;
  if (Math.abs(reputation) > 7) problems.add([...path, 'reputation'], 'Reputation goes from -7 to 7');
}

/** Deals the cards: those not named stay in the deck, unless the deck is described too. */
function dealDeeds(stage: Stage, player: Player, hero: HeroScene, path: Path): void {
  let left: readonly Name[] = player.deck;
  const take = (cards: readonly Name[]) => {
    for (const card of cards) {
      if (left.includes(card)) left = without(left, card);
      else stage.takeCard(card);
    }
  };
  const cards = (field: 'hand' | 'discard' | 'tacticCards' | 'drafted'): Name[] => {
    const names = stage.names([...path, field], hero[field] ?? [], CARDS);
    take(names);
    return names;
  };
  player.hand = cards('hand');
  player.discard = cards('discard');
  player.tacticCards = cards('tacticCards');
  player.drafted = cards('drafted');
  player.played = (hero.played ?? []).flatMap((entry, i) => playedOf(stage, [...path, 'played', i], entry));
  take(player.played.map(played => played.card));
  player.deck = dealDeck(stage, [...path, 'deck'], hero.deck, () => left, take, CARDS);
}

/** A pile, next one last: exactly the named ones, a number of the rest, or all of the rest. */
export function dealDeck(
  stage: Stage,
  path: Path,
  deck: Pieces | number | undefined,
  left: () => readonly Name[],
  take: (names: readonly Name[]) => void,
  table: typeof CARDS | typeof SKILLS,
): readonly Name[] {
  if (deck === undefined) return left();
  if (typeof deck === 'number') {
    if (left().length < deck)
      stage.problems.add(path, `only ${left().length} cards are left for it; name them`, 'few-cards', left().length);
    return left().slice(Math.max(0, left().length - deck));
  }
  const { names, open } = stage.pile(path, deck, table);
  take(names);
  return [...(open ? left() : []), ...names.reverse()];
}

function playedOf(stage: Stage, path: Path, entry: string): PlayedCard[] {
  const found = stage.words(path, entry, CARDS, ['basic', 'powered', 'sideways'] as const);
  return found ? [{ card: found.name, as: found.words[0] ?? 'basic' }] : [];
}

function dieOf(stage: Stage, path: Path, entry: string): TakenDie[] {
  const [word, how] = entry.split(' ');
  const color = COLORS.find(known => known === word);
  if (color && (how === undefined || how === 'unrolled')) return [{ color, roll: how === undefined }];
  stage.problems.add(path, `'${entry}' is no die: write a colour, or a colour and 'unrolled'`);
  return [];
}

function unitOf(stage: Stage, path: Path, entry: string): SceneUnit | null {
  const found = stage.words(path, entry, UNITS, ['ready', 'spent', 'wounded', 'resisted'] as const);
  if (!found) return null;
  const { name, words } = found;
  const is = (word: (typeof words)[number]) => words.includes(word);
  return { unit: name, spent: is('spent'), wounds: is('wounded') ? 1 : 0, resisted: is('resisted') };
}

function takeSkills(stage: Stage, player: Player, hero: HeroScene, path: Path): void {
  const { s } = stage;
  const take = (skills: readonly Name[]) => {
    for (const owner of [...s.players, ...(s.dummy ? [s.dummy] : [])]) {
      for (const skill of skills) owner.skillPile = without(owner.skillPile, skill);
    }
  };
  player.skills = (hero.skills ?? []).flatMap((entry, i) => {
    const found = stage.words([...path, 'skills', i], entry, SKILLS, ['used'] as const);
    return found ? [{ skill: found.name, used: found.words.length > 0 }] : [];
  });
  take(player.skills.map(({ skill }) => skill));
  const pile = () => player.skillPile;
  player.skillPile = dealDeck(stage, [...path, 'skillPile'], hero.skillPile, pile, take, SKILLS);
}

/** The valid colors; the others are reported as problems. */
export function checkedColors<C extends Color>(
  stage: Stage,
  path: Path,
  colored: Colored<C>,
  known: readonly C[],
): C[] {
  const words: readonly string[] = Array.isArray(colored) ? colored : Object.keys(colored);
  for (const word of words) {
    if (!known.some(color => color === word))
      stage.problems.add(path, `'${word}' is no colour here: ${known.join(', ')}`);
  }
  return colorsOf(colored);
}

/** The crystals of an Inventory. */
export function crystalsOf(stage: Stage, path: Path, colored: Colored<BasicColor>): Crystals {
  const colors = checkedColors(stage, path, colored, BASIC_COLORS);
  const count = (color: BasicColor) => colors.filter(other => other === color).length;
  return { red: count('red'), blue: count('blue'), green: count('green'), white: count('white') };
}

/** Tactics with nothing to decide, for heroes without a named Tactic. */
const QUIET_TACTICS = {
  day: ['early-bird', 'rethink', 'great-start', 'mana-steal used'],
  night: ['from-the-dusk', 'preparation', 'long-night used', 'midnight-meditation used'],
} as const;

/** Gives every hero a Tactic: the one described, or one without consequences. */
export function takeTactics(stage: Stage, described: readonly { hero: HeroScene; path: Path }[]): void {
  const { s } = stage;
  const quiet = QUIET_TACTICS[s.time].filter(
    entry => !described.some(({ hero }) => hero.tactic?.split(' ')[0] === entry.split(' ')[0]),
  );
  for (const [seat, { hero, path }] of described.entries()) {
    const player = s.players[seat] as Player;
    const entry = hero.tactic ?? quiet.shift() ?? 'early-bird';
    const found = stage.words([...path, 'tactic'], entry, TACTICS, ['used'] as const);
    if (!found) continue;
    if (TACTICS.get(found.name).time !== s.time)
      stage.problems.add([...path, 'tactic'], `no Tactic of the ${s.time}`, 'wrong-tactic', found.name);
    player.tactic = found.name;
    player.tacticUsed = found.words.length > 0;
    player.tacticDie = hero.tacticDie ?? null;
    // What taking it would have started.
    if (found.name === 'planning') {
      s.modifiers = [...s.modifiers, { mod: 'planning', seat, from: 'planning', n: 1, until: 'round', on: '' }];
    }
  }
  const taken = s.players.map(player => player.tactic);
  if (s.dummy) s.dummy.tactic = stage.scene.dummy?.tactic ?? quiet.shift()?.split(' ')[0] ?? null;
  s.tactics = s.tactics.filter(tactic => !taken.includes(tactic) && tactic !== s.dummy?.tactic);
}

/** Whether the content is loaded, which scenes need. */
export const isContentLoaded = (): boolean => STARTING_DECK.ids().length > 0;
