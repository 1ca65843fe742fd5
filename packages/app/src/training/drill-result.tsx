import { AlertDialog } from 'radix-ui';
import { useMemo, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { undo, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { passOn } from '../parts/share.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { linkTo } from '../platform/route.ts';
import '../parts/dialog.css';
import '../parts/screens.css';
import { costOf, lineInWords, resultOf } from './line.ts';
import { keepBest, starsOf } from './results.ts';
import { Stars } from './stars.tsx';
import type { Attempt } from './use-drill.ts';

interface Props {
  readonly attempt: Attempt;
  onAgain(): void;
}

/** How a drill ended: the stars, the loss against par, the best line if asked for, and what to do next. */
export function DrillResult({ attempt, onAgain }: Props) {
  const words = useWords('training');
  const { advice } = useWords('panels');
  const { drill, before, session } = attempt;
  const [result] = useState(() => resultOf(before, session));
  const [cost] = useState(() => costOf(before, session));
  const [best] = useState(() => keepBest(drill.id, result));
  const stars = starsOf(result, drill);
  useHeldKeys();
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog drill-result">
          <AlertDialog.Title className="dialog-title">
            {!result.won ? words.lost : stars === 3 ? words.atPar : words.won}
          </AlertDialog.Title>
          <Stars n={stars} size={44} />
          <AlertDialog.Description asChild>
            {result.won ? (
              <dl className="drill-figures">
                <div>
                  <dt>{words.loss}</dt>
                  <dd>{result.loss}</dd>
                </div>
                <div>
                  <dt>{words.par}</dt>
                  <dd>{drill.par}</dd>
                </div>
              </dl>
            ) : (
              <p className="drill-about">{words.lostAbout}</p>
            )}
          </AlertDialog.Description>
          {result.won && <p className="drill-about">{advice.change(cost) || advice.noLoss}</p>}
          {best !== result && best.won && <p className="drill-about">{words.best(best.loss, drill.par)}</p>}
          <BestLine attempt={attempt} />
          <Ways attempt={attempt} isDone={stars === 3} onAgain={onAgain} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function BestLine({ attempt: { drill } }: { readonly attempt: Attempt }) {
  const words = useWords('training');
  const text = useSeat(table => table.text);
  const steps = useMemo(() => lineInWords(drill, text), [drill, text]);
  return (
    <details className="drill-line">
      <summary>{words.line}</summary>
      <ol>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a line stay in place
          <li key={i}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

interface WaysProps extends Props {
  readonly isDone: boolean;
}

/** What to do next; the most likely way is gold. */
function Ways({ attempt: { drill, next }, isDone, onAgain }: WaysProps) {
  const words = useWords('training');
  const parts = useWords('page').parts;
  const canUndo = useSeat(({ undoable }) => undoable.undo > 0) && !isDone;
  const link = () => `${location.origin}${location.pathname}${linkTo('training', drill.id)}`;
  const share = () => void passOn(link, true, { ...parts, copied: words.copied });
  const gold = 'screen-button is-gold';
  const toNext = next && (
    <a className={isDone ? gold : 'screen-button'} href={linkTo('training', next.id)}>
      <StatIcon stat="start" size={18} />
      {words.next}
    </a>
  );
  return (
    <div className="drill-ways">
      {isDone && toNext}
      <button type="button" className={isDone ? 'screen-button' : gold} onClick={onAgain}>
        <StatIcon stat="replay" size={18} />
        {words.again}
      </button>
      {canUndo && (
        <button type="button" className="screen-button" onClick={undo}>
          <StatIcon stat="undo" size={18} />
          {words.undo}
        </button>
      )}
      {!isDone && toNext}
      <button type="button" className="screen-button" onClick={share}>
        <StatIcon stat="share" size={18} />
        {words.share}
      </button>
      <a className="screen-button is-quiet" href={linkTo('training')}>
        {words.all}
      </a>
    </div>
  );
}
