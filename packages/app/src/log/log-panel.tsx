import { useEffect, useMemo, useRef, useState } from 'react';
import { HeroEmblem, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { togglePanel, usePanels } from '../layout/panels.ts';
import { useNarrow } from '../platform/window-size.ts';
import { newest, type Passage, passagesOf } from './lines.ts';
import './log.css';
import { LogLine } from './log-line.tsx';

/** Lines shown at first, and how many more each time. */
const STEP = 24;

/** What happened, turn by turn, with the limits of undo; the newest lines are in view. */
export function LogPanel() {
  const words = useWords('panels').log;
  const isNarrow = useNarrow();
  const isOpen = usePanels(({ open }) => open.log) || isNarrow;
  return (
    <section className="log" aria-label={words.log} data-folded={!isOpen || undefined}>
      <button
        type="button"
        className="side-fold log-fold"
        aria-label={words.log}
        aria-expanded={isOpen}
        title={isOpen ? words.fold : words.unfold}
        onClick={() => togglePanel('log')}
      >
        <StatIcon stat="log" size={18} />
        <span className="side-name">{words.log}</span>
        <StatIcon stat={isOpen ? 'down' : 'up'} size={16} />
      </button>
      {isOpen && <LogBody />}
    </section>
  );
}

function LogBody() {
  const words = useWords('panels').log;
  const client = useSeat(table => table.client);
  const { seat, text, told } = useSeatFields('seat', 'text', 'told');
  const names = useSeatNames();
  const [most, setMost] = useState(STEP);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history grows with what is told
  const passages = useMemo(() => passagesOf(client.history(seat), seat), [client, seat, told]);
  const shown = newest(passages, most);
  const isAway = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into view when there is one
  useEffect(() => {
    if (!isAway.current) return;
    // Only after everything else has updated. The list scrolls from its lower end.
    const frame = requestAnimationFrame(() => body.current?.scrollTo({ top: 0 }));
    return () => cancelAnimationFrame(frame);
  }, [told]);
  return (
    <div
      className="log-body"
      ref={body}
      role="log"
      aria-label={words.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        isAway.current = currentTarget.scrollTop !== 0;
      }}
    >
      <div>
        {shown.length < passages.length && (
          <button type="button" className="log-more" onClick={() => setMost(most + STEP)}>
            {words.earlier}
          </button>
        )}
        {shown.map(passage => (
          <section key={passage.key} className="log-passage">
            <PassageHead passage={passage} names={names} />
            <ol className="log-lines">
              {passage.lines.map(line => (
                <LogLine key={line.key} line={line} text={text} names={names} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface HeadProps {
  readonly passage: Passage;
  readonly names: (seat: number) => string;
}

function PassageHead({ passage: { head }, names }: HeadProps) {
  const words = useWords('panels').log;
  const text = useSeat(table => table.text);
  const map = useSeat(({ view }) => view.map);
  const hero = useSeat(({ view }) => (head?.news === 'turn-began' ? view.players[head.seat]?.hero : undefined));
  if (head === null) return <h3 className="log-head">{words.setup}</h3>;
  return (
    <h3 className="log-head" data-round={head.news === 'round-began' || undefined}>
      {hero && <HeroEmblem hero={hero} size={18} />}
      {head.news === 'round-began' && <StatIcon stat={head.time} size={18} />}
      {text.news(head, names, map)}
    </h3>
  );
}
