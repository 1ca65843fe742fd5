import { recordOf, type Session, writePosition, writeRecord } from '@deedbook/engine';
import { shareLink } from '../saves/link.ts';

/** Gives the game as a file: its record, or its position where it has none. */
export function exportGame(id: string, session: Session): void {
  const file = session.setup ? writeRecord(recordOf(session)) : writePosition(session.state);
  const url = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `deedbook-${id}.json` });
  link.click();
  URL.revokeObjectURL(url);
}

/** Puts a link that carries the whole game onto the clipboard. */
export async function copyGame(session: Session): Promise<void> {
  await navigator.clipboard.writeText(shareLink(writeRecord(recordOf(session))));
}
