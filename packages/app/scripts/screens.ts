import { buildScene, Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { type Moment, momentOf } from '../e2e/moments.ts';
import { type FightScene, SCENES } from '../src/workshop/fight-scenes.ts';

/** A screen to photograph: its address, the game it shows, and what to do before the picture is taken. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly game?: () => Session;
  readonly before?: (page: Page) => Promise<unknown>;
  /** What that opens. */
  readonly open?: string;
  /** The screen that has all its parts on a desktop, so only a phone has to be checked. */
  readonly like?: string;
}

const known = new Map<string, Session>();

/** A game at a given moment; it takes bots a while to get there, so it is played once. */
const at =
  (name: string, heroes: readonly string[], moment: Moment, scenario = 'first-reconnaissance') =>
  () => {
    const session = known.get(name) ?? momentOf({ scenario, heroes }, moment);
    known.set(name, session);
    return session;
  };

/** A fight that bots rarely get into. */
const scene = (name: string) => () => new Session(buildScene((SCENES[name] as FightScene).scene));

const SOLO = ['tovak'];
const TWO = ['goldyx', 'arythea'];
const GAME = '#/game/picture';

const prompt =
  (wanted: string, round = 1): Moment =>
  ({ prompt: asked }, view) =>
    asked === wanted && view.round >= round;

const fighting =
  (phase: string, foes: number): Moment =>
  (asked, view) =>
    asked.prompt === `combat-${phase}` &&
    (view.combat?.foes.filter(({ summoner }) => summoner === null).length ?? 0) >= foes &&
    view.round >= 2;

const late: Moment = (asked, view) => asked.prompt === 'turn' && view.round >= 4 && view.map.length >= 9;

export const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '#/' },
  { name: 'learn', address: '#/learn' },
  { name: 'lesson', address: '#/learn/fight', open: '.coach' },
  { name: 'new', address: '#/new' },
  { name: 'training', address: '#/training', before: page => page.locator('.training-drill').first().waitFor() },
  {
    name: 'drill',
    address: '#/training/units-6',
    before: page => page.locator('.question-prompt').filter({ visible: true }).first().waitFor(),
    open: '.drill-task',
  },
  { name: 'editor', address: '#/editor', before: page => page.locator('.editor-map .board').waitFor() },
  {
    name: 'lookup',
    address: '#/settings',
    before: async page => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('mana');
      await page.locator('.ask-answer').first().waitFor();
    },
    open: '.ask',
  },
  { name: 'records', address: '#/records', game: at('turn', SOLO, prompt('turn', 2)) },
  {
    name: 'review',
    address: '#/review/picture',
    game: at('turn', SOLO, prompt('turn', 2)),
    before: page => page.locator('.review-chart-curve').waitFor({ timeout: 60_000 }),
  },
  { name: 'settings', address: '#/settings' },
  { name: 'statistics', address: '#/statistics', game: at('late', ['norowas'], late, 'solo-conquest') },
  { name: 'codex', address: '#/codex/enemy/medusa' },
  { name: 'rules', address: '#/rules/CMB-BLK-03' },
  {
    name: 'briefing',
    address: GAME,
    game: at('tactic', SOLO, prompt('tactic')),
    before: async page => {
      await page.evaluate(() => localStorage.removeItem('deedbook.briefed'));
      await page.reload();
    },
    open: '.briefing',
  },
  { name: 'tactic', address: GAME, game: at('tactic', SOLO, prompt('tactic')) },
  { name: 'turn-first', like: 'turn-night', address: GAME, game: at('first', SOLO, prompt('turn')) },
  {
    name: 'turn-day',
    like: 'turn-night',
    address: GAME,
    game: at('day', SOLO, (asked, view) => asked.prompt === 'turn' && view.round === 3),
  },
  {
    name: 'turn-night',
    address: GAME,
    game: at('night', SOLO, (asked, view) => asked.prompt === 'turn' && view.time === 'night' && view.map.length >= 6),
  },
  {
    name: 'turn-far',
    address: GAME,
    game: at('late', ['norowas'], late, 'solo-conquest'),
    before: page => page.keyboard.press('End'),
  },
  { name: 'turn-late', address: GAME, game: at('late', ['norowas'], late, 'solo-conquest') },
  { name: 'turn-four', address: GAME, game: at('four', ['goldyx', 'arythea', 'tovak', 'norowas'], prompt('turn', 2)) },
  {
    name: 'menu-card',
    address: GAME,
    game: at('first', SOLO, prompt('turn')),
    before: page => page.locator('[data-row=hand] [data-lit]').first().press('Enter'),
    open: '.spot-menu, [role=dialog]',
  },
  {
    name: 'all-choices',
    address: GAME,
    game: at('first', SOLO, prompt('turn')),
    before: page => page.keyboard.press('Space'),
    open: '.palette',
  },
  {
    name: 'help',
    address: GAME,
    game: at('first', SOLO, prompt('turn')),
    before: page => page.keyboard.press('?'),
    open: '.help',
  },
  { name: 'combat-ranged', like: 'combat-many', address: GAME, game: at('ranged', SOLO, fighting('ranged', 1)) },
  { name: 'combat-block', address: GAME, game: at('block', SOLO, fighting('block', 1)) },
  { name: 'combat-damage', address: GAME, game: at('damage', SOLO, fighting('damage', 1)) },
  { name: 'combat-attack', like: 'combat-city', address: GAME, game: at('attack', SOLO, fighting('attack', 1)) },
  { name: 'combat-many', address: GAME, game: at('many', ['norowas'], fighting('block', 2), 'solo-conquest') },
  { name: 'combat-city', address: GAME, game: scene('city') },
  { name: 'duel', address: GAME, game: scene('duel') },
  { name: 'reward', address: GAME, game: at('reward', ['norowas'], prompt('take-spell'), 'solo-conquest') },
  { name: 'level-up', address: GAME, game: at('level', SOLO, ({ prompt: asked }) => asked === 'gain-skill') },
  { name: 'interact', address: GAME, game: at('interact', SOLO, (_, view) => view.turn.interacting) },
  { name: 'hand-over', address: GAME, game: at('two', TWO, prompt('turn', 2)) },
  { name: 'turn-two', like: 'turn-four', address: GAME, game: at('two', TWO, prompt('turn', 2)) },
  { name: 'score', address: GAME, game: at('over', SOLO, (_, view) => view.over) },
  { name: 'score-two', like: 'score', address: GAME, game: at('over-two', TWO, (_, view) => view.over) },
  { name: 'replay', address: '#/replay/picture', game: at('night', SOLO, prompt('turn', 2)) },
];
