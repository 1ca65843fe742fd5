import { type Asked, buildScene, type Choice, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { minorAnswer } from './minor-answers.ts';

const SCENE: Scene = {
  scenario: 'solo-conquest',
  players: 1,
  map: { '0,0': 'plains' },
  hand: ['rage', 'crystallize', 'march'],
};

/** What a player throws away after a turn in which it played a card, with so many cards left to draw. */
function thrownAway(deck: readonly string[], dummy: number): string | null {
  const session = new Session(buildScene({ ...SCENE, deck, dummy: { deck: dummy } }));
  for (const key of ['play march', 'end-turn']) expect(session.answer(0, key)).toBeNull();
  const asked = session.question(0) as Asked;
  expect(asked.prompt).toBe('discard-step');
  return minorAnswer({ asked, view: () => session.view(0) });
}

const plenty = Array.from({ length: 12 }, () => 'stamina');

describe('questions that shape the deck', () => {
  it('END-09 a weak card is kept if the whole deck will be drawn anyway', () => {
    expect(thrownAway(plenty, 16)).toBe('done');
  });

  it('END-09 a weak card makes room if the Round ends before the deck does', () => {
    expect(thrownAway(plenty, 2)).toBe('discard crystallize');
  });

  it('the better Skill is taken, and other questions are left alone', () => {
    const keep = (skill: string) => ({ key: `keep ${skill}`, act: { act: 'keep-skill', skill } }) as unknown as Choice;
    const choices = [keep('goldyx-glittering-fortune'), keep('goldyx-universal-power')];
    const asked = { prompt: 'gain-skill', choices } as unknown as Asked;
    const view = () => {
      throw new Error('not needed');
    };
    expect(minorAnswer({ asked, view })).toBe('keep goldyx-universal-power');
    expect(minorAnswer({ asked: { ...asked, prompt: 'turn' } as Asked, view })).toBeNull();
  });
});
