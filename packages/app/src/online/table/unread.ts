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
