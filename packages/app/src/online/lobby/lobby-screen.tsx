import type { Me, TableSummary } from '@deedbook/protocol';
import { type ReactNode, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { linkTo } from '../../platform/route.ts';
import { Gate } from '../entry/gate.tsx';
import { CodeForm } from './code-form.tsx';
import { FilterBar } from './filter-bar.tsx';
import './lobby.css';
import { TableCard } from './table-card.tsx';
import { NO_FILTERS, useLists } from './use-lists.ts';

/** The player's own tables, tables to join, and games to watch. */
export const LobbyScreen = () => <Gate>{me => <Lobby me={me} />}</Gate>;

function Lobby({ me }: { readonly me: Me }) {
  const words = useWords('online').lobby;
  const { unreachable } = useWords('online').entry;
  const [filters, setFilters] = useState(NO_FILTERS);
  const { lists, isLost } = useLists(filters);
  const finished = lists?.own.filter(({ state }) => state === 'over') ?? [];
  return (
    <Page title={words.title} className="lobby" actions={<Ways me={me} />}>
      {isLost && (
        <p className="lobby-lost" role="status">
          <StatIcon stat="warning" size={18} />
          {unreachable}
        </p>
      )}
      <div className="lobby-top">
        <a className="screen-button is-gold" href={linkTo('host')}>
          <StatIcon stat="plus" size={20} />
          {words.newTable}
        </a>
        <CodeForm />
        {lists !== null && lists.waiting > 0 && <p className="lobby-waiting">{words.waiting(lists.waiting)}</p>}
      </div>
      {lists !== null && (
        <>
          <Section title={words.own} none={words.noneOwn} tables={lists.own.filter(({ state }) => state !== 'over')}>
            {finished.length > 0 && (
              <details className="lobby-finished">
                <summary>{words.finished(finished.length)}</summary>
                <Cards tables={finished} />
              </details>
            )}
          </Section>
          <Section
            title={words.open}
            none={words.noneOpen}
            tables={lists.open}
            aside={<FilterBar filters={filters} onChange={setFilters} />}
          />
          {lists.watch.length > 0 && <Section title={words.watch} none="" tables={lists.watch} />}
        </>
      )}
    </Page>
  );
}

function Ways({ me }: { readonly me: Me }) {
  const words = useWords('online').lobby;
  return (
    <a className="screen-button is-quiet" href={linkTo('player')} aria-label={words.account(me.name)}>
      <StatIcon stat="hero" size={18} />
      <span className="lobby-me">{me.name}</span>
    </a>
  );
}

interface SectionProps {
  readonly title: string;
  /** Shown if there are no tables. */
  readonly none: string;
  readonly tables: readonly TableSummary[];
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

function Section({ title, none, tables, aside, children }: SectionProps) {
  return (
    <section className="lobby-section" aria-label={title}>
      <div className="lobby-head">
        <h2>{title}</h2>
        {aside}
      </div>
      {tables.length === 0 ? <p className="lobby-none">{none}</p> : <Cards tables={tables} />}
      {children}
    </section>
  );
}

const Cards = ({ tables }: { readonly tables: readonly TableSummary[] }) => (
  <ul className="lobby-tables">
    {tables.map(table => (
      <TableCard key={table.id} table={table} />
    ))}
  </ul>
);
