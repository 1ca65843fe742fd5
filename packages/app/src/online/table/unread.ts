import type { Connection } from '@deedbook/client';
import { create } from 'zustand';

/** How many lines of the chat of which connection have been read. */
const useRead = create<{ readonly connection: Connection | null; readonly lines: number }>(() => ({
  connection: null,
  lines: 0,
}));

export const markRead = (connection: Connection): void =>
  useRead.setState({ connection, lines: connection.chat.length });

/** How many lines are new. */
export function useUnread(connection: Connection): number {
  const read = useRead();
  return connection.chat.length - (read.connection === connection ? read.lines : 0);
}
