import {
  type Act,
  ENEMIES,
  type Foe,
  type MageKnight,
  type Name,
  type Question,
  type Seat,
  type State,
  type TokenColor,
  yieldsOf,
} from '@deedbook/engine';
import { type Aim, outcomeOf } from './aim.ts';
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
  protected override isChance({ state }: MageKnight, key: string): boolean {
    return key === 'end-phase' && state.combat?.phase === 'ranged' && summonersIn(state).length > 0;
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

  protected *worthTrying(table: MageKnight): Generator<string> {
    const question = table.questionFor(this.seat);
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
      if (givesNothing(table, this.seat, act, value)) continue;
      yield key;
    }
  }
}

/** Whether it gives only points no fight needs. */
export function givesNothing(table: MageKnight, seat: Seat, act: Act, effect: unknown): boolean {
  if (table.state.modifiers.some(({ mod }) => mod === 'conversion')) return false;
  if (!['play', 'power', 'sideways', 'use', 'skill'].includes(act.act)) return false;
  if (typeof effect !== 'object' || effect === null || !('fx' in effect)) return false;
  const yields = yieldsOf(table.queryFor(seat), effect as { fx: string });
  const useless = ['move', 'influence', 'heal'];
  return (
    yields?.every(({ gains, doesMore }) => !doesMore && gains.every(({ gain }) => useless.includes(gain))) ?? false
  );
}

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
