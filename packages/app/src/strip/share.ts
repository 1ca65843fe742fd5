import type { Files } from '../game/files.ts';
import { shareLink } from '../saves/link.ts';

/** Exports the game as a file: its record, or its position if it has none. */
export function exportGame(id: string, files: Files): void {
  const url = URL.createObjectURL(new Blob([files.write()], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `deedbook-${id}.json` });
  link.click();
  URL.revokeObjectURL(url);
}

/** Copies a link that contains the whole game. */
export async function copyGame(files: Files): Promise<void> {
  await navigator.clipboard.writeText(shareLink(files.write()));
}
