import { type Choice, type Foreseen, type Name, WOUND } from '@deedbook/engine';
import type { Table } from '../game/table.ts';
import { foreseenOf } from '../question/foreseen.ts';

/** The parts of a card that are pressed: the upper one, the lower one and the edge. */
export type Zone = 'play' | 'power' | 'sideways';

/** One way to use a card, and what would come of it. */
interface Use extends Foreseen {
  readonly choice: Choice;
}

/** What can be done with a card now. */
export interface CardUses {
  readonly all: readonly Use[];
  /** What is of use now. */
  readonly useful: readonly Use[];
  /** Those of a zone; the first is shown there. */
  readonly in: (zone: Zone) => readonly Use[];
}

export function usesOf(table: Pick<Table, 'asked' | 'view' | 'seat'>, choices: readonly Choice[]): CardUses {
  const all = choices.map((choice): Use => ({ choice, ...foreseenOf(table, choice) }));
  const useful = all.filter(({ isUseful }) => isUseful);
  return {
    all,
    useful,
    in: zone =>
      [...useful, ...all.filter(({ isUseful }) => !isUseful)].filter(({ choice: { act } }) => act.act === zone),
  };
}

/** What a Wound in hand is pressed for: to be healed, at once or by the card that asks what to do. */
export function healingOf({ asked }: Pick<Table, 'asked'>, card: Name): Choice | undefined {
  if (card !== WOUND || !asked) return undefined;
  const isHealing = ({ act }: Choice) => act.act === 'heal' || (act.act === 'choose' && act.effect.fx === 'heal');
  return asked.choices.find(isHealing);
}
