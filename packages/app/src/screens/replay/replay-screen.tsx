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
import { type Start, useProjector } from './projector.ts';
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
  if (!film || !text) return null;
  const within = (name: string, most: number) => {
    const n = query.get(name);
    return n !== null && /^\d+$/.test(n) && Number(n) <= most ? Number(n) : null;
  };
  const start = { at: within('at', film.length), seat: within('seat', film.record.seats.length - 1) };
  return <Theatre key={film.record.seed} film={film} plan={plan} text={text} start={start} />;
}

interface TheatreProps {
  readonly film: Film;
  readonly plan: Plan;
  readonly text: Text;
  readonly start: Start;
}

/** The table at that moment, and the controls to move through time. */
function Theatre({ film, plan, text, start }: TheatreProps) {
  const words = useWords('screens').replay;
  const projector = useProjector(film, plan, text, start);
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
