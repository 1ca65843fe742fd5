import type { Text } from '@deedbook/text';
import { useState } from 'react';
import { useTable } from '../../game/table.ts';
import { useWords } from '../../language/language.ts';
import { Page, useTitle } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-view.tsx';
import { useText } from '../../parts/use-text.ts';
import { useRoute } from '../../platform/route.ts';
import { ScoreScreen } from '../../scores/score-screen.tsx';
import type { Plan } from '../../seats/plan.ts';
import type { Film } from './film.ts';
import { useProjector } from './projector.ts';
import './replay.css';
import { ReplayHead } from './replay-head.tsx';
import { ReplayTable } from './replay-table.tsx';
import { Transport } from './transport.tsx';
import { useFilm } from './use-film.ts';

/** A recorded game, step by step. */
export function ReplayScreen() {
  const words = useWords('screens').replay;
  const { id, query } = useRoute();
  const { film, plan, problem } = useFilm(id, query.get('g'));
  const text = useText();
  if (problem) {
    return (
      <Page title={words.title}>
        <ProblemNote problem={problem} />
      </Page>
    );
  }
  return film && text && <Theatre key={film.record.seed} film={film} plan={plan} text={text} />;
}

interface TheatreProps {
  readonly film: Film;
  readonly plan: Plan;
  readonly text: Text;
}

/** The table at that moment, and the controls to move through time. */
function Theatre({ film, plan, text }: TheatreProps) {
  const words = useWords('screens').replay;
  const projector = useProjector(film, plan, text);
  const isLaid = useTable(({ table }) => table?.id === 'replay');
  const [showsScores, setShowsScores] = useState(false);
  useTitle(`${words.title}: ${text.name('scenario', film.record.scenario)}`);
  if (!isLaid) return null;
  if (showsScores) return <ScoreScreen onBack={() => setShowsScores(false)} />;
  return (
    <div className="replay">
      <ReplayHead film={film} plan={plan} text={text} projector={projector} onScores={() => setShowsScores(true)} />
      <ReplayTable />
      <Transport film={film} text={text} projector={projector} />
    </div>
  );
}
