import type { Text } from '@deedbook/text';
import { useWords } from '../../language/language.ts';
import '../../parts/controls.css';
import type { Chapter, Film } from './film.ts';
import type { Projector } from './projector.ts';

interface ChapterSelectProps {
  readonly film: Film;
  readonly text: Text;
  readonly projector: Projector;
}

/** Rounds and their turns; the current one is selected. */
export function ChapterSelect({ film, text, projector: { n, go } }: ChapterSelectProps) {
  const words = useWords('screens').replay;
  const parts = useWords('page').parts;
  const rounds = [...Map.groupBy(film.chapters, ({ round }) => round)];
  const nameOf = ({ seat }: Chapter) => (seat === null ? words.beginning : words.turn(film.called(text)(seat)));
  const now = film.chapters.findLastIndex(({ at }) => at <= n);
  return (
    <select
      className="screen-field transport-chapters"
      aria-label={words.jump}
      value={now}
      onChange={event => go(film.chapters[Number(event.target.value)]?.at ?? 0)}
    >
      {rounds.map(([round, chapters]) => (
        <optgroup key={round} label={`${parts.round(round)} · ${parts[chapters[0]?.time ?? 'day']}`}>
          {chapters.map((chapter, i) => (
            <option key={film.chapters.indexOf(chapter)} value={film.chapters.indexOf(chapter)}>
              {`${round}.${i} ${nameOf(chapter)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
