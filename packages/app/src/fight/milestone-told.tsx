import { groundOf, hexName } from '@deedbook/engine';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signOf } from '../news/shown.ts';
import type { Milestone } from './milestone.ts';
import { Told } from './told.tsx';

interface MilestoneToldProps {
  readonly milestone: Milestone;
  onGone(): void;
}

/** A milestone in the words of the log; for a level, also what it brings. */
export function MilestoneTold({ milestone: { news, level }, onGone }: MilestoneToldProps) {
  const text = useSeat(table => table.text);
  const map = useSeat(({ view }) => view.map);
  const names = useSeatNames();
  const { gains } = useWords('table').hero;
  // The end comes in sight with a city.
  const cities = [...groundOf(map).values()].filter(({ site }) => site === 'city').map(({ hex }) => hex);
  const hexes = 'hex' in news ? [news.hex] : news.news === 'end-in-sight' ? cities : [];
  return (
    <Told
      title={text.news(news, names, map)}
      sign={signOf(news) ?? 'score'}
      about={hexes.map(hex => `hex ${hexName(hex)}`)}
      onGone={onGone}
    >
      {level && (
        <ul className="result-figures">
          {level.raised.map(figure => (
            <li key={figure}>{gains[figure](level.line[figure])}</li>
          ))}
        </ul>
      )}
    </Told>
  );
}
