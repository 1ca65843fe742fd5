import { DUEL_PHASES, duelOutlook, type Prompt } from '@deedbook/engine';
import { AdviceButton } from '../advice/advice-button.tsx';
import { StatIcon } from '../art/index.ts';
import { perView, queryOf } from '../game/per-view.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import './duel.css';
import { DuelSides } from './duel-sides.tsx';
import { DuelTray } from './duel-tray.tsx';
import { WayOn } from './way-on.tsx';

/** All of it is public, so it is the same for every seat. */
const outlookOf = perView(view => duelOutlook(queryOf(view, view.seat ?? 0)));

const ON = ['pass', 'done'];
const ACTING: readonly Prompt[] = ['duel-attack', 'duel-block', 'duel-damage'];

/** A player combat: whose step it is, what both sides have played, and what gets through. */
export function DuelView() {
  const outlook = useSeat(({ view }) => outlookOf(view));
  const duel = useSeat(({ view }) => view.duel);
  const words = useWords('panels').fight;
  const names = useSeatNames();
  const isActing = useSeat(({ asked }) => ACTING.some(prompt => prompt === asked?.prompt));
  // Until it is known how the defender takes part, only the question matters.
  if (!outlook || !duel || duel.participation === null) return null;
  const { phase, step, attacker, blocker } = outlook;
  return (
    <section className="fight" aria-label={words.duel}>
      <div className="fight-top">
        <div className="rail">
          <header className="fight-head">
            <h2 className="fight-title">{words.duel}</h2>
            <p className="fight-purpose">{words.duelStep[step](names(attacker), names(blocker))}</p>
            {isActing && <AdviceButton />}
          </header>
          <ol className="rail-steps" aria-label={words.phases}>
            {DUEL_PHASES.map(each => (
              <li key={each} className="rail-step" aria-current={each === phase ? 'step' : undefined}>
                <StatIcon stat={each === 'ranged' ? 'ranged' : 'attack'} size={18} />
                <span className="rail-name">{words.duelPhase[each]}</span>
              </li>
            ))}
          </ol>
          <WayOn ids={ON} />
        </div>
      </div>
      <DuelSides duel={duel} outlook={outlook} />
      <DuelTray outlook={outlook} />
    </section>
  );
}
