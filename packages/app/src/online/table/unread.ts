import type { Connection } from '@deedbook/client';
import { create } from 'zustand';

/** How many chat lines of a connection have been read. */
const useRead = create<{ readonly connection: Connection | null; readonly lines: number }>(() => ({
  connection: null,
  lines: 0,
}));

export const markRead = (connection: Connection): void =>
  useRead.setState({ connection, lines: connection.chat.length });

/** The number of unread chat lines. */
export function useUnread(connection: Connection): number {
  const read = useRead();
  return connection.chat.length - (read.connection === connection ? read.lines : 0);
}

let shown = 0;

/** Whether the chat is on the screen, where its lines are read at once. */
export const isChatShown = (): boolean => shown > 0;

/** Says that the chat is on the screen, until the returned function is called. */
export function showsChat(): () => void {
  shown++;
  return () => void shown--;
}
