import { castDie } from '../../rules/cards/source.ts';
import type { Game } from '../../rules/game.ts';
import { type Scenario, VARIANTS } from '../../rules/scenarios/scenarios.ts';
import type { Time } from '../../state/state.ts';

/** Scenarios whose own rules speak of one Day or Night (SCN-DN-03, SCN-OR-01). */
const needsUsualTimes = ({ countsTimes }: Scenario): string | null => (countsTimes ? 'VAR-DAY-01' : null);

/** After each Day two dice are rolled: a black one brings a Night without end (VAR-DAY-02). */
function untilDarkness(g: Game): Time {
  if (g.s.time === 'night') return 'night';
  const dice = [castDie(g), castDie(g)];
  g.tell({ news: 'darkness-dice', dice });
  return dice.includes('black') ? 'night' : 'day';
}

VARIANTS.add({
  'night-arrival': {
    rule: 'VAR-DAY-01',
    names: ['Night arrival', 'Chegada noturna', 'Arrivo notturno'],
    change: [
      'The game begins with a Night, and with neither gold nor black in the Source.',
      'O jogo começa com uma Noite, sem dourado nem preto na Fonte.',
      'Il gioco comincia con una Notte, senza oro né nero nella Fonte.',
    ],
    set: 'base',
    startsAt: 'night',
    plainDice: true,
    excludes: ['darkness-coming'],
    unfitFor: needsUsualTimes,
  },
  'darkness-coming': {
    rule: 'VAR-DAY-02',
    names: ['Darkness coming', 'A escuridão se aproxima', 'L’oscurità si avvicina'],
    change: [
      'After each Round, two dice are rolled: once one of them shows black, it stays Night.',
      'Após cada Rodada rolam-se dois dados: quando um deles mostra preto, é Noite até o fim.',
      'Dopo ogni Round si lanciano due dadi: appena uno mostra il nero, è Notte fino alla fine.',
    ],
    set: 'base',
    nextTime: untilDarkness,
    unfitFor: needsUsualTimes,
  },
});
