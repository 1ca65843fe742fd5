import {
  CARDS,
  isReady,
  type MageKnight,
  type Name,
  type Player,
  type Seat,
  type State,
  UNITS,
  type Use,
  WOUND,
  type Yield,
} from '@deedbook/engine';
import { type Aim, standingOf } from './aim.ts';
import type { Need } from './allot.ts';
import type { Arm } from './arms.ts';
import type { Targets } from './fates.ts';
import { type Field, sufferings } from './foes.ts';
import { type Limit, limitOfUse } from './limits.ts';
import { meansOf } from './means.ts';
import { surveyOf } from './survey.ts';

/*
 * What a position in a fight can still come to at most. All mana is free, no enemy resists, and every special effect
 * does the most it can: a search skips positions that even so promise no more than what it has found.
 */

/** What an owner can give at most, and the least it costs. */
interface Might {
  readonly attack: number;
  readonly ranged: number;
  readonly block: number;
  readonly points: number;
  /** What it is worth beside the fight. */
  readonly sweet: number;
  readonly price: number;
}

/** What happens to one enemy at best. */
interface Lot {
  /** Whether it stands in the way of a victory. */
  readonly stands: boolean;
  readonly attack: number;
  readonly block: number;
  readonly gain: number;
}

export class Promises {
  private readonly seat: Seat;
  private readonly aim: Aim;
  private readonly before: State;
  private readonly field: Field;
  private readonly mights = new Map<Name, Might>();
  private readonly most: Limit;
  /** Those who can keep attacks from doing damage; null if an effect that does may last. */
  private readonly wards: readonly Name[] | null;
  /** Points that special effects can add in all. */
  private readonly extra: number;
  /** What Fame and cures beside the fight can be worth. */
  private readonly slack: number;

  /** Cards that may come to the hand. */
  private readonly coming: readonly Might[];

  /**
   * For searches from `start` on, whose values count from `before`. Searches stop where something is revealed; with
   * `mayDraw`, cards that may be drawn there count too.
   */
  constructor(
    start: MageKnight,
    seat: Seat,
    aim: Aim,
    before: State,
    survey = surveyOf(start, seat, aim),
    mayDraw = false,
  ) {
    this.seat = seat;
    this.aim = aim;
    this.before = before;
    const { uses, purse, targets } = survey;
    this.field = survey.field;
    const q = start.queryFor(seat);
    const means = meansOf(q, uses, purse, aim, this.field.foes.length, mayDraw);
    const { owners, most, extra, drawn, canPay } = means;
    this.most = most;
    this.slack = means.slack;
    const lasts = q.me.units.length > 0 && most.shields;
    this.wards =
      lasts || drawn?.each.wards
        ? null
        : [...owners.keys()].filter(name => owners.get(name)?.some(use => limitOfUse(use).wards));
    for (const [name, list] of owners) this.mights.set(name, this.mightOf(name, list, canPay, targets));
    const points = this.doubling * (drawn?.each.points ?? 0);
    const might: Might = { attack: points, ranged: points, block: points, points: 0, sweet: 0, price: aim.card };
    this.coming = Array<Might>(drawn?.n ?? 0).fill(might);
    const best = Math.max(points, ...[...this.mights.values()].map(({ attack, block }) => Math.max(attack, block)));
    this.extra = most.times > 1 ? most.times * (extra + best) : extra;
  }

  private get doubling(): number {
    return this.field.doublesPhysical || this.most.doubles ? 2 : 1;
  }

  /** Whether something may be revealed that is worth more than any of this. */
  get mayReveal(): boolean {
    return this.most.reveals;
  }

