import { LEVELS } from '@deedbook/engine';
import { type CSSProperties, memo } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { progressOf, raisedBy } from './progress.ts';

/** Fame, and how far it is to the next level. */
export const Fame = memo(function Fame() {
  const fame = useSeat(({ view, seat }) => view.players[seat]?.fame ?? 0);
  const level = useSeat(({ view, seat }) => view.players[seat]?.level ?? 1);
  const words = useWords('table').hero;
  const { line, next, part } = progressOf(LEVELS, fame);
  const raised = next ? raisedBy(line, next).map(figure => words.gains[figure](next[figure])) : [];
  const far = next
    ? line.level > level
      ? words.levelWaits(line.level)
      : words.toLevel(next.fame - fame, next.level)
    : words.topLevel;
  return (
    <Explain
      press
      title={`${words.fame} ${fame}`}
      body={
        next && (
          <>
            <p>{words.nextLevel(next.level, next.fame)}</p>
            <p>{words.brings(raised.length === 0 ? [words.choice] : raised)}</p>
          </>
        )
      }
      rules={['SET-02', 'LVL-01']}
    >
      <button type="button" className="hero-fame" data-mark="fame">
        <span className="hero-line">
          <span>
            {words.fame} <b>{fame}</b>
          </span>
          <span className="hero-soft">{far}</span>
        </span>
        <span className="hero-bar" aria-hidden>
          <span className="hero-bar-full" style={{ '--part': part } as CSSProperties} />
        </span>
      </button>
    </Explain>
  );
});
