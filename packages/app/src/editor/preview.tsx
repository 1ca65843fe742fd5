import type { State } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useEffect, useLayoutEffect } from 'react';
import { Board } from '../board/board.tsx';
import { closeCard, useCursor } from '../board/cursor.ts';
import { closeTable, shownTo, useTable } from '../game/table.ts';
import { Still } from '../screens/replay/still.ts';

interface PreviewProps {
  readonly state: State;
  readonly text: Text;
  /** A space was pressed. */
  readonly onSpace: (hex: number) => void;
}

/** The map of the position being made. Pressing a space chooses it. */
export function Preview({ state, text, onSpace }: PreviewProps) {
  useLayoutEffect(() => lay(state, text), [state, text]);
  useEffect(() => closeTable, []);
  const pressed = useCursor(({ card }) => (card?.by === 'press' ? card.hex : null));
  useEffect(() => {
    if (pressed === null) return;
    onSpace(pressed);
    closeCard();
  }, [pressed, onSpace]);
  const isLaid = useTable(({ table }) => table?.id === 'editor');
  return <div className="editor-map">{isLaid && <Board />}</div>;
}

/** Lays a position out on the table; no one is asked anything. */
function lay(state: State, text: Text): void {
  const client = new Still({ state, eyes: 0, told: [], moments: [{ at: 0, seat: null, news: [], fence: false }] });
  const plan = state.players.map(() => 'person' as const);
  useTable.setState({
    table: {
      ...shownTo(client.at(), client, plan),
      id: 'editor',
      client,
      plan,
      files: null,
      hurry: null,
      text,
      names: [],
      handOver: false,
      left: [],
      acted: undefined,
      opened: 0,
    },
  });
}
