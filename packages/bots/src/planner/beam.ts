import { type Act, type ActName, keyOfPosition, type MageKnight, type Seat, type State } from '@deedbook/engine';
import { type Budget, solve } from '@deedbook/mind';
import { aimNow, budgetNow, isIdle } from '../duelist/aim-now.ts';
import { type Allowance, PHASES } from '../duelist/duelist-bot.ts';
import { FightWorths } from './fight-worths.ts';
import { choicesAt } from './options.ts';
import { prospectsOf } from './prospects.ts';
import { worthOfTile } from './siege.ts';
import { Surroundings } from './surroundings.ts';

/* A search over the answers of one turn, until something is revealed or the turn ends. */

/** How much to search. */
export interface Breadth {
  /** Positions kept at each depth. */
  readonly width: number;
  /** Answers tried in all. */
  readonly nodes: number;
  /** Fights solved in all. */
  readonly fights: number;
}

/** One way to play the turn as far as it can be foreseen. */
export interface End {
  readonly keys: readonly string[];
  /** The position before the last answer, if that reveals something or ends the turn; otherwise after it. */
  readonly state: State;
  readonly value: number;
}

interface Node {
  readonly table: MageKnight;
  readonly keys: readonly string[];
  /** The value with what is still unused. */
  readonly hope: number;
  /** The use of a card, Unit or Skill that led here, and what else could have been used then. */
  readonly used: string;
  readonly rivals: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Acts whose order rarely matters. */
const USES: ReadonlySet<ActName> = new Set<ActName>(['play', 'power', 'sideways', 'use', 'skill']);

const FIGHTING: Budget = { nodes: 30_000, positions: 4, exhaustive: 0, summons: 3 };

/** Unspent points, while they can still be spent. */
const MOVE = 0.25;
const INFLUENCE = 0.3;
const HEAL = 0.8;
/** More points than this are not useful. */
const MOST_POINTS = 9;

const DEEPEST = 24;

/** The ways to play a seat's turn from here, best first. */
export function waysToPlay(
  root: MageKnight,
  seat: Seat,
  { width, nodes, fights }: Breadth,
  allowance: Allowance,
  fighting = FIGHTING,
): End[] {
  const search = new Beam(seat, nodes, fights, allowance, fighting);
  const met = new Set([keyOfPosition(root.state)]);
  let layer: Node[] = [{ table: root, keys: [], hope: 0, used: '', rivals: NOTHING }];
  for (let depth = 0; depth < DEEPEST && layer.length > 0 && search.nodes > 0; depth++) {
    const next: Node[] = [];
    for (const node of layer) {
      for (const child of search.after(node)) {
        const key = keyOfPosition(child.table.state);
        if (met.has(key)) continue;
        met.add(key);
        next.push(child);
      }
      if (search.nodes <= 0) break;
    }
    layer = next.sort((a, b) => b.hope - a.hope).slice(0, width);
  }
  return search.ends.sort((a, b) => b.value - a.value);
}

class Beam {
  private readonly seat: Seat;
  /** How many answers may still be tried, and fights solved. */
  nodes: number;
  private fights: number;
  private readonly allowance: Allowance;
  private readonly fighting: Budget;
  readonly ends: End[] = [];
  private readonly lands = new WeakMap<State['tokens'], Surroundings>();
  private readonly fightWorths = new FightWorths();

  constructor(seat: Seat, nodes: number, fights: number, allowance: Allowance, fighting: Budget) {
    this.seat = seat;
    this.nodes = nodes;
    this.fights = fights;
    this.allowance = allowance;
    this.fighting = fighting;
  }

  /** The positions after each sensible answer. Where something is revealed, the search ends. */
  after(node: Node): Node[] {
    const { table, keys } = node;
    const question = table.questionFor(this.seat);
    if (!question || table.state.turn.seat !== this.seat) return [];
    if (PHASES.includes(question.prompt)) return this.fight(node);
    const found: Node[] = [];
    const choices = choicesAt(table, this.seat, question, this.landOf(table));
    const uses = new Set(choices.filter(({ act }) => USES.has(act.act)).map(({ key }) => key));
    for (const { key, act } of choices) {
      // Of two uses possible in either order, only one order is tried.
      if (key < node.used && uses.has(key) && node.rivals.has(key)) continue;
      if (--this.nodes < 0) break;
      const next = table.clone();
      if (next.answer(this.seat, key)) continue;
      const way = [...keys, key];
      const isEnd = key === 'end-turn' || next.state.fence > table.state.fence || next.state.turn.seat !== this.seat;
      if (isEnd) this.ends.push({ keys: way, state: table.state, value: this.valueOfEnd(table, next, act) });
      else {
        const isUse = uses.has(key);
        const hope = this.hopeOf(table, next, act);
        found.push({ table: next, keys: way, hope, used: isUse ? key : '', rivals: isUse ? uses : NOTHING });
      }
    }
    return found;
  }

  /** A fight is one step. */
  private fight({ table, keys }: Node): Node[] {
    if (--this.fights < 0 || this.allowance.left <= 0) return [];
    const solution = solve(table, this.seat, aimNow(table.queryFor(this.seat)), budgetNow(this.fighting, table.state));
    this.allowance.left -= solution?.nodes ?? 0;
    if (!solution || isIdle(solution)) return [];
    const next = table.clone();
    for (const key of solution.keys) {
      this.nodes--;
      if (next.answer(this.seat, key)) return [];
    }
    const way = [...keys, ...solution.keys];
    if (next.state.fence > table.state.fence) {
      const value = this.valueAt(table) + solution.value / 100;
      this.ends.push({ keys: way, state: table.state, value });
      return [];
    }
    return [{ table: next, keys: way, hope: this.hopeOf(table, next, null), used: '', rivals: NOTHING }];
  }

  private landOf(table: MageKnight): Surroundings {
    const { tokens } = table.state;
    let land = this.lands.get(tokens);
    if (!land) {
      land = new Surroundings(table.queryFor(this.seat));
      this.lands.set(tokens, land);
    }
    return land;
  }

  private valueAt(table: MageKnight): number {
    return prospectsOf(table, this.seat, this.landOf(table));
  }

  /** How promising a position in the middle of a turn is. */
  private hopeOf(before: MageKnight, table: MageKnight, act: Act | null): number {
    const q = table.queryFor(this.seat);
    const { part, move, influence, heal, interacting } = q.turn;
    let hope = this.valueAt(table);
    if (part === 'movement') hope += MOVE * Math.min(move, MOST_POINTS);
    if (interacting) hope += INFLUENCE * Math.min(influence, MOST_POINTS);
    hope += HEAL * heal;
    if (table.state.combat && act) hope += this.fightWorths.of(before.queryFor(this.seat), act);
    return hope;
  }

  private valueOfEnd(before: MageKnight, after: MageKnight, act: Act): number {
    const value = this.valueAt(before);
    if (act.act === 'end-turn') return value;
    const q = before.queryFor(this.seat);
    if (act.act === 'explore') return value + worthOfTile(q);
    if (after.state.combat) return value + this.fightWorths.of(q, act);
    return Math.max(value, prospectsOf(after, this.seat));
  }
}
