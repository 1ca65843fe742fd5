import { HEROES, TACTICS } from '../rules/catalogue.ts';
import { SCENARIOS } from '../rules/scenarios/scenarios.ts';
import type { SetupFault } from '../rules/setup/fault.ts';
import type { GameOptions } from '../rules/setup/options.ts';
import { type GameSetup, newGame, whyNotSetUp } from '../rules/setup/setup.ts';
import type { Name } from '../state/names.ts';
import { OPTION_NAMES } from '../state/options.ts';
import type { Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import { Fight } from './combat.ts';
import { HERO_FIELDS, type HeroScene, type Scene } from './description.ts';
import { layOutMap, onMap, placeShields, populate, usualPlace } from './ground.ts';
import { isContentLoaded, placeHero, takeTactics } from './heroes.ts';
import { setMoment } from './moment.ts';
import { fillOffers, placeDummy, takeNamed } from './offers.ts';
import { type Path, type Problem, Problems, SceneError } from './problems.ts';
import { Stage } from './stage.ts';

export type {
  Colored,
  HeroScene,
  Scene,
  SceneAssault,
  SceneCity,
  SceneCombat,
  SceneDuel,
  SceneDummy,
  SceneEnemy,
  SceneFoe,
  SceneUnit,
} from './description.ts';
export { MOMENTS } from './description.ts';
export { nearest, type Problem, SCENE_FLAWS, SceneError, type SceneFlaw } from './problems.ts';
export { colorsOf, copiesIn } from './stage.ts';

/**
 * Builds a position in mid-game from a description by names:
 *
 *     const game = new Session(buildScene({ hand: ['march', 'stamina'], mana: ['blue'], map: { '1,0': 'hills keep' } }));
 *
 * Everything has a default, so a scene names only what matters:
 *
 * - First Reconnaissance with two players, Tovak and Goldyx (then Norowas, Arythea); `players: 1` is solo with a dummy.
 * - Day of Round 1 (Night: Round 2). It is the turn of the first hero, who may do anything (`moment: 'turn'`). Other moments:
 *   `before turn`, `start of turn` (announce or play), `end of turn` (just announced), `tactics` (about to be chosen),
 *   `round end` (everyone has played). The game continues from there as usual.
 * - The fields of the first hero are in the scene itself and the others in `others`; or all of them are in `heroes`.
 * - `combat: { enemies: ['wolf-riders'] }` puts that hero in a combat, in the ranged phase, with all attacks still to come;
 *   the reason for the combat follows from the space.
 * - A hero has level 1, the Fame of that level (or the level of that Fame), Reputation 0, nothing in hand or played, no
 *   mana, and a Tactic without consequences. The deck holds the starting cards not named elsewhere, in an order that
 *   depends on `seed`.
 * - The map is plains, eight spaces in every direction, with the first hero on `0,0` and the others far away; `map`
 *   describes single spaces. With real `tiles`, the first hero is on the portal and the others are off the map.
 * - Unconquered keeps, mage towers and ruins have a token, and tiles their rampaging enemies, drawn from the piles.
 *   Garrisons next to a hero are face up by day, ruins by day, rampaging enemies always.
 * - The Source has two more dice than players, in the order red, blue, green, white, gold, black.
 * - Offers are full. What the scene names is taken out of decks, piles and the tile stack, so that nothing exists twice.
 *
 * Unknown names and conflicting fields are all reported at once, in a SceneError.
 */
export function buildScene(scene: Scene): State {
  if (!isContentLoaded())
    throw new Error("a scene needs the content: import '../content/index.ts' or the engine itself");
  const problems = new Problems();
  const described = describedHeroes(scene, problems);
  const { scenario = 'first-reconnaissance' } = scene;
  problems.isNamed(['scenario'], scenario, SCENARIOS);
  const heroes = described.map(({ name }) => name);
  const setup: GameSetup = { scenario, heroes, seed: scene.seed ?? 'scene', options: optionsIn(scene) };
  const wrong = problems.found.length === 0 ? whyNotSetUp(setup) : null;
  if (wrong !== null) problems.addFault([whereIs(wrong)], wrong);
  if (problems.found.length > 0) throw new SceneError([...problems.found, ...wrongNames(scene, described)]);
  const stage = new Stage(scene, newGame(setup), problems);
  furnish(stage, described);
  problems.settle();
  return stage.s;
}

/**
 * The unknown names in a scene whose game cannot be set up, found by building it in a default game. Other problems
 * found that way may only be consequences, so they are ignored.
 */
function wrongNames(scene: Scene, described: readonly Described[]): readonly Problem[] {
  const problems = new Problems();
  const seats = described.slice(0, USUAL_HEROES.length);
  const free = USUAL_HEROES.filter(name => !seats.some(other => other.name === name));
  const heroes = seats.map(({ name }, i) =>
    HEROES.has(name) && seats.findIndex(other => other.name === name) === i ? name : (free.shift() as Name),
  );
  try {
    const stage = new Stage(scene, newGame({ scenario: 'first-reconnaissance', heroes, seed: 'scene' }), problems);
    furnish(stage, seats);
  } catch {
    // Expected: the scene does not fit a default game.
  }
  return problems.names;
}

/** Sets up everything in a scene except the game itself. */
function furnish(stage: Stage, described: readonly Described[]): void {
  const { scene } = stage;
  setTime(stage);
  for (const [seat, { hero, path }] of described.entries()) {
    placeHero(stage, stage.s.players[seat] as Player, hero, path);
  }
  placeDummy(stage);
  layOutMap(stage);
  for (const [seat, { hero, path }] of described.entries()) standAt(stage, seat, hero, path);
  const putOnTop = takeNamed(stage);
  placeShields(stage);
  const fight = Fight.in(stage);
  populate(stage, fight);
  fillOffers(stage);
  putOnTop();
  if (scene.moment !== 'tactics') takeTactics(stage, described);
  setMoment(stage, fight);
}

/** The game options in a scene. */
const optionsIn = (scene: Scene): GameOptions => ({
  ...(scene.playerCombat ? { pvp: true } : {}),
  ...Object.fromEntries(OPTION_NAMES.flatMap(name => (scene[name] === undefined ? [] : [[name, scene[name]]]))),
});

/** The field a setup fault comes from, as far as the fault tells. */
function whereIs({ kind, about }: SetupFault): string {
  if (typeof about.option === 'string') return about.option;
  const [, option = 'seed'] = /^options\.(\w+)/.exec(String(about.where)) ?? [];
  if (kind === 'malformed') return option;
  return FIELDS[kind === 'unknown' || kind === 'foreign' ? String(about.what) : kind] ?? 'players';
}

/** The field of a scene that a fault belongs to, other than the number of players or their heroes. */
const FIELDS: Readonly<Record<string, string>> = {
  seed: 'seed',
  mode: 'mode',
  map: 'mapShape',
  'map-shape': 'mapShape',
  set: 'sets',
  base: 'sets',
  teams: 'teams',
  variant: 'variants',
  unfit: 'variants',
  apart: 'variants',
  twice: 'variants',
};

interface Described {
  readonly name: Name;
  readonly hero: HeroScene;
  readonly path: Path;
}

const USUAL_HEROES: readonly Name[] = ['tovak', 'goldyx', 'norowas', 'arythea'];
const USUAL_PLAYERS = 2;

/** The heroes in seat order, with their fields and where those are in the description. */
function describedHeroes(scene: Scene, problems: Problems): Described[] {
  const { players, heroes, others = {} } = scene;
  const own = ['hero', 'others', ...HERO_FIELDS].filter(field => field in scene);
  if (heroes && own[0] !== undefined) problems.add([own[0]], 'either `heroes` with all of them, or the first one here');
  const described = heroes
    ? Object.entries(heroes).map(([name, hero]): Described => ({ name, hero, path: ['heroes', name] }))
    : [
        { name: scene.hero ?? USUAL_HEROES.find(name => !(name in others)) ?? '', hero: scene, path: [] },
        ...Object.entries(others).map(([name, hero]): Described => ({ name, hero, path: ['others', name] })),
      ];
  const wanted = players ?? (heroes || 'others' in scene ? described.length : USUAL_PLAYERS);
  if (wanted < described.length)
    problems.add(['players'], `${described.length} heroes are described`, 'heroes-described', described.length);
  for (const name of USUAL_HEROES) {
    if (described.length < wanted && !described.some(other => other.name === name)) {
      described.push({ name, hero: {}, path: ['others', name] });
    }
  }
  if (described.length < wanted)
    problems.add(['players'], `there are only ${USUAL_HEROES.length} heroes`, 'few-heroes', USUAL_HEROES.length);
  for (const { name, path } of described) problems.isNamed(path.length === 0 ? ['hero'] : path, name, HEROES);
  if (new Set(described.map(({ name }) => name)).size < described.length)
    problems.add(['hero'], 'no hero plays twice', 'hero-twice');
  return described;
}

/** Rounds alternate between Day and Night. */
function setTime({ scene, s, problems }: Stage): void {
  s.round = scene.round ?? (scene.time === 'night' ? 2 : 1);
  s.time = scene.time ?? (s.round % 2 === 1 ? s.time : s.time === 'day' ? 'night' : 'day');
  s.tacticsGone = scene.tacticsGone ?? [];
  for (const [i, tactic] of s.tacticsGone.entries()) problems.isNamed(['tacticsGone', i], tactic, TACTICS);
  s.tactics = TACTICS.ids().filter(id => TACTICS.get(id).time === s.time && !s.tacticsGone.includes(id));
}

function standAt(stage: Stage, seat: number, hero: HeroScene, path: Path): void {
  const player = stage.s.players[seat] as Player;
  if (hero.at === undefined) player.hex = usualPlace(stage, seat);
  else player.hex = hero.at === 'off' ? null : onMap(stage, [...path, 'at'], hero.at);
}
