import { type Drill, PACKS, type Pack } from '@deedbook/positions';
import type { Text } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useLanguage, useWords } from '../language/language.ts';
import { Page } from '../parts/page.tsx';
import { useText } from '../parts/use-text.ts';
import { linkTo } from '../platform/route.ts';
import { enemiesOf, numberOf } from './drill-name.ts';
import { dayInWords, dayOf, drillNamed, packedDrills } from './drills.ts';
import { type Result, type Results, starsOf, storedResults } from './results.ts';
import { Stars } from './stars.tsx';

interface Shelf {
  readonly today: Drill;
  readonly packed: readonly Drill[];
}

/** All drills with the stars won, and the fight of the day. */
export function TrainingPage() {
  const words = useWords('training');
  const text = useText();
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [results] = useState(storedResults);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const [today, packed] = await Promise.all([drillNamed(dayOf(new Date())), packedDrills()]);
      if (isHere && today) setShelf({ today, packed });
    };
    load().catch(setProblem);
    return () => {
      isHere = false;
    };
  }, []);
  // The frame around the screens reports it.
  if (problem !== null) throw problem;
  return (
    <Page title={words.title} className="training">
      <p className="training-intro">{words.intro}</p>
      {shelf && text && (
        <>
          <Today drill={shelf.today} text={text} result={results[shelf.today.id]} />
          {PACKS.map(pack => (
            <PackPanel
              key={pack}
              pack={pack}
              drills={shelf.packed.filter(drill => drill.pack === pack)}
              results={results}
              text={text}
            />
          ))}
        </>
      )}
      <details className="training-scoring">
        <summary>{words.scoring}</summary>
        <p>{words.costs}</p>
        <p>{words.stars}</p>
      </details>
    </Page>
  );
}

interface TodayProps {
  readonly drill: Drill;
  readonly text: Text;
  readonly result: Result | undefined;
}

function Today({ drill, text, result }: TodayProps) {
  const words = useWords('training');
  const language = useLanguage();
  return (
    <section className="screen-panel training-today">
      <div>
        <h2>{words.daily}</h2>
        <p>
          {dayInWords(drill.id, language)}. {words.dailyAbout}
        </p>
        <p className="training-foes">
          {words.difficulties[drill.difficulty]}: {namesOf(drill, text)}
        </p>
        <p className="training-best">
          {result && <Stars n={starsOf(result, drill)} />} {useStanding(drill, result)}
        </p>
      </div>
      <a className="screen-button is-gold" href={linkTo('training', drill.id)}>
        <StatIcon stat="combat" size={18} />
        {words.fight}
      </a>
    </section>
  );
}

const namesOf = (drill: Drill, text: Text): string =>
  enemiesOf(drill)
    .map(enemy => text.name('enemy', enemy))
    .join(', ');

/** The best result so far, in words. */
function useStanding({ par }: Drill, result: Result | undefined): string {
  const words = useWords('training');
  if (!result) return words.notTried;
  return result.won ? words.best(result.loss, par) : words.notWon;
}

interface PackProps {
  readonly pack: Pack;
  readonly drills: readonly Drill[];
  readonly results: Results;
  readonly text: Text;
}

function PackPanel({ pack, drills, results, text }: PackProps) {
  const words = useWords('training');
  const { name, about } = words.packs[pack];
  const stars = drills.reduce((sum, drill) => sum + starsOf(results[drill.id], drill), 0);
  return (
    <section className="screen-panel training-pack">
      <h2>{name}</h2>
      <p>
        {about} <span className="training-collected">{words.collected(stars, 3 * drills.length)}</span>
      </p>
      <ol className="training-drills">
        {drills.map(drill => (
          <DrillLink key={drill.id} drill={drill} result={results[drill.id]} text={text} />
        ))}
      </ol>
    </section>
  );
}

function DrillLink({ drill, result, text }: TodayProps) {
  const words = useWords('training');
  const standing = useStanding(drill, result);
  return (
    <li>
      <a className="training-drill" href={linkTo('training', drill.id)} title={standing}>
        <b>{numberOf(drill)}</b>
        <span className="training-drill-about">
          <span>{namesOf(drill, text)}</span>
          <small>{words.difficulties[drill.difficulty]}</small>
        </span>
        <Stars n={starsOf(result, drill)} />
      </a>
    </li>
  );
}
