import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { PopupButton } from '../parts/popup-button.tsx';
import { later } from '../platform/later.tsx';
import { useIsAdvised } from './use-advice.ts';

const FightAdviceView = later(async () => (await import('./fight-advice-view.tsx')).FightAdviceView, 'panels');

/** Offers advice in a fight, if the player wants any and the table gives it. */
export function AdviceButton() {
  const words = useWords('panels').advice;
  if (!useIsAdvised()) return null;
  return (
    <PopupButton
      className="fight-wounds fight-advice"
      popup={{ className: 'explain', side: 'bottom', 'aria-label': words.advice }}
      opens={() => <FightAdviceView />}
    >
      <StatIcon stat="hint" size={16} />
      <span className="fight-wounds-words">{words.advice}</span>
    </PopupButton>
  );
}
