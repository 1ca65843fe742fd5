import type { Text } from '@deedbook/text';
import { type ComponentProps, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { type Draft, formOf } from './draft.ts';
import './start.css';

interface StartBarProps {
  readonly draft: Draft;
  readonly text: Text;
  /** Why it cannot be played; null if it can. */
  readonly why: string | null;
  readonly label: string;
  readonly icon: ComponentProps<typeof StatIcon>['stat'];
  readonly isReady?: boolean;
  /** False if it did not work and can be tried again. */
  readonly start: () => Promise<boolean>;
}

/** What will be played, and the button for it; or why it cannot be played. */
export function StartBar({ draft, text, why, label, icon, isReady = true, start }: StartBarProps) {
  const words = useWords('screens').newGame;
  const [isBusy, setBusy] = useState(false);
  const { rounds, mode } = formOf(draft);
  const press = async () => {
    setBusy(true);
    if (!(await start())) setBusy(false);
  };
  return (
    <div className="new-game-start">
      <p>
        <strong>{text.name('scenario', draft.scenario)}</strong>
        {why === null ? (
          <span>
            {[words.modes[mode], words.playersCount(draft.seats.length), words.rounds(rounds, rounds)].join(' · ')}
          </span>
        ) : (
          <span className="new-game-why" role="alert">
            <StatIcon stat="warning" size={16} />
            {why}
          </span>
        )}
      </p>
      <button
        type="button"
        className="screen-button is-gold"
        disabled={why !== null || isBusy || !isReady}
        onClick={() => void press()}
      >
        <StatIcon stat={icon} size={20} />
        {label}
      </button>
    </div>
  );
}
