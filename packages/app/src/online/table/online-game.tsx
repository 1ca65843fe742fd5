import type { Planning } from '@deedbook/client';
import type { TableClient } from '@deedbook/engine';
import type { TableDoc } from '@deedbook/protocol';
import { useEffect, useState } from 'react';
import { textForTable } from '../../game/later-text.ts';
import { closeTable, openTable, useTable } from '../../game/table.ts';
import { useTableLanguage } from '../../game/use-table-language.ts';
import { useLanguage } from '../../language/language.ts';
import { useExtraTool } from '../../layout/tools.ts';
import { tidyName } from '../../seats/names.ts';
import type { Plan } from '../../seats/plan.ts';
import { ScoreScreen } from '../../table/parts.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { ownSeatOf, useAtTable } from '../connected.ts';
import { PlanBar } from '../plan/plan-bar.tsx';
import { dropPlan, usePlanning } from '../plan/planning.ts';
import { AfterwardWays, Ended } from './afterwards.tsx';
import { PatientTable } from './patient-table.ts';
import { Signals } from './signals.tsx';
import { TableTool } from './table-tool.tsx';
import './seated.css';
import { useHeardSigns } from './use-heard-signs.ts';
import { useWaitingForYou } from './waiting.ts';
import { WatchScreen } from './watch-screen.tsx';

/** The game of an online table, on the same screens as any other game. */
export function OnlineGame() {
  const { doc } = useAtTable();
  const { table, sight } = doc;
  const planning = usePlanning(store => store.planning);
  const isOpen = useOpened(planning);
  const isOver = useTable(({ table: shown }) => shown?.view.over ?? false);
  useWaitingForYou();
  useHeardSigns();
  useEffect(() => {
    useExtraTool.setState({ Tool: TableTool });
    return () => {
      useExtraTool.setState({ Tool: null });
      dropPlan();
    };
  }, []);
  if (!isOpen) return null;
  if (planning) {
    return (
      <>
        <TableScreen />
        <div className="signals">
          <PlanBar planning={planning} />
        </div>
      </>
    );
  }
  if (isOver) return <ScoreScreen ways={<AfterwardWays />} />;
  if (table.state === 'over') return <Ended />;
  return (
    <>
      {sight?.seat === null ? <WatchScreen /> : <TableScreen />}
      <Signals />
    </>
  );
}

/** All other players are remote: what they decide arrives like a computer player's answers. */
const planOf = (doc: TableDoc): Plan =>
  doc.table.seats.map(({ bot }, seat) => (seat === ownSeatOf(doc) ? 'person' : (bot ?? 'greedy')));

/** Opens the table, or the copy used for planning, while this is shown; true once it is open. */
function useOpened(planning: Planning | null): boolean {
  const { connection, doc } = useAtTable();
  const language = useLanguage();
  const [shown, setShown] = useState<TableClient | null>(null);
  const isOpen = useTable(({ table }) => table !== null && table.client === shown);
  const copy = planning?.table ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: changing the language does not open the table again
  useEffect(() => {
    const client = copy ?? new PatientTable(connection);
    let isShown = true;
    const id = `${copy ? 'plan ' : ''}${doc.table.id}`;
    const names = doc.table.seats.map(({ player }) => tidyName(player?.name ?? ''));
    const open = async () => {
      const text = await textForTable(language);
      if (!isShown) return;
      openTable(id, client, { plan: planOf(doc), text, names, files: null, hurry: null });
      setShown(client);
    };
    void open();
    return () => {
      isShown = false;
      if (useTable.getState().table?.client === client) closeTable();
    };
  }, [connection, copy]);
  useTableLanguage(language, console.error);
  return isOpen;
}
