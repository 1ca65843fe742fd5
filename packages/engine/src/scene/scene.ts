import { HEROES, TACTICS } from '../rules/catalogue.ts';
import { SCENARIOS } from '../rules/scenarios/scenarios.ts';
import { type SetupFault, sayFault } from '../rules/setup/fault.ts';
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
export { nearest, type Problem, SceneError } from './problems.ts';
export { colorsOf, copiesIn } from './stage.ts';

/**
 * Builds a position in the middle of a game from a description by names:
 *
 *     const game = new Session(buildScene({ hand: ['march', 'stamina'], mana: ['blue'], map: { '1,0': 'hills keep' } }));
 *
 * Everything unsaid takes a default, so that a scene names only what matters:
 *
 * - First Reconnaissance with two players, Tovak and Goldyx (then Norowas, Arythea); `players: 1` is solo with a dummy.
 * - Day of Round 1 (Night: Round 2). It is the turn of the first hero, who may do anything (`moment: 'turn'`). Other moments:
 *   `before turn`, `start of turn` (announce or play), `end of turn` (just announced), `tactics` (about to be chosen),
 *   `round end` (everyone has played). The game continues from there as usual.
 * - Fields of a hero stand in the scene itself for the first hero and in `others` for the rest, or all in `heroes`.
 * - `combat: { enemies: ['wolf-riders'] }` puts that hero in the middle of a fight, in the ranged phase, with all attacks
 *   still to come; why it is fought follows from the space.
 * - A hero: level 1, Fame of that level (or the level of that Fame), Reputation 0, nothing in hand, nothing played, no
 *   mana, a quiet Tactic. The deck holds the starting cards not named elsewhere, in an order that `seed` decides.
 * - The map: plains all around, eight spaces in every direction, with the first hero on `0,0` and the others far away;
 *   `map` describes single spaces. Or real `tiles`; then the first hero is on the portal and the others are off the map.
 * - Unconquered keeps, mage towers and ruins have a token, and tiles their rampaging enemies, drawn from the piles.
 *   Garrisons lie face up by day next to a hero, ruins by day, rampaging enemies always.
 * - The Source: as many dice as players and two, in the order red, blue, green, white, gold, black.
 * - Offers are full. What the scene names is taken out of decks, piles and the tile stack, so that nothing is there twice.
 *
 * Names that do not exist and fields that do not fit together are told all at once in a SceneError.
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
  if (wrong !== null) problems.add([whereIs(wrong)], `the game cannot be set up: ${sayFault(wrong)}`);
  if (problems.found.length > 0) throw new SceneError([...problems.found, ...wrongNames(scene, described)]);
  const stage = new Stage(scene, newGame(setup), problems);
  furnish(stage, described);
  problems.settle();
  return stage.s;
}

/**
 * Names that do not exist in a scene whose game cannot be set up, looked for in a usual game. Whatever else is wrong there
 * may only follow from what is known to be wrong.
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
    // A scene that does not fit the usual game is no wonder.
  }
  return problems.names;
}

/** Everything of a scene but how its game was set up. */
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

/** What the scene says of the options of the game. */
const optionsIn = (scene: Scene): GameOptions => ({
  ...(scene.playerCombat ? { pvp: true } : {}),
  ...Object.fromEntries(OPTION_NAMES.flatMap(name => (scene[name] === undefined ? [] : [[name, scene[name]]]))),
});

/** The field that a wrong set-up comes from, as far as its message tells. */
function whereIs({ kind, about }: SetupFault): string {
  if (typeof about.option === 'string') return about.option;
  const [, option = 'seed'] = /^options\.(\w+)/.exec(String(about.where)) ?? [];
  if (kind === 'malformed') return option;
  return FIELDS[kind === 'unknown' || kind === 'foreign' ? String(about.what) : kind] ?? 'players';
}

/** The field of a scene that a fault is in, where it is not the number of players or their heroes. */
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

/** The heroes in the order of their seats, with their fields and where these stand in the description. */
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
  if (wanted < described.length) problems.add(['players'], `${described.length} heroes are described`);
  for (const name of USUAL_HEROES) {
    if (described.length < wanted && !described.some(other => other.name === name)) {
      described.push({ name, hero: {}, path: ['others', name] });
    }
  }
  if (described.length < wanted) problems.add(['players'], `there are only ${USUAL_HEROES.length} heroes`);
  for (const { name, path } of described) problems.isNamed(path.length === 0 ? ['hero'] : path, name, HEROES);
  if (new Set(described.map(({ name }) => name)).size < described.length) problems.add(['hero'], 'no hero plays twice');
  return described;
}

/** Rounds are Day and Night in turn, from the first one on. */
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
