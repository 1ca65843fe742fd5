import { aimsOf, inLanguage, playerOf, type Standing, standingOf } from '@deedbook/positions';
import { useRef, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useSeat, useSeatFields } from '../../game/table.ts';
import { useLanguage, useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';
import { aimText } from '../../positions/aims.ts';
import { setDraft } from '../../positions/draft.ts';
import { useExampleTitle } from '../../positions/examples.ts';
import { nextOf, restartTrial, type Trial, useTrial } from '../../positions/try.ts';
import { sitDown } from '../../start/begin.ts';
import './puzzle-card.css';

/** What the position at the table is about: title, words, goal and rules, and what can be done with it. */
export function PuzzleCard() {
  const trial = useTrial(store => store.trial);
  return trial && <Card trial={trial} />;
}

function Card({ trial }: { readonly trial: Trial }) {
  const { puzzle, name } = trial;
  const words = useWords('lookup').puzzle;
  const language = useLanguage();
  const example = useExampleTitle(name);
  const [isFolded, setFolded] = useState(false);
  const title = inLanguage(puzzle.title, language) || example || words.title;
  const said = inLanguage(puzzle.words, language);
  return (
    <aside className="puzzle" aria-label={words.title} data-clear>
      <header className="puzzle-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="puzzle-fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold : words.fold}
          title={isFolded ? words.unfold : words.fold}
          onClick={() => setFolded(!isFolded)}
        >
          <StatIcon stat={isFolded ? 'plus' : 'minus'} size={18} />
        </button>
      </header>
      {!isFolded && (
        <>
          {said !== '' && <p className="puzzle-words">{said}</p>}
          <GoalList trial={trial} />
          <Ways trial={trial} />
        </>
      )}
    </aside>
  );
}

/** The aims of the goal, each ticked off when it is true, and how the goal stands. */
function GoalList({ trial: { puzzle } }: { readonly trial: Trial }) {
  const { goal } = puzzle;
  const words = useWords('lookup').puzzle;
  const { view, news, text, seat } = useSeatFields('view', 'news', 'text', 'seat');
  const player = playerOf(puzzle);
  const reached = useRef<number | null>(null);
  if (!goal || seat !== player) return null;
  const seen = { view, news };
  // Reached is reached, unless it is undone.
  if (reached.current !== null && news.length < reached.current) reached.current = null;
  const now = standingOf(goal, seen, player);
  if (now === 'reached') reached.current ??= news.length;
  const standing: Standing = reached.current === null ? now : 'reached';
  return (
    <div className="puzzle-goal" data-standing={standing}>
      <h3>
        {words.goal}
        <small> {words.by[goal.by ?? 'game']}</small>
      </h3>
      <ul>
        {aimsOf(goal, seen, player).map(({ aim, isTrue }) => (
          <li key={aim} data-done={isTrue || standing === 'reached' || undefined}>
            <StatIcon stat={isTrue || standing === 'reached' ? 'check' : 'next'} size={16} />
            {aimText(aim, goal, words.aims, text, view.map)}
            {isTrue && <span className="unseen">, {words.done}</span>}
          </li>
        ))}
      </ul>
      <p role="status">{standing === 'open' ? '' : words[standing]}</p>
    </div>
  );
}

/** The rules it is about, and the ways on. */
function Ways({ trial }: { readonly trial: Trial }) {
  const { puzzle, session, plan } = trial;
  const words = useWords('lookup').puzzle;
  const language = useLanguage();
  const { text, client } = useSeatFields('text', 'client');
  // Renders again with every answer.
  useSeat(({ told, asked }) => `${told.length} ${asked?.answers}`);
  const next = nextOf(trial);
  const show = () => {
    if (next) client.answer(Number(next[0]), next.slice(2));
  };
  const keep = async () => {
    await sitDown(session, plan, language);
    toast(words.kept);
  };
  return (
    <>
      {puzzle.line && !next && session.log.length > 0 && (
        <p className="puzzle-words" role="status">
          {next === null ? words.shown : words.ownWay}
        </p>
      )}
      <div className="puzzle-ways">
        {next && (
          <button type="button" className="screen-button is-gold" onClick={show}>
            <StatIcon stat="start" size={16} />
            {words.show}
          </button>
        )}
        {session.log.length > 0 && (
          <button type="button" className="screen-button" onClick={() => restartTrial(text)}>
            <StatIcon stat="undo" size={16} />
            {words.again}
          </button>
        )}
        {puzzle.rules?.map(id => (
          <a key={id} className="puzzle-rule" href={linkTo('rules', id)}>
            {id}
          </a>
        ))}
        <button type="button" className="screen-button is-quiet" onClick={keep}>
          <StatIcon stat="save" size={16} />
          {words.keep}
        </button>
        {puzzle.scene && (
          <a className="screen-button is-quiet" href={linkTo('editor')} onClick={() => setDraft(puzzle)}>
            <StatIcon stat="settings" size={16} />
            {words.change}
          </a>
        )}
      </div>
    </>
  );
}
