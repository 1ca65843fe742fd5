import { CHAPTERS, isLessonId, type LessonId } from '@deedbook/lessons';
import { type ReactNode, useEffect } from 'react';
import { StatIcon } from '../art/index.ts';
import { useCursor } from '../board/cursor.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Spotlights } from '../parts/spotlights.tsx';
import { useKeys } from '../platform/keys.ts';
import { linkTo } from '../platform/route.ts';
import { readOn, showMe, startOver, useStudy } from './at-table.ts';
import './coach.css';
import { elementAt } from './landmarks.ts';
import { Said } from './said.tsx';

/** The card that leads through a course: one step at a time, and what it speaks of in a ring of light. */
export function Coach() {
  const { studied, run, isShowing } = useStudy();
  // The run itself changes; its version says when.
  useStudy(({ version }) => version);
  const words = useWords('lessons');
  const text = useSeat(table => table.text);
  // Whoever takes an exam shows what they know.
  const isShown = run?.step?.goal !== undefined && studied?.isExam === false;
  const forward = () => (isShown ? void showMe(text) : readOn());
  useKeys({ pagedown: forward });
  const spoken = studied?.isExam ? undefined : run?.step?.at;
  useEffect(() => useCursor.setState({ spoken: spoken ?? [] }), [spoken]);
  if (!studied || !run) return null;
  const { step, at } = run;
  const { lesson, isExam, course } = studied;
  const said = words.lessons[lesson];
  if (step === null) return <Finished lesson={lesson} isExam={isExam} />;
  const steps: Readonly<Record<string, string>> = said.steps;
  const astray: Readonly<Record<string, string>> = said.astray;
  const wrong = run.astray;
  const { turnOver, fightLost } = words.coach;
  const missed = run.isTurnOver ? turnOver : run.isFightLost ? fightLost : undefined;
  const aside = wrong !== null ? astray[wrong] : step.goal && missed;
  return (
    <>
      <Spotlights at={isShowing || isExam ? [] : (step.at ?? [])} find={elementAt} />
      <Card
        head={isExam ? words.coach.examOf(said.title) : said.title}
        count={isExam ? null : words.coach.step(at + 1, course.steps.length)}
      >
        <p className="coach-said" aria-live="polite">
          <Said words={isExam ? said.exam : (steps[step.id] ?? '')} text={text} />
        </p>
        {aside !== undefined && (
          <p className="coach-aside" role="status">
            <Said words={aside} text={text} />
          </p>
        )}
        <div className="coach-ways">
          {isShown && (
            <button type="button" className="coach-button" disabled={isShowing} onClick={forward}>
              <StatIcon stat="reveal" size={16} />
              {isShowing ? words.coach.showing : words.coach.showMe}
              <kbd aria-hidden>PgDn</kbd>
            </button>
          )}
          {!step.goal && (
            <button type="button" className="coach-button is-gold" onClick={forward}>
              {words.coach.next}
              <kbd aria-hidden>PgDn</kbd>
            </button>
          )}
          {step.goal && run.hasTried && !isShowing && (
            <button type="button" className="coach-button is-quiet" onClick={() => startOver(text)}>
              <StatIcon stat="undo" size={16} />
              {words.coach.restart}
            </button>
          )}
        </div>
      </Card>
    </>
  );
}

interface CardProps {
  readonly head: string;
  readonly count: string | null;
  readonly children: ReactNode;
}

function Card({ head, count, children }: CardProps) {
  const words = useWords('lessons').coach;
  return (
    <section className="coach" aria-label={words.title} data-clear>
      <header className="coach-head">
        <StatIcon stat="help" size={18} />
        <h2>{head}</h2>
        {count !== null && <span className="coach-count">{count}</span>}
      </header>
      {children}
    </section>
  );
}

/** The end of a course, and where to go from there. */
function Finished({ lesson, isExam }: { readonly lesson: LessonId; readonly isExam: boolean }) {
  const words = useWords('lessons');
  const at = CHAPTERS.findIndex(({ id }) => id === lesson);
  const next = at < 0 ? undefined : CHAPTERS[at + 1]?.id;
  const isLast = at >= 0 && next === undefined;
  const done = isExam ? words.coach.passed : at < 0 ? words.coach.finishedLesson : words.coach.finished;
  return (
    <Card head={words.lessons[lesson].title} count={null}>
      <p className="coach-said" role="status">
        <StatIcon stat="check" size={18} /> {done}. {isLast && words.coach.allDone}
      </p>
      <div className="coach-ways">
        {next && isLessonId(next) && (
          <a className="coach-button is-gold" href={linkTo('learn', next)}>
            {words.coach.nextChapter(words.lessons[next].title)}
            <StatIcon stat="next" size={16} />
          </a>
        )}
        {isLast && (
          <a className="coach-button is-gold" href={linkTo('new')}>
            {words.coach.playAlone}
          </a>
        )}
        <a className="coach-button is-quiet" href={linkTo('learn')}>
          {words.coach.toList}
        </a>
      </div>
    </Card>
  );
}
