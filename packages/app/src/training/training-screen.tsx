import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Page } from '../parts/page.tsx';
import { linkTo, useRoute } from '../platform/route.ts';
import { DrillTable } from './drill-table.tsx';
import { TrainingPage } from './training-page.tsx';
import { useDrill } from './use-drill.ts';
import './training.css';

/** The training ground: all drills, or the one in the address. */
export function TrainingScreen() {
  const { id } = useRoute();
  return id === null || id === '' ? <TrainingPage /> : <DrillScreen key={id} id={id} />;
}

function DrillScreen({ id }: { readonly id: string }) {
  const { attempt, isMissing, problem, again } = useDrill(id);
  // The frame around the screens reports it.
  if (problem !== null) throw problem;
  if (isMissing) return <NoDrill />;
  return attempt && <DrillTable key={attempt.table} attempt={attempt} onAgain={again} />;
}

function NoDrill() {
  const words = useWords('training');
  return (
    <Page title={words.title}>
      <div className="screen-empty">
        <StatIcon stat="combat" size={56} />
        <p>{words.missing}</p>
        <a className="screen-button is-gold" href={linkTo('training')}>
          {words.all}
        </a>
      </div>
    </Page>
  );
}
