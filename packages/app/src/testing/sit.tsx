import { buildScene, type Scene, Session } from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { openLocalGame } from '../game/local-game.ts';
import { closeTable } from '../game/table.ts';
import { useLooseChoices } from '../question/spots.ts';

/** The choices that nothing on the screen shows, by key. */
const Loose = () => <output>{useLooseChoices().map(choice => `[${choice.key}]`)}</output>;

/** Opens a scene with these parts of the screen and the choices none of them shows; bots play the others. */
export function sit(scene: Scene, parts: ReactNode, answers: readonly string[] = []): Session {
  const session = new Session(buildScene('others' in scene ? scene : { players: 1, ...scene }));
  for (const key of answers) expect(session.answer(0, key)).toBeNull();
  const plan = session.state.players.map((_, seat) => (seat === 0 ? 'person' : 'curious'));
  openLocalGame('test', session, plan, createText('en', 'named'));
  render(
    <>
      {parts}
      <Loose />
    </>,
  );
  return session;
}

/** Leaves the table; for the end of each test. */
export function leave(): void {
  cleanup();
  act(closeTable);
}
