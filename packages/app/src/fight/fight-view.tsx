import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import './fight.css';
import { AssaultParty } from './assault-party.tsx';
import { DuelView } from './duel-view.tsx';
import { FightHead } from './fight-head.tsx';
import { FightTray } from './fight-tray.tsx';
import { FoeRow } from './foe-row.tsx';
import { PhaseRail } from './phase-rail.tsx';
import { useFight } from './use-outlook.ts';
import './phone.css';
import './phone-parts.css';
import './low.css';
import './tight.css';
import './foe-picture.css';

/** Combat, over the dimmed board: the phases, the enemies with all their numbers, and what is being built. */
export function FightView() {
  const words = useWords('panels').fight;
  const combat = useSeat(({ view }) => view.combat);
  const isDuel = useSeat(({ view }) => view.duel !== null);
  const fight = useFight();
  if (isDuel) return <DuelView />;
  if (!combat || !fight) return null;
  return (
    <section className="fight" aria-label={words.fight} data-phase={fight.outlook.phase}>
      <div className="fight-top">
        <PhaseRail phase={fight.outlook.phase}>
          <FightHead combat={combat} fight={fight} />
        </PhaseRail>
        <AssaultParty />
      </div>
      <FoeRow combat={combat} fight={fight} />
      <FightTray combat={combat} fight={fight} />
    </section>
  );
}
