import {
  type Act,
  CARDS,
  type Effect,
  ENEMIES,
  type Foe,
  isOfKind,
  type MageKnight,
  type Name,
  type Question,
  type Seat,
  SKILLS,
  type State,
  type TokenColor,
  UNITS,
  WOUND,
  yieldsOf,
} from '@deedbook/engine';
import { type Aim, outcomeOf } from './aim.ts';
import { isPeaceful } from './limits.ts';
import { type Exhausted, Search } from './search.ts';

/*
 * Searches every way to fight on, playing the rules answer by answer: the reference for the faster methods. It skips
 * only what cannot help: wasting what was played, points no fight needs, the same targets in another order. The only
 * reveal it tries is the end of a phase, after which it weighs every monster that may be summoned by how often it is in
 * the pile.
 */

/** The best fight by exhaustive search; null if that takes more than `most` positions. */
export const exhaust = (start: MageKnight, seat: Seat, aim: Aim, most: number): Exhausted | null =>
  new FightSearch(start, seat, aim, most).run(start);

/** Acts that only waste something or do nothing in a fight. */
export const POINTLESS: readonly Act['act'][] = ['give-up', 'spare', 'break', 'begin-turn', 'plunder', 'tactic'];

class FightSearch extends Search {
  private readonly before: State;
  private readonly aim: Aim;

  constructor(start: MageKnight, seat: Seat, aim: Aim, most: number) {
    super(seat, most);
    this.before = start.clone().state;
    this.aim = aim;
  }

  protected actorIn(): Seat {
    return this.seat;
  }

  protected isOn({ state }: MageKnight): boolean {
    return state.combat !== null;
  }

  protected valueAfter(table: MageKnight, _actor: Seat, key: string): number | null {
    if (this.isChance(table, key)) return this.meanOf(table, key);
    const next = table.clone();
    const { fence } = next.state;
    if (next.answer(this.seat, key)) return null;
    if (next.state.combat === null) return outcomeOf(this.aim, this.seat, this.before, next.state, key !== 'end-phase');
    if (next.state.fence === fence) return this.valueFrom(next);
    this.leavesOut = true;
    return null;
  }

  /** Whether this ends the Ranged phase and an enemy summons. */
  protected override isChance(table: MageKnight, key: string): boolean {
    return isChanceAfter(table, key);
  }

  private meanOf(table: MageKnight, key: string): number {
    let [sum, weight] = [0, 0];
    for (const { world, times } of worldsOf(table.state)) {
      const next = table.clone();
      next.state.piles = world;
      next.answer(this.seat, key);
      sum += times * this.valueFrom(next);
      weight += times;
    }
    return sum / weight;
  }

  protected worthTrying(table: MageKnight): Generator<string> {
    return worthTrying(table, this.seat);
  }
}

/** The answers that may help, from any question in a fight. */
export function* worthTrying(table: MageKnight, seat: Seat): Generator<string> {
  const question = table.questionFor(seat);
  if (!question) return;
  const { options } = question as Question<unknown, { readonly key: string; readonly act: Act }>;
  const { combat } = table.state;
  const done = options.find(({ choice: { act } }) => act.act === 'attack' || act.act === 'block');
  if (done) {
    yield done.choice.key;
    return;
  }
  const chosen = Math.max(0, ...(combat?.targets ?? []));
  let isTaking = false;
  for (const { choice, value } of options) {
    const { act, key } = choice;
    if (POINTLESS.includes(act.act)) continue;
    // Ending a phase with targets but nothing played against them is the same as choosing none.
    if (act.act === 'end-phase' && combat?.targets.length !== 0 && combat?.values.length === 0) continue;
    if (act.act === 'target' && (combat?.phase === 'ranged' || combat?.phase === 'attack')) {
      const id = combat.foes.find(foe => key === `target ${foe.key}`)?.id ?? 0;
      if (combat.values.length > 0 || id < chosen) continue;
    }
    // The order in which attacks are dealt makes no difference.
    if (act.act === 'take-damage') {
      if (isTaking) continue;
      isTaking = true;
    }
    if (givesNothing(table, seat, act, value)) continue;
    yield key;
  }
}

