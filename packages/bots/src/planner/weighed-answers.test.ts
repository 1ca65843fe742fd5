import { type Asked, buildScene, imagine, knownTo, type Scene, Session, type State } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { minorAnswer } from './minor-answers.ts';
import { weighedAnswer } from './weighed-answers.ts';

/** One defender is left, and the hand is one point of Attack short; the last card of the deck would be enough. */
const ONE_POINT_SHORT: Scene = {
  scenario: 'solo-conquest',
  players: 1,
  round: 6,
  map: { '0,0': 'plains', '1,0': 'red city', '-1,0': 'blue city' },
  cities: { '1,0': { level: 5, conquered: false }, '-1,0': { level: 8, conquered: true } },
  enemies: [{ at: '1,0', enemy: 'guardsmen' }],
  hand: ['march', 'stamina', 'rage', 'rage', 'crystallize', 'tranquility'],
  deck: ['rage'],
  dummy: { deck: 16 },
};

/** The player at the end of a turn, about to draw. */
function aboutToDraw(state: State) {
  const session = new Session(state);
  for (const key of ['play march', 'end-turn']) expect(session.answer(0, key)).toBeNull();
  const asked = session.question(0) as Asked;
  expect(asked.prompt).toBe('discard-step');
  return { asked, view: () => session.view(0), known: () => knownTo(session.state, 0) };
}

describe('minor questions in a siege', () => {
  it('END-09 a card makes room for the one that takes the city', () => {
    const sight = aboutToDraw(buildScene(ONE_POINT_SHORT));
    expect(minorAnswer(sight)).toBe('done');
    expect(weighedAnswer(sight, 's')).toMatch(/^discard (crystallize|tranquility)$/);
  });

  it('GAM-07 are answered the same way in positions that the seat cannot tell apart', () => {
    const state = buildScene({ ...ONE_POINT_SHORT, deck: ['rage', 'determination', 'promise', 'threaten'] });
    const [one, other] = ['one', 'other'].map(world => weighedAnswer(aboutToDraw(imagine(state, 0, world)), 's'));
    expect(other).toBe(one);
  });

  it('are left to rules of thumb before the siege, and at tables that do not tell what a seat knows', () => {
    expect(weighedAnswer(aboutToDraw(buildScene({ ...ONE_POINT_SHORT, round: 4 })), 's')).toBeNull();
    const { asked, view } = aboutToDraw(buildScene(ONE_POINT_SHORT));
    expect(weighedAnswer({ asked, view }, 's')).toBeNull();
  });
});
