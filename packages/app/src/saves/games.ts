import type { Session } from '@deedbook/engine';
import type { Plan } from '../seats/plan.ts';
import { goOnWith, playAgain, type Save } from './save.ts';

/** The game of a save, with its history if possible; otherwise it continues from its position. */
export const openGame = async (save: Save): Promise<Session> =>
  goOnWith(save) ?? playAgain(save) ?? (await import('./files.ts')).openPosition(save.position);

/** Who plays in it; people if that was lost. */
export const planOf = ({ plan }: Save, { state }: Session): Plan =>
  state.players.map((_, seat) => plan[seat] ?? 'person');