/** Whether it gives only points no fight needs. */
export function givesNothing(table: MageKnight, seat: Seat, act: Act, effect: unknown): boolean {
  const { modifiers, players } = table.state;
  if (modifiers.some(({ mod }) => mod === 'conversion') || players[seat]?.hand.some(spendsMove)) return false;
  const printed = printedFor(act, effect);
  if (printed !== null && isPeaceful(printed)) return true;
  if (!['play', 'power', 'sideways', 'use', 'skill'].includes(act.act)) return false;
  // A Wound that is played is out of the hand.
  if ('card' in act && act.card === WOUND) return false;
  if (typeof effect !== 'object' || effect === null || !('fx' in effect)) return false;
  const q = table.queryFor(seat);
  const { hand } = q.me;
  const known = useless[q.isNight ? 'night' : 'day'];
  const here = known.get(hand) ?? new Map<object, boolean>();
  known.set(hand, here);
  let answer = here.get(effect);
  if (answer === undefined) {
    const yields = yieldsOf(q, effect as { fx: string });
    answer =
      yields?.every(({ gains, doesMore }) => !doesMore && gains.every(({ gain }) => USELESS.includes(gain))) ?? false;
    here.set(effect, answer);
  }
  return answer;
}

const USELESS: readonly string[] = ['move', 'influence', 'heal'];
/**
 * The effects of uses are made once. Which kinds of things they give depends on the time, and on the hand: some play
 * another card.
 */
const useless = {
  day: new WeakMap<readonly Name[], Map<object, boolean>>(),
  night: new WeakMap<readonly Name[], Map<object, boolean>>(),
};

/** What is printed about a use; null if it is something else, or a card played sideways. */
function printedFor(act: Act, effect: unknown): Effect | null {
  if (act.act === 'play') return CARDS.get(act.card).basic;
  if (act.act === 'power') return CARDS.get(act.card).powered;
  if (act.act === 'skill') return SKILLS.get(act.skill).effect ?? null;
  if (act.act !== 'use') return null;
  const { ability } = effect as { readonly ability?: number };
  return ability === undefined ? null : (UNITS.get(act.unit).abilities[ability]?.effect ?? null);
}

/** Whether a card may spend Move points in a fight. */
export const spendsMove = (card: Name): boolean => {
  const { powered } = CARDS.get(card);
  return powered !== null && isOfKind(powered, 'hold-enemy') && powered.more === true;
};

/** Whether an answer ends the Ranged phase and an enemy summons. */
export const isChanceAfter = ({ state }: MageKnight, key: string): boolean =>
  key === 'end-phase' && state.combat?.phase === 'ranged' && summonersIn(state).length > 0;

/** Enemies that summon when the Ranged phase ends. */
export const summonersIn = ({ combat }: State): Foe[] =>
  (combat?.foes ?? []).filter(
    foe => !foe.defeated && !foe.held && foe.summoner === null && ENEMIES.get(foe.enemy).summons.length > 0,
  );

export interface World {
  readonly world: State['piles'];
  readonly times: number;
}

/** Everything that may be summoned, in the order drawn, and how often. */
export function worldsOf(state: State): World[] {
  const colors = summonersIn(state).flatMap(({ enemy }) => ENEMIES.get(enemy).summons);
  let worlds: {
    readonly left: ReadonlyMap<TokenColor, readonly Name[]>;
    readonly drawn: readonly Name[];
    readonly times: number;
  }[] = [{ left: new Map(colors.map(color => [color, state.piles[color].draw])), drawn: [], times: 1 }];
  for (const color of colors) {
    worlds = worlds.flatMap(({ left, drawn, times }) => {
      const pile = left.get(color) ?? [];
      return [...new Set(pile)].map(name => {
        const at = pile.indexOf(name);
        const rest = pile.filter((_, i) => i !== at);
        const n = pile.filter(other => other === name).length;
        return { left: new Map(left).set(color, rest), drawn: [...drawn, name], times: times * n };
      });
    });
  }
  return worlds.map(({ left, drawn, times }) => {
    const world = { ...state.piles };
    for (const [color, rest] of left) {
      const mine = drawn.filter((_, i) => colors[i] === color);
      world[color] = { ...state.piles[color], draw: [...rest, ...mine.reverse()] };
    }
    return { world, times };
  });
}
