import {
  type Asked,
  type Combat,
  type CombatOutlook,
  combatOutlook,
  ELEMENTS,
  type FoeOutlook,
  levelOf,
  PHASES,
  type Player,
  spaceAt,
} from '@deedbook/engine';
import { type Arranged, number } from './choices.ts';
import { ends, flow, wrap } from './layout.ts';
import { paint, signs } from './paint.ts';
import { heading, type Scene, shownHex } from './scene.ts';

/** What to show with a combat: the choices, and what the enemies' abilities mean. */
export interface FightPlan {
  readonly asked: Asked | null;
  readonly arranged: Arranged;
  readonly isDetailed: boolean;
}

/** The deciding hero's combat with all sums: phases, enemies, the attack or block so far. */
export function drawFight(scene: Scene, plan: FightPlan): string[] {
  const { query, view } = scene;
  const outlook = combatOutlook(query);
  if (!outlook || !view.combat) return [];
  const { combat } = view;
  return [
    ...drawHead(scene, combat, outlook),
    ...outlook.foes.flatMap(foe => drawFoe(scene, plan, outlook, foe)),
    ...drawDefeated(scene, combat),
    ...drawSoFar(scene, plan, outlook),
  ];
}

/** Why and where, the phases with the current one marked, and what is special about this fight. */
function drawHead(scene: Scene, combat: Combat, outlook: CombatOutlook): string[] {
  const { words, look, text, seat, view } = scene;
  const site = spaceAt(scene.query.s, combat.hex)?.site ?? null;
  const where = `${site === null ? '' : `${text.name('site', site)} `}${shownHex(scene, combat.hex)}`;
  const title = `${heading(scene, words.fight[combat.why])} (${where})`;
  const rail = PHASES.map(phase =>
    phase === outlook.phase
      ? paint(look, ['bold', 'inverse'], `[${words.phases[phase]}]`)
      : paint(look, 'dim', words.phases[phase]),
  ).join(` ${paint(look, 'dim', signs(look).arrow)} `);
  const { handLimit } = levelOf(view.players[seat] as Player);
  const coming = outlook.foes.flatMap(({ held, attacks }) => (held ? [] : attacks.filter(isComing)));
  const notes = [
    ...(combat.night && view.time === 'day' ? [words.nightRules] : []),
    ...(combat.unitsAllowed ? [] : [words.unitsOutside]),
    ...(combat.halfFame ? [words.halfFame] : []),
    ...(coming.length === 0 ? [] : [words.toCome(coming.reduce((sum, { wounds }) => sum + wounds, 0))]),
    combat.knockedOut ? words.knockedOut : words.woundsInFight(combat.wounds, handLimit),
  ];
  return [...ends(title, rail, look.width), ...flow(notes, dotIn(scene), look.width)];
}

const isComing = ({ state }: FoeOutlook['attacks'][number]): boolean => state === 'coming';

const dotIn = ({ look }: Scene): string => ` ${paint(look, 'dim', signs(look).dot)} `;

/** An enemy with its number, what it needs and does, and what its abilities mean. */
function drawFoe(scene: Scene, plan: FightPlan, outlook: CombatOutlook, foe: FoeOutlook): string[] {
  const { text, words, look, view } = scene;
  const { asked, arranged, isDetailed } = plan;
  const [facts = '', ...more] = text.outlook({ ...outlook, foes: [foe], soFar: null });
  const own = arranged.foes.filter(({ choice }) => choice.at?.id === foe.key);
  // An enemy with several attacks has one choice per attack, listed below it.
  const several = own.length > 1 && asked ? own : [];
  const [only] = several.length > 0 ? [] : own;
  const { abilities, resistances, fame } = text.enemyText(foe.enemy);
  const elements = foe.efficientAttacks.map(element => text.name('element', element)).join(', ');
  const about = [
    words.fame(fame),
    ...(foe.efficientAttacks.length < ELEMENTS.length ? [words.inFull(elements)] : []),
    ...(isDetailed ? [...abilities, ...resistances].map(({ name, text: means }) => `${name}: ${means}`) : []),
  ];
  const width = look.width - INDENT.length;
  const below = [
    ...several.map(({ n, choice }) => `${number(scene, n)} ${text.choice(asked as Asked, choice, view)}`),
    ...more.flatMap(line => wrap(line, width, '  ')),
    ...flow(about, ` ${signs(look).dot} `, width, '  ').map(line => paint(look, 'dim', line)),
  ];
  const lines = wrap(facts, width, '  ');
  const label = only ? number(scene, only.n) : signs(look).bullet;
  const gap = ' '.repeat(Math.max(1, INDENT.length - (only ? `${only.n})`.length : 1)));
  return [
    ...lines.map((line, i) => (i === 0 ? label + gap + named(scene, line) : INDENT + line)),
    ...below.map(line => INDENT + line),
  ];
}

const INDENT = '    ';

/** Highlights the name at the start of a line. */
function named({ look }: Scene, line: string): string {
  const end = line.indexOf(':');
  return end < 0 ? line : paint(look, 'bold', line.slice(0, end)) + line.slice(end);
}

function drawDefeated({ text, words, look }: Scene, { foes }: Combat): string[] {
  const names = foes.filter(foe => foe.defeated).map(foe => text.name('enemy', foe.enemy));
  const lines = names.length === 0 ? [] : wrap(`${words.defeated}: ${names.join(', ')}`, look.width, '  ');
  return lines.map(line => paint(look, 'dim', line));
}

const LONGEST_BAR = 20;

/** The sum so far as text and as a bar; or a note that something must be chosen first. */
function drawSoFar({ text, words, look }: Scene, { arranged }: FightPlan, outlook: CombatOutlook): string[] {
  const { soFar, phase } = outlook;
  if (!soFar) {
    const lines =
      phase === 'damage' || arranged.foes.length === 0 ? [] : wrap(words.chooseFirst[phase], look.width, '  ');
    return lines.map(line => paint(look, 'dim', line));
  }
  const { total, needed } = soFar;
  const length = Math.min(LONGEST_BAR, needed);
  const done = Math.min(length, needed === 0 ? 0 : Math.floor((total * length) / needed));
  const bar = signs(look).full.repeat(done) + signs(look).empty.repeat(length - done);
  const [sum = ''] = text.outlook({ ...outlook, foes: [] });
  return wrap(`${paint(look, total >= needed ? 'greenBright' : 'yellowBright', bar)} ${sum}`.trim(), look.width, '  ');
}
