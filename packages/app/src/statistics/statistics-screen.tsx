import { useEffect, useMemo, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Page } from '../parts/page.tsx';
import { useText } from '../parts/use-text.ts';
import { AchievementList } from './achievement-list.tsx';
import { ACHIEVEMENTS } from './achievements.ts';
import { type Digests, readDigests, storedDigests, totalsOf } from './digest.ts';
import './statistics.css';

const COUNTED = [
  ['games', 'list'],
  ['finished', 'done'],
  ['won', 'score'],
  ['level', 'level'],
  ['tiles', 'explore'],
  ['enemies', 'combat'],
  ['conquests', 'shield'],
  ['cities', 'assault'],
  ['wounds', 'wound'],
] as const;

/** All the player's games in numbers, and the deeds that teach the game. */
export function StatisticsScreen() {
  const words = useWords('screens').statistics;
  const text = useText();
  const [digests, setDigests] = useState<Digests>(storedDigests);
  useEffect(() => {
    let isHere = true;
    readDigests(read => isHere && setDigests(read)).catch(console.error);
    return () => {
      isHere = false;
    };
  }, []);
  const totals = useMemo(() => totalsOf(digests), [digests]);
  return (
    <Page title={words.title} className="statistics">
      <section className="screen-panel">
        <h2>{words.games}</h2>
        {totals.games === 0 && <p className="statistics-none">{words.none}</p>}
        <dl className="statistics-counted">
          {COUNTED.map(([what, stat]) => (
            <div key={what}>
              <dt>
                <StatIcon stat={stat} size={20} />
                {words.counted[what]}
              </dt>
              <dd>{totals[what]}</dd>
            </div>
          ))}
        </dl>
        {text && totals.best.length > 0 && (
          <table className="statistics-best">
            <caption>{words.best}</caption>
            <tbody>
              {totals.best.map(([scenario, total]) => (
                <tr key={scenario}>
                  <th scope="row">{text.name('scenario', scenario)}</th>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="screen-panel">
        <h2>{words.achievements(totals.earned.length, ACHIEVEMENTS.length)}</h2>
        <AchievementList all={ACHIEVEMENTS} earned={totals.earned} />
      </section>
    </Page>
  );
}
