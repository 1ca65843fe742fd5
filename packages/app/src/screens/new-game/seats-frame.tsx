import type { ReactNode } from 'react';
import { useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { type Draft, playersOf } from './draft.ts';
import './seats.css';

/** The largest number of seats in any scenario. */
const MOST = 4;

interface SeatsFrameProps {
  readonly draft: Draft;
  readonly onCount: (seats: number) => void;
  /** A row of the list. */
  readonly children: (seat: number) => ReactNode;
}

/** How many play, and a row for each seat. */
export function SeatsFrame({ draft, onCount, children }: SeatsFrameProps) {
  const words = useWords('screens').newGame;
  const allowed = playersOf(draft.scenario);
  const counts = Array.from({ length: Math.max(MOST, ...allowed) }, (_, i) => i + 1);
  return (
    <section className="screen-panel">
      <div className="new-game-row">
        <h2>{words.seats}</h2>
        <Segments
          label={words.players}
          value={draft.seats.length}
          segments={counts.map(n => ({
            value: n,
            label: n,
            name: allowed.includes(n) ? words.playersCount(n) : words.notForSoMany,
            isDisabled: !allowed.includes(n),
          }))}
          onChoose={onCount}
        />
      </div>
      <ol className="new-seats">{draft.seats.map((_, seat) => children(seat))}</ol>
    </section>
  );
}
