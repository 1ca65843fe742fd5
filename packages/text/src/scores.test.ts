import type { Scored, ScoreLine, ScoreSheet, Term } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { createText } from './all.ts';

const term = (from: string, n: number): Term => ({ from, op: 'add', n });

type Line = Pick<ScoreLine, 'points' | 'title' | 'terms'>;

const ACHIEVEMENTS = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;

const line = (title: number, ...terms: Term[]): Line => ({
  points: terms.reduce((sum, { n }) => sum + n, 0),
  title,
  terms,
});

const sheet = (seat: number, fame: number, won: boolean, said: Partial<Record<Scored, Line>>): ScoreSheet => {
  const lines = ACHIEVEMENTS.map(what => ({ what, of: null, ...(said[what] ?? line(0)) }));
  const total = lines.reduce((sum, { points, title }) => sum + points + title, fame);
  return { seats: [seat], fame, lines, total, won };
};

const TOVAK = sheet(0, 30, true, {
  knowledge: line(3, term('spell', 4), term('advanced-action', 3)),
  loot: line(1, term('artifact', 0), term('crystals', 2)),
  leader: line(3, term('peasants', 1), term('utem-guardsmen', 2)),
  conqueror: line(0, term('shields', 4)),
  beating: line(-3, term('wound', -4)),
});
const GOLDYX = sheet(1, 36, true, { loot: line(1, term('artifact', 2)), adventurer: line(3, term('shields', 2)) });

const names = (seat: number): string => ['Tovak', 'Goldyx'][seat] as string;

it('a score sheet has a line for each category, with its terms and its title', () => {
  expect(createText('en').scoreSheet([TOVAK, { ...GOLDYX, won: false }], names)).toEqual([
    'Tovak',
    'Fame: 30',
    'Greatest Knowledge: 7 = Spells 4 + Advanced Actions 3, title +3',
    'Greatest Loot: 2 = crystals 2, title +1',
    'Greatest Leader: 3 = Peasants 1 + Utem Guardsmen 2, title +3',
    'Greatest Conqueror: 4 = Shields 4',
    'Greatest Adventurer: 0',
    'Greatest Beating: −4 = Wounds −4, title −3',
    'Total: 46',
    'Goldyx',
    'Fame: 36',
    'Greatest Knowledge: 0',
    'Greatest Loot: 2 = Artifacts 2, title +1',
    'Greatest Leader: 0',
    'Greatest Conqueror: 0',
    'Greatest Adventurer: 2 = Shields 2, title +3',
    'Greatest Beating: 0',
    'Total: 44',
    'Tovak wins with 46.',
  ]);
});

it('in Portuguese and Italian too', () => {
  expect(createText('pt-BR').scoreSheet([TOVAK, GOLDYX], names).slice(1, 9)).toEqual([
    'Fama: 30',
    'Maior Conhecimento: 7 = Feitiços 4 + Ações Avançadas 3, título +3',
    'Maior Espólio: 2 = cristais 2, título +1',
    'Maior Líder: 3 = Camponeses 1 + Guardas de Utem 2, título +3',
    'Maior Conquistador: 4 = Escudos 4',
    'Maior Aventureiro: 0',
    'Maior Surra: −4 = Ferimentos −4, título −3',
    'Total: 46',
  ]);
  expect(createText('it').scoreSheet([TOVAK, GOLDYX], names).slice(1, 9)).toEqual([
    'Fama: 30',
    'Massimo Sapere: 7 = Incantesimi 4 + Azioni Avanzate 3, titolo +3',
    'Massimo Bottino: 2 = cristalli 2, titolo +1',
    'Massimo Comandante: 3 = Contadini 1 + Guardie di Utem 2, titolo +3',
    'Massimo Conquistatore: 4 = Scudi 4',
    'Massimo Avventuriero: 0',
    'Massima Batosta: −4 = Ferite −4, titolo −3',
    'Totale: 46',
  ]);
});

it('a victory can be shared, and a solo game is won or lost by its goal', () => {
  const last = (sheets: readonly ScoreSheet[]) => createText('en').scoreSheet(sheets).at(-1);
  expect(last([TOVAK, { ...GOLDYX, total: 46 }])).toBe('Player 1 and Player 2 share the victory with 46.');
  expect(last([{ ...TOVAK, won: null }])).toBe('Total: 46');
  expect(last([TOVAK])).toBe('The goal is reached: victory!');
  expect(last([{ ...TOVAK, won: false }])).toBe('The goal is not reached: defeat.');
  expect(
    last([
      { ...TOVAK, won: false },
      { ...GOLDYX, won: false },
    ]),
  ).toBe('Nobody wins.');
});
