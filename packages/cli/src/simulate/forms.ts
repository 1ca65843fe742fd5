import { type GameOptions, HEROES, SCENARIOS, whyNotSetUp } from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { UsageError } from '../args.ts';
import { planGame, type Run } from './game.ts';

/** One way to play a scenario. */
export interface Form {
  readonly scenario: string;
  readonly players: number;
  readonly agreed: GameOptions;
}

/** Every scenario, in every mode and with every number of players. */
const EVERY = 'all';

/** The forms to play in rotation: one per number of players, or every form that fits the options. */
export function formsOf(run: Run, players: readonly number[] | null): Form[] {
  if (run.scenario !== EVERY) return (players ?? [1]).map(count => checked(run, count));
  const forms = everyForm(run.agreed)
    .filter(form => players === null || players.includes(form.players))
    .filter(form => whyNotSetUp(planGame(1, form.players, { ...run, ...form }).setup) === null);
  if (forms.length === 0) throw new UsageError('no scenario can be played like that');
  return forms;
}

function checked(run: Run, players: number): Form {
  const heroes = HEROES.ids().length;
  if (players > heroes) throw new UsageError(`there are only ${heroes} heroes to play with`);
  const wrong = whyNotSetUp(planGame(1, players, run).setup);
  if (wrong !== null) throw new UsageError(createText('en').setupFault(wrong));
  return { scenario: run.scenario, players, agreed: run.agreed };
}

const everyForm = (agreed: GameOptions): Form[] =>
  SCENARIOS.ids().flatMap(scenario =>
    SCENARIOS.get(scenario)
      .modes.filter(({ mode }) => agreed.mode === undefined || agreed.mode === mode)
      .flatMap(({ mode, tiles }) =>
        Object.keys(tiles).map(players => ({ scenario, players: Number(players), agreed: { ...agreed, mode } })),
      ),
  );

/** `full-conquest, teams, 4 players`. */
export const formInWords = ({ scenario, players, agreed }: Form): string =>
  [scenario, ...(agreed.mode ? [agreed.mode] : []), players === 1 ? '1 player' : `${players} players`].join(', ');
