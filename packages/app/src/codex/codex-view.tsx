import type { Text } from '@deedbook/text';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Segments } from '../parts/segments.tsx';
import { linkTo } from '../platform/route.ts';
import { ThingExamples } from '../positions/example-links.tsx';
import { addressOf, type Entry, entriesOf, find, KINDS, type Kind } from './entries.ts';
import { EntryPicture } from './entry-picture.tsx';
import './codex.css';

interface CodexViewProps {
  readonly text: Text;
  /** The open entry, by its address; null for the list. */
  readonly at: string | null;
  /** What comes before and after the search. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The whole box: search, list, and the open entry. */
export function CodexView({ text, at, before, after }: CodexViewProps) {
  const words = useWords('screens').codex;
  const [sought, setSought] = useState('');
  const [kind, setKind] = useState<Kind | null>(null);
  const entries = useMemo(() => entriesOf(text, words), [text, words]);
  const wanted = useDeferredValue(sought);
  const found = useMemo(() => find(entries, wanted, kind), [entries, wanted, kind]);
  const open = entries.find(entry => addressOf(entry) === at);
  return (
    <div className="codex" data-open={open !== undefined || undefined}>
      <div className="codex-bar">
        {before}
        <label className="codex-search">
          <StatIcon stat="search" size={18} />
          <input
            type="search"
            className="screen-field"
            value={sought}
            placeholder={words.search}
            aria-label={words.search}
            onChange={event => setSought(event.target.value)}
          />
        </label>
        {after}
      </div>
      {open && <Reading key={at} entry={open} />}
      <section className="codex-list" aria-label={words.list}>
        <Segments
          label={words.kind}
          value={kind}
          segments={[null, ...KINDS].map(value => ({ value, label: value === null ? words.all : words.kinds[value] }))}
          onChoose={setKind}
        />
        <p className="unseen" role="status">
          {words.found(found.length)}
        </p>
        {found.length === 0 && <p className="codex-none">{words.none}</p>}
        <ul>
          {found.map(entry => (
            <li key={addressOf(entry)}>
              <a href={linkTo('codex', addressOf(entry))} aria-current={entry === open || undefined}>
                <span className="codex-thumb">
                  <EntryPicture entry={entry} />
                </span>
                <span className="codex-words">
                  <strong>{entry.name}</strong>
                  <small>{entry.what || words.one[entry.kind]}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Reading({ entry }: { readonly entry: Entry }) {
  const words = useWords('screens').codex;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <article className="codex-entry" data-kind={entry.kind}>
      <div className="codex-picture">
        <EntryPicture entry={entry} />
      </div>
      <div>
        <p className="codex-kind">{words.one[entry.kind]}</p>
        <h2 ref={heading}>{entry.name}</h2>
        {entry.what !== '' && <p className="codex-what">{entry.what}</p>}
        {entry.parts.map(({ head, text }) => (
          <p key={`${head} ${text}`}>
            {head !== null && <b>{head}. </b>}
            {text}
          </p>
        ))}
        <ThingExamples thing={entry.id} />
        <a className="codex-all" href={linkTo('codex')}>
          {words.back}
        </a>
      </div>
    </article>
  );
}