  private mightOf(name: Name, uses: readonly Use[], canPay: (one: Yield) => boolean, targets: Targets): Might {
    const { aim, field, most } = this;
    const might = { attack: 0, ranged: 0, block: 0, points: 0, sweet: 0 };
    const strike = (phase: 'ranged' | 'attack') =>
      field.foes.map(foe => targets.needOfStrike(targets.strikeAt(phase, [foe]), 0));
    const blocks = field.foes.flatMap(({ blows }) => blows.map(blow => targets.needOfBlock(blow)));
    for (const one of uses.flatMap(({ yields }) => yields ?? []).filter(canPay)) {
      const arm = {
        attacks: one.gains.filter(gain => gain.gain === 'attack'),
        blocks: one.gains.filter(gain => gain.gain === 'block'),
      };
      const sums = sumsOf(one, this.doubling);
      const isWild = most.reaches || most.doubles;
      might.attack = Math.max(might.attack, isWild ? sums.attack : mostFor(strike('attack'), arm));
      might.ranged = Math.max(might.ranged, isWild ? sums.attack : mostFor(strike('ranged'), arm));
      might.block = Math.max(might.block, mostFor(blocks, arm));
      might.points = Math.max(might.points, sums.points);
      might.sweet = Math.max(might.sweet, aim.fame * sums.fame + aim.reputation * sums.reputation);
    }
    if (most.converts) {
      might.attack = Math.max(might.attack, might.points);
      might.ranged = Math.max(might.ranged, might.points);
      might.block = Math.max(might.block, might.points);
    }
    const price = UNITS.has(name) ? aim.unitUsed : CARDS.has(name) ? aim.card : 0;
    return { ...might, price };
  }

  /** The most a position can come to; Infinity in the middle of an effect, whose card has already left the hand. */
  of(state: State): number {
    if (state.stack.at(-1)?.effect.fx !== 'fight-on') return Number.POSITIVE_INFINITY;
    const { aim, seat, before, most } = this;
    const standing = standingOf(aim, seat, before, state, most);
    return this.slack + standing + this.ahead(state, state.players[seat] as Player);
  }

  /** The best that can still become of the enemies. */
  private ahead(state: State, me: Player): number {
    const { aim, most } = this;
    const combat = state.combat as NonNullable<State['combat']>;
    const mights: Might[] = [];
    let isUnknown = most.anything;
    // Wounds that damage would cost may be cured as well.
    let isWarded = this.wards === null || most.cures;
    const add = (name: Name) => {
      if (this.wards?.includes(name)) isWarded = true;
      const might = this.mights.get(name);
      if (might) mights.push(might);
      else isUnknown = true;
    };
    for (const card of me.hand) if (card !== WOUND) add(card);
    for (const unit of me.units) if (isReady(unit)) add(unit.unit);
    for (const { skill, used } of me.skills) if (!used && this.mights.has(skill)) add(skill);
    mights.push(...this.coming);
    const sweets = mights.reduce((n, { sweet }) => n + sweet, 0);
    const played = combat.values.reduce((n, value) => n + this.doubling * value.n, 0);
    const points = most.converts ? state.turn.move + state.turn.influence : 0;
    const free = this.extra + played + points;
    const reach = {
      attack: free + total(mights, ({ attack }) => attack),
      ranged: free + total(mights, ({ ranged }) => ranged),
      block: free + total(mights, ({ block }) => block),
    };
    const lots: Lot[][] = [];
    let mayWin = true;
    for (const foe of combat.foes) {
      if (foe.defeated) continue;
      const one = this.field.foes.find(({ key }) => key === foe.key);
      const isPassing = foe.summoner !== null;
      if (!one) {
        // It came after the search began.
        if (!isPassing) isUnknown = true;
        continue;
      }
      const ways: Lot[] = [];
      const blows = combat.phase === 'attack' || foe.held ? [] : one.blows.filter(blow => isComing(foe, blow.attack));
      const canBlock = combat.phase === 'ranged' || combat.phase === 'block';
      const kills: ('ranged' | 'attack' | null)[] = one.passing ? [null] : [null, 'attack'];
      if (combat.phase === 'ranged' && !one.passing) kills.push('ranged');
      for (const kill of kills) {
        const needed = kill === null || most.slays ? 0 : one.armor;
        if (!isUnknown && needed > (kill === 'ranged' ? reach.ranged : reach.attack)) continue;
        const worth = kill === null ? 0 : one.worth;
        const stands = kill === null && !one.passing;
        if (kill === 'ranged' || one.summons || blows.length === 0 || isUnknown || isWarded) {
          ways.push({ stands, attack: needed, block: 0, gain: worth });
          continue;
        }
        for (let blocked = 0; blocked < 1 << blows.length; blocked++) {
          let [block, gain] = [0, worth];
          for (const [i, blow] of blows.entries()) {
            if ((blocked & (1 << i)) !== 0) block += blow.block;
            else if (blow.damage > 0) gain -= sufferings(this.field, blow.bit, aim)[0]?.cost ?? 0;
          }
          if (block > 0 && (!canBlock || block > reach.block)) continue;
          ways.push({ stands, attack: needed, block, gain });
        }
      }
      if (ways.every(({ stands }) => stands)) mayWin = false;
      lots.push(ways);
    }
    if (isUnknown) return sweets + best(lots) + aim.win;
    return sweets + (lots.length > FEW ? best(lots) + (mayWin ? aim.win : 0) : this.combined(lots, mights, free));
  }

