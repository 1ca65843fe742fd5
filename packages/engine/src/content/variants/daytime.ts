import { castDie } from '../../rules/cards/source.ts';
import type { Game } from '../../rules/game.ts';
import { type Scenario, VARIANTS } from '../../rules/scenarios/scenarios.ts';
import type { Time } from '../../state/state.ts';

/** Scenarios whose rules refer to particular Days or Nights (SCN-DN-03, SCN-OR-01). */
const needsUsualTimes = ({ countsTimes }: Scenario): string | null => (countsTimes ? 'VAR-DAY-01' : null);

/** After each Day two dice are rolled; a black one starts a permanent Night (VAR-DAY-02). */
function untilDarkness(g: Game): Time {
  if (g.s.time === 'night') return 'night';
  const dice = [castDie(g), castDie(g)];
  g.tell({ news: 'darkness-dice', dice });
  return dice.includes('black') ? 'night' : 'day';
}

VARIANTS.add({
  'night-arrival': {
    rule: 'VAR-DAY-01',
    set: 'base',
    startsAt: 'night',
    plainDice: true,
    excludes: ['darkness-coming'],
    unfitFor: needsUsualTimes,
  },
  'darkness-coming': {
    rule: 'VAR-DAY-02',
    set: 'base',
    nextTime: untilDarkness,
    unfitFor: needsUsualTimes,
  },
});
