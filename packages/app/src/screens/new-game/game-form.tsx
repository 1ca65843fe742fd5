import type { ReactNode } from 'react';
import { useWords } from '../../language/language.ts';
import { OptionsPanel, type OptionsProps } from './options-panel.tsx';
import { ScenarioList } from './scenario-list.tsx';
import '../../look/ticks.css';
import './new-game.css';

interface GameFormProps extends OptionsProps {
  /** What is among the folded options. */
  readonly moreHint: string;
  /** More of the folded options. */
  readonly more?: ReactNode;
  /** The panels beside the scenarios. */
  readonly children: ReactNode;
}

/** What is played: the scenarios on one side, who plays and the folded options on the other. */
export function GameForm({ draft, text, onChange, moreHint, more, children }: GameFormProps) {
  const words = useWords('screens').newGame;
  const { variants = [] } = draft.options;
  return (
    <div className="new-game-columns">
      <ScenarioList draft={draft} text={text} onChange={onChange} />
      <div className="new-game-table">
        {children}
        <details className="screen-panel new-game-more">
          <summary>
            <span>
              <b>{words.more}</b>
              {variants.length > 0 ? variants.map(id => text.name('variant', id)).join(', ') : moreHint}
            </span>
          </summary>
          <OptionsPanel draft={draft} text={text} onChange={onChange} />
          {more}
        </details>
      </div>
    </div>
  );
}
