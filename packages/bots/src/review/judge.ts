import { type Known, knownTo, MageKnight, type Prompt, type Seat } from '@deedbook/engine';
import { type Judged, played, type Step } from '@deedbook/mind';
import { planTurn, SWIFT } from '../planner/plan-turn.ts';
import { whereWaysPart } from './blame.ts';
import { type Decision, REWARDS } from './decisions.ts';
import { expected, type Sample, sensibleLine } from './expected.ts';

/** How many times as many imagined positions are used for a second look. */
const SECOND_LOOK = 2;
/** What a stretch must seem to have lost to be looked at again, and a decision to be told what was better. */
const NOTABLE = 1;

/** Questions whose every answer is tried; the answers to others are steps of a longer plan. */
const WEIGHED: readonly Prompt[] = ['tactic', ...REWARDS];
const MOST_WEIGHED = 6;

/** What was found for each decision: its value, and the best answer tried if it is better than a sensible player's. */
interface Found {
  readonly value: number;
  readonly better: { readonly keys: readonly string[]; readonly value: number } | null;
}

interface Verdict {
  readonly decisions: readonly Judged[];
  /** What the seat could expect after the last decision, whatever that was about to reveal. */
  readonly end: number;
}

/** Judges the decisions of one stretch: the same positions are imagined for all of them. */
export class Judge {
  private readonly seat: Seat;
  private readonly decisions: readonly Decision[];
  private readonly sample: Sample;

  constructor(seat: Seat, decisions: readonly Decision[], worlds: number) {
    this.seat = seat;
    this.decisions = decisions;
    this.sample = { worlds, seed: `review ${this.first.at}` };
  }

  get first(): Decision {
    return this.decisions[0] as Decision;
  }

  get last(): Decision {
    return this.decisions.at(-1) as Decision;
  }

  /**
   * What the seat could expect at the first decision, as far ahead as after an earlier one: a new turn of its own is
   * then the last one looked at.
   */
  valueAfter({ turn }: Decision): number {
    const isNewTurn = this.first.state.turn.seat === this.seat && this.first.turn !== turn;
    return expected(this.known(this.first), this.sample, { turns: isNewTurn ? 0 : 1 });
  }

  /** What looks bad is looked at again in other positions, so that it is not just the worst of many estimates. */
  verdict(): Verdict {
    const verdict = this.judgedBy(this.sample);
    const lost = verdict.decisions.reduce((sum, one) => sum + one.lost, 0);
    if (lost < NOTABLE) return verdict;
    const { worlds, seed } = this.sample;
    return this.judgedBy({ worlds: SECOND_LOOK * worlds, seed: `${seed} again` });
  }

  /**
   * What is lost by a decision is the difference between the best way found from before it and the best found from
   * after it; what the player does later in the stretch is one of the ways found.
   */
  private judgedBy(sample: Sample): Verdict {
    const { key } = this.last;
    const end = expected(this.known(this.last), sample, { keys: [key] });
    const judged: Judged[] = [];
    let after = end;
    let value = end;
    for (const decision of this.decisions.toReversed()) {
      const { at, phase, asked } = decision;
      const isFree = asked.choices.length > 1;
      const found: Found = isFree ? this.look(decision, sample) : { value, better: null };
      value = found.value;
      const best = Math.max(found.value, found.better?.value ?? found.value, after);
      const lost = best - after;
      const instead = lost < NOTABLE ? [] : this.instead(decision, sample, found);
      judged.unshift({ at, phase, isFree, value, lost, instead });
      after = best;
    }
    return {
      decisions: whereWaysPart(
        judged,
        this.decisions.map(one => one.key),
      ),
      end,
    };
  }

  private look(decision: Decision, sample: Sample): Found {
    const known = this.known(decision);
    const value = expected(known, sample);
    const ways = this.waysAt(decision, known, sample);
    if (ways.length === 0) return { value, better: null };
    const tried = ways.map(keys => ({ keys, value: expected(known, sample, { keys }) }));
    const better = tried.reduce((a, b) => (b.value > a.value ? b : a));
    return { value, better: better.value > value ? better : null };
  }

  /** Other ways to try: every other answer, or the best plan for the turn where the stretch begins. */
  private waysAt(decision: Decision, known: Known, { seed }: Sample): readonly (readonly string[])[] {
    const { asked, key: given } = decision;
    if (WEIGHED.includes(asked.prompt) && asked.choices.length <= MOST_WEIGHED)
      return asked.choices.filter(({ key }) => key !== given).map(({ key }) => [key]);
    if (asked.prompt !== 'turn' || asked.standing || decision !== this.firstOfTurn) return [];
    return planTurn(known, SWIFT, seed)
      .slice(0, 1)
      .map(({ answers }) => answers);
  }

  /** Where a plan for the rest of the turn is compared. */
  private get firstOfTurn(): Decision | undefined {
    return this.decisions.find(({ asked }) => asked.prompt === 'turn');
  }

  private instead(decision: Decision, sample: Sample, { better }: Found): readonly Step[] {
    if (better === null) return sensibleLine(this.known(decision), sample);
    return played(new MageKnight(decision.state), this.seat, better.keys).steps;
  }

  private known({ state }: Decision): Known {
    return knownTo(state, this.seat);
  }
}
