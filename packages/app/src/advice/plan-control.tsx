import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { PopupButton } from '../parts/popup-button.tsx';
import { later } from '../platform/later.tsx';
import { useIsAdvised } from './use-advice.ts';

const PlansView = later(async () => (await import('./plans-view.tsx')).PlansView, 'panels');

/** Offers plans for the turn on the map, if the player wants advice and the table gives it. */
export function PlanControl() {
  const words = useWords('panels').advice;
  const isTurn = useSeat(({ asked }) => asked?.prompt === 'turn' && !asked.standing);
  if (!useIsAdvised() || !isTurn) return null;
  return (
    <PopupButton
      className="board-control"
      aria-label={words.plans}
      title={words.plans}
      popup={{ className: 'explain', side: 'right', align: 'start', 'aria-label': words.plans }}
      opens={close => <PlansView onKept={close} />}
    >
      <StatIcon stat="hint" size={20} />
    </PopupButton>
  );
}