  /** The best combination of what happens to each enemy that all arms together could reach, at the lowest price. */
  private combined(lots: readonly (readonly Lot[])[], mights: readonly Might[], free: number): number {
    const { aim } = this;
    const both = mights.map(({ attack, block }) => Math.max(attack, block)).sort((a, b) => b - a);
    const attacks = mights.map(({ attack }) => attack).sort((a, b) => b - a);
    const prices = mights.map(({ price }) => price).sort((a, b) => a - b);
    /** The least that points cost beyond those that are free; Infinity if there are not so many. */
    const costOf = (points: number, from: readonly number[]): number => {
      let [reached, cost] = [free, 0];
      for (const [i, n] of from.entries()) {
        if (reached >= points) break;
        reached += n;
        cost += prices[i] as number;
      }
      return reached >= points ? cost : Number.POSITIVE_INFINITY;
    };
    let found = Number.NEGATIVE_INFINITY;
    const choose = (i: number, attack: number, block: number, gain: number, isWon: boolean): void => {
      const ways = lots[i];
      if (!ways) {
        const all = gain + (isWon ? aim.win : 0);
        if (all <= found) return;
        const cost = Math.max(costOf(attack + block, both), costOf(attack, attacks));
        found = Math.max(found, all - cost);
        return;
      }
      for (const way of ways)
        choose(i + 1, attack + way.attack, block + way.block, gain + way.gain, isWon && !way.stands);
    };
    choose(0, 0, 0, 0, true);
    return found;
  }
}

/** Enemies whose fates are combined; for more of them, each is looked at alone. */
const FEW = 3;

const best = (lots: readonly (readonly Lot[])[]): number =>
  lots.reduce((n, ways) => n + Math.max(...ways.map(({ gain }) => gain)), 0);

const total = (mights: readonly Might[], of: (might: Might) => number): number =>
  mights.reduce((n, might) => n + of(might), 0);

const isComing = ({ attacks }: { readonly attacks: readonly string[] }, attack: number | null): boolean =>
  attacks[(attack ?? 1) - 1] === 'coming';

/** The most an arm counts toward any of these needs. */
const mostFor = (needs: readonly Need[], arm: Pick<Arm, 'attacks' | 'blocks'>): number =>
  Math.max(
    0,
    ...needs.map(need => {
      const one = need.measure(arm as Arm);
      return one ? one.full + one.half / 2 : 0;
    }),
  );

function sumsOf({ gains }: Yield, doubled: number) {
  const sums = { attack: 0, points: 0, fame: 0, reputation: 0 };
  for (const gain of gains) {
    if (gain.gain === 'attack') sums.attack += doubled * gain.n;
    else if (gain.gain === 'move' || gain.gain === 'influence') sums.points += gain.n;
    else if (gain.gain === 'fame') sums.fame += gain.n;
    else if (gain.gain === 'reputation') sums.reputation += gain.n;
  }
  return sums;
}
