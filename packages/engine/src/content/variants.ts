import { type Scenario, type ScenarioMode, VARIANTS } from '../rules/scenarios.ts';
import { mayDare, turnDareUp } from './interactive-combat.ts';

/** Without opponents these have left the game already (SCN-CO-02, SCN-SO-01). */
const needsRivals = (_: unknown, { mode }: ScenarioMode): string | null =>
  mode === 'competitive' || mode === 'teams' ? null : 'SET-27';

/** At most three cities, so that one is left to join the last (VAR-CIT-02). */
const needsSpareCity = ({ cities }: Scenario, { tiles }: ScenarioMode, players: number): string | null =>
  cities === 'assaulted' && (tiles[players]?.cities ?? 0) <= 3 ? null : 'VAR-CIT-02';

VARIANTS.add({
  // VAR-CIT-02
  megapolis: {
    names: ['Megapolis', 'Megalópole', 'Megalopoli'],
    set: 'base',
    megapolis: true,
    unfitFor: needsSpareCity,
  },
  // VAR-NIC-01
  'no-interactive-spells': {
    names: ['No interactive Spells', 'Sem Feitiços interativos', 'Senza Incantesimi interattivi'],
    set: 'base',
    without: ['competitive-spells'],
    unfitFor: needsRivals,
  },
  // VAR-NIC-02
  'no-interactive-skills': {
    names: ['No interactive Skills', 'Sem Poderes interativos', 'Senza Abilità interattive'],
    set: 'base',
    without: ['competitive-skills'],
    unfitFor: needsRivals,
  },
  // VAR-ICB-01
  'interactive-combat': {
    names: ['Interactive combat', 'Combate interativo', 'Combattimento interattivo'],
    set: 'base',
    unfitFor: needsRivals,
    onFight: mayDare,
    onPhase: turnDareUp,
  },
});
