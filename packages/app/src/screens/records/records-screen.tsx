import { type ReactNode, useRef } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-view.tsx';
import { useText } from '../../parts/use-text.ts';
import { linkTo } from '../../platform/route.ts';
import type { Save } from '../../saves/save.ts';
import { RecordCard } from './record-card.tsx';
import './records.css';
import { useDrop } from './use-drop.ts';
import { type Shelf, useShelf } from './use-shelf.ts';

/** Every saved game: continue, replay, share or delete it; and import files. */
export function RecordsScreen() {
  const words = useWords('screens').records;
  const shelf = useShelf();
  const { games, problem } = shelf;
  const isOver = useDrop(shelf.bring);
  const running = games?.filter(({ label }) => !label?.isOver) ?? [];
  const finished = games?.filter(({ label }) => label?.isOver) ?? [];
  return (
    <Page title={words.title} className="records" actions={<ImportButton onFile={shelf.bring} />}>
      {problem && <ProblemNote problem={problem} />}
      {games?.length === 0 && !problem && (
        <div className="screen-empty">
          <StatIcon stat="rules" size={64} />
          <p>{words.none}</p>
          <a className="screen-button is-gold" href={linkTo('new')}>
            <StatIcon stat="plus" size={20} />
            {words.begin}
          </a>
        </div>
      )}
      <Group title={words.running} games={running} shelf={shelf}>
        <NewGame />
      </Group>
      <Group title={words.finished} games={finished} shelf={shelf}>
        {running.length === 0 && <NewGame />}
      </Group>
      {isOver && (
        <div className="records-drop" aria-hidden="true">
          <StatIcon stat="load" size={48} />
          {words.drop}
        </div>
      )}
    </Page>
  );
}

interface GroupProps {
  readonly title: string;
  readonly games: readonly Save[];
  readonly shelf: Shelf;
  /** What follows the list. */
  readonly children: ReactNode;
}

function Group({ title, games, shelf, children }: GroupProps) {
  const text = useText();
  if (games.length === 0 || text === null) return null;
  return (
    <section className="records-group">
      <h2>
        {title} <small>{games.length}</small>
      </h2>
      <ul>
        {games.map(save => (
          <RecordCard key={save.id} save={save} text={text} shelf={shelf} />
        ))}
        {children}
      </ul>
    </section>
  );
}

/** A placeholder where the next game would go. */
function NewGame() {
  const words = useWords('screens').records;
  return (
    <li className="record-new">
      <a href={linkTo('new')}>
        <StatIcon stat="plus" size={28} />
        {words.begin}
      </a>
    </li>
  );
}

function ImportButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const words = useWords('screens').records;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="screen-button" onClick={() => input.current?.click()}>
        <StatIcon stat="load" size={18} />
        {words.import}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.import}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = ''; // allows the same file to be chosen again
        }}
      />
    </>
  );
}
