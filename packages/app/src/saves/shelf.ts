import { withGames } from './database.ts';
import type { Save } from './save.ts';
import { tidySave } from './tidy.ts';

/* The list of saved games. Nothing here opens one, so the first screen can show them without the engine. */

/** A short id for a new game. */
export const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '');

/** Saved games, newest first. */
export async function listGames(): Promise<Save[]> {
  const all = await withGames('readonly', games => games.getAll());
  return all.flatMap(raw => tidySave(raw) ?? []).sort((a, b) => b.changed - a.changed);
}

export async function readGame(id: string): Promise<Save | null> {
  return tidySave(await withGames('readonly', games => games.get(id)));
}

export async function removeGame(id: string): Promise<void> {
  await withGames('readwrite', games => games.delete(id));
}

/** Restores a deleted game, or adds a copy of one. */
export async function putGame(save: Save): Promise<void> {
  await withGames('readwrite', games => games.put(save));
}

export async function duplicateGame(save: Save): Promise<Save> {
  const copy = { ...save, id: newId(), changed: Date.now() };
  await putGame(copy);
  return copy;
}

/** The file of a game: its record, or its position where it has none. */
export const fileOf = ({ record, position }: Pick<Save, 'record' | 'position'>): string => record ?? position;

/** The name of such a file: scenario, heroes and date. */
function fileNameOf({ label, changed }: Pick<Save, 'label' | 'changed'>): string {
  const day = new Date(changed).toISOString().slice(0, 10);
  const names = label ? [label.scenario, ...label.heroes] : [];
  return `${['deedbook', ...names, day].join('-')}.json`;
}

/** Offers a file as a download. */
export function handOut(save: Save): void {
  const address = URL.createObjectURL(new Blob([fileOf(save)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileNameOf(save) });
  link.click();
  // The download has started by then; some browsers read the file late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
