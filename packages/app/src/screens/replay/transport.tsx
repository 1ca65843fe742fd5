import type { Text } from '@deedbook/text';
import { useMemo } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useTable } from '../../game/table.ts';
import { useWords } from '../../language/language.ts';
import { useKeys } from '../../platform/keys.ts';
import '../../parts/controls.css';
import { ChapterSelect } from './chapter-select.tsx';
import type { Film } from './film.ts';
import { type Projector, SPEEDS, type Speed } from './projector.ts';
import { ReviewStrip } from './review-strip.tsx';

interface TransportProps {
  readonly film: Film;
  readonly text: Text;
  readonly projector: Projector;
}

/** Back and forth, at any speed, with the last step in words. */
export function Transport({ film, text, projector }: TransportProps) {
  const words = useWords('screens').replay;
  const { n, eyes, isRunning, speed, go, toggle, setSpeed } = projector;
  useKeys({
    space: toggle,
    arrowleft: () => go(n - 1),
    arrowright: () => go(n + 1),
    home: () => go(0),
    end: () => go(film.length),
  });
  return (
    <footer className="transport">
      <Caption film={film} text={text} projector={projector} />
      {eyes !== null && <ReviewStrip film={film} text={text} projector={projector} seat={eyes} />}
      <div className="transport-bar">
        <div className="transport-buttons">
          <Step stat="undo" name={words.first} isDisabled={n === 0} onClick={() => go(0)} />
          <Step stat="back" name={words.back} isDisabled={n === 0} onClick={() => go(n - 1)} />
          <button
            type="button"
            className="transport-play"
            aria-label={isRunning ? words.pause : words.play}
            title={`${isRunning ? words.pause : words.play}. ${words.keys}`}
            onClick={toggle}
          >
            <StatIcon stat={isRunning ? 'pause' : 'start'} size={24} />
          </button>
          <Step stat="next" name={words.next} isDisabled={n === film.length} onClick={() => go(n + 1)} />
          <Step stat="redo" name={words.last} isDisabled={n === film.length} onClick={() => go(film.length)} />
        </div>
        <input
          type="range"
          className="transport-range"
          min={0}
          max={film.length}
          value={n}
          aria-label={words.step}
          aria-valuetext={words.of(n, film.length)}
          onChange={event => go(Number(event.target.value))}
        />
        <output className="transport-count">
          {n}
          <span> / {film.length}</span>
        </output>
        <ChapterSelect film={film} text={text} projector={projector} />
        <select
          className="screen-field"
          aria-label={words.speed}
          value={speed}
          onChange={event => setSpeed(Number(event.target.value) as Speed)}
        >
          {SPEEDS.map(each => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </div>
    </footer>
  );
}

/** What the last step caused, for the viewing seat. */
function Caption({ film, text, projector: { n, eyes } }: TransportProps) {
  const map = useTable(({ table }) => table?.view.map ?? null);
  const lines = useMemo(() => {
    const names = film.called(text);
    return film.newsOf(n, eyes).map(news => text.news(news, names, map));
  }, [film, text, n, eyes, map]);
  return (
    <p className="transport-caption" aria-live="polite">
      {lines.slice(0, 3).join(' ')}
      {lines.length > 3 && ' …'}
    </p>
  );
}

interface StepProps {
  readonly stat: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Step({ stat, name, isDisabled, onClick }: StepProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={isDisabled} onClick={onClick}>
      <StatIcon stat={stat} size={20} />
    </button>
  );
}
