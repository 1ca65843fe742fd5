import { type Choice, type Foreseen, type Name, WOUND } from '@deedbook/engine';
import type { Table } from '../game/table.ts';
import { foreseenOf, makesSense } from '../question/foreseen.ts';

/** The parts of a card that can be pressed: the upper one, the lower one and the edge. */
export type Zone = 'play' | 'power' | 'sideways';

/** One way to use a card, and its outcome. A use that gives less of the same than another one is not useful. */
interface Use extends Foreseen {
  readonly choice: Choice;
}

/** What can be done with a card now. */
export interface CardUses {
  readonly all: readonly Use[];
  /** What is useful now. */
  readonly useful: readonly Use[];
  /** The uses of a zone; the first is shown there. */
  readonly in: (zone: Zone) => readonly Use[];
}

export function usesOf(table: Pick<Table, 'asked' | 'view' | 'seat'>, choices: readonly Choice[]): CardUses {
  const ways = choices.map((choice): Use => ({ choice, ...foreseenOf(table, choice) }));
  const all = ways.map(way => ({ ...way, isUseful: makesSense(way, ways) }));
  const useful = all.filter(({ isUseful }) => isUseful);
  return {
    all,
    useful,
    in: zone =>
      [...useful, ...all.filter(({ isUseful }) => !isUseful)].filter(({ choice: { act } }) => act.act === zone),
  };
}

/** What pressing a Wound in hand does: heal it, directly or through the card that is asking. */
export function healingOf({ asked }: Pick<Table, 'asked'>, card: Name): Choice | undefined {
  if (card !== WOUND || !asked) return undefined;
  const isHealing = ({ act }: Choice) => act.act === 'heal' || (act.act === 'choose' && act.effect.fx === 'heal');
  return asked.choices.find(isHealing);
}
