import { BEYOND, CHAPTERS, type Lesson, lessonOf } from '@deedbook/lessons';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Page } from '../parts/page.tsx';
import { later } from '../platform/later.tsx';
import { linkTo, useRoute } from '../platform/route.ts';
import './learn.css';
import { useProgress } from './progress.ts';

const LessonScreen = later(async () => (await import('./lesson-screen.tsx')).LessonScreen, 'table', 'panels');

/** Learning by playing: the chapters of the first game and the lessons beyond, or one of them at the table. */
export function LearnScreen() {
  const { id } = useRoute();
  const [lesson = '', exam] = id?.split('/') ?? [];
  return lessonOf(lesson) ? <LessonScreen key={id} id={lesson} isExam={exam === 'exam'} /> : <Lessons />;
}

function Lessons() {
  const words = useWords('lessons').coach;
  const done = useProgress(progress => progress.done);
  const first = CHAPTERS.find(({ id }) => !done.includes(id))?.id ?? null;
  return (
    <Page title={words.title} className="learn" actions={<LanguageSwitch />}>
      <p className="learn-about">{words.about}</p>
      <p className="learn-progress">
        {words.progress(CHAPTERS.filter(({ id }) => done.includes(id)).length, CHAPTERS.length)}
      </p>
      <ol className="learn-list">
        {CHAPTERS.map((lesson, i) => (
          <Entry key={lesson.id} lesson={lesson} n={i + 1} isNext={lesson.id === first} />
        ))}
      </ol>
      {BEYOND.length > 0 && (
        <>
          <h2>{words.beyond}</h2>
          <p className="learn-about">{words.beyondAbout}</p>
          <ul className="learn-list">
            {BEYOND.map(lesson => (
              <Entry key={lesson.id} lesson={lesson} n={null} isNext={false} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

interface EntryProps {
  readonly lesson: Lesson;
  readonly n: number | null;
  /** The first chapter that is not done. */
  readonly isNext: boolean;
}

function Entry({ lesson: { id }, n, isNext }: EntryProps) {
  const { coach: words, lessons } = useWords('lessons');
  const isDone = useProgress(({ done }) => done.includes(id));
  const isBegun = useProgress(({ begun }) => id in begun);
  const { title, about } = lessons[id];
  const start = isBegun ? words.resume : isDone ? words.again : words.start;
  return (
    <li className="learn-entry" data-done={isDone || undefined}>
      <span className="learn-number" aria-hidden>
        {isDone ? <StatIcon stat="check" size={20} /> : (n ?? <StatIcon stat="rules" size={18} />)}
      </span>
      <div className="learn-words">
        <h3>
          {title}
          {isDone && <span className="unseen">, {words.done}</span>}
        </h3>
        <p>{about}</p>
      </div>
      <div className="learn-ways">
        <a
          className={isNext ? 'screen-button is-gold' : 'screen-button'}
          href={linkTo('learn', id)}
          aria-label={`${start}: ${title}`}
        >
          {start}
        </a>
        {!isDone && (
          <a
            className="screen-button is-quiet"
            href={`${linkTo('learn', id)}/exam`}
            title={words.examAbout}
            aria-label={`${words.exam}: ${title}`}
          >
            {words.exam}
          </a>
        )}
      </div>
    </li>
  );
}
