import { combatOutlook } from '@deedbook/engine';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useClosing } from '../platform/back.ts';
import { disarm, strikeIn, useArmed } from './caution.ts';
import { ChoiceButton } from './choice-button.tsx';
import { take } from './choose.ts';

/** Enter, pressed once more, would otherwise give up what is ready. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** What waits for a second press, and why; before a ready attack or block is given up, both options. */
export function ArmedNotice() {
  const { asked, text, view, seat } = useSeatFields('asked', 'text', 'view', 'seat');
  const words = useWords('table').question;
  const armed = useArmed();
  const strike = strikeIn(asked);
  useClosing(disarm, armed !== null);
  if (!asked || !armed || armed.why === 'open') return null;
  if (armed.why === 'reveals' || !strike) {
    return (
      <p className="armed" role="alert">
        <b>{text.choice(asked, armed.choice, view)}</b> {words.againReveals}
      </p>
    );
  }
  const ready = combatOutlook(queryOf(view, seat))?.soFar;
  const kind = strike.act.act === 'block' ? 'block' : 'attack';
  return (
    <div className="armed" role="alert">
      <p>{words.ready[kind](ready?.total ?? 0, ready?.needed ?? 0)}</p>
      <ChoiceButton choice={strike} data-gold keyName="⏎" ref={focus} />
      <button type="button" className="choice-button" onClick={() => take(armed.choice)}>
        {words.giveUp}
      </button>
      <button type="button" className="refusal-close" onClick={disarm}>
        {words.close}
      </button>
    </div>
  );
}
