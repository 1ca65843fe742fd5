import { type Asked, buildScene, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { createText } from './all.ts';

const SKILLS = ['tovak-double-time', 'tovak-cold-swordsmanship'];
const game = new Session(
  buildScene({ players: 1, level: 1, fame: 3, played: ['march'], moment: 'end of turn', skillPile: SKILLS }),
);

test.each([
  ['en', 'Keep Double Time (once a turn): Move 2 by day, Move 1 at night'],
  ['pt-BR', 'Ficar com Passo Acelerado (uma vez por turno): Movimento 2 de dia, Movimento 1 à noite'],
  ['it', 'Tieni Passo di Corsa (una volta per turno): Movimento 2 di giorno, Movimento 1 di notte'],
] as const)('a Skill to choose says what it does, in %s', (language, label) => {
  const asked = game.question(0) as Asked;
  const text = createText(language);
  const labels = asked.choices.map(choice => text.choice(asked, choice, game.view(0)));
  expect(labels).toContain(label);
});
