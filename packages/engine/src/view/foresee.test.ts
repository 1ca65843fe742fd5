import { describe, expect, it } from 'vitest';
import type { Seat } from '../core/effect.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import type { Scene } from '../scene/scene.ts';
import type { Session } from '../session.ts';
import { cloneState } from '../state/clone.ts';
import { playing } from '../testing/playing.ts';
import { newSession, playAtRandom } from '../testing/random-game.ts';
import { endure } from './endure.ts';
import { foresee, isOutdone } from './foresee.ts';
import { obviousAnswer } from './obvious.ts';

function foreseen(scene: Scene, ...answers: string[]) {
  const { session } = playing(scene).answer(...answers);
  const asked = session.question(0);
  if (!asked) throw new Error('nothing is asked');
  return (key: string) => foresee(session.view(0), 0, asked.prompt, key);
}

function obvious(scene: Scene, ...answers: string[]): string | null {
  const { session } = playing(scene).answer(...answers);
  const asked = session.question(0);
  return asked && obviousAnswer(asked, session.view(0), 0);
}

const BLOCKING = { combat: { enemies: ['diggers'], phase: 'block' } } as const;

describe('what an answer would give', () => {
  it('CRD-30 a card played sideways gives one point', () => {
    const at = foreseen({ hand: ['rage'] });
    expect(at('sideways rage move')).toMatchObject({ worth: [{ kind: 'move', n: 1 }], cost: [], isUseful: true });
    expect(at('sideways rage influence')?.isUseful).toBe(false);
  });

  it('CRD-06 a powered card costs one mana of its color', () => {
    const at = foreseen({ hand: ['march'], source: ['black'], crystals: { green: 1 } });
    expect(at('power march')?.cost).toEqual([{ color: 'green', from: 'crystal' }]);
    expect(at('power march')?.worth).toEqual([{ kind: 'move', n: 4 }]);
  });

  it('MAN-02 turning a token into a crystal is of use: the crystal keeps', () => {
    const at = foreseen({ hand: ['crystallize'], mana: ['red'], source: [] });
    expect(at('play crystallize')).toMatchObject({ cost: [{ color: 'red', from: 'token' }], isUseful: true });
  });

  it('a card that can block in only one way is worth that block', () => {
    const at = foreseen({ ...BLOCKING, hand: ['determination', 'march'] }, 'target diggers');
    expect(at('play determination')?.worth).toEqual([{ kind: 'block', element: 'physical', n: 2 }]);
    expect(at('play march')?.isUseful).toBe(false);
  });

  it('a further decision hides the worth only if it changes it', () => {
    const blocking = foreseen({ ...BLOCKING, hand: ['improvisation', 'march', 'rage'] }, 'target diggers');
    expect(blocking('play improvisation')?.worth).toEqual([{ kind: 'block', element: 'physical', n: 3 }]);
    expect(foreseen({ hand: ['tranquility', 'wound'] })('play tranquility')).toMatchObject({
      worth: [],
      isUseful: true,
    });
  });

  it('CMB-RNG-03 a card whose Attack cannot be used in the Ranged phase is useless in it', () => {
    const scene = { hand: ['improvisation', 'march'], combat: { enemies: ['diggers'], phase: 'ranged' } } as const;
    expect(foreseen(scene, 'target diggers')('play improvisation')?.isUseful).toBe(false);
  });

  it('what will be drawn is not known, but drawing may be useful', () => {
    const at = foreseen({ hand: ['tranquility'], deck: ['march', 'rage'] });
    expect(at('play tranquility')).toMatchObject({ worth: [], isUseful: true });
  });
});

describe('a use that another one outdoes', () => {
  const isLess = (at: ReturnType<typeof foreseen>, key: string, by: string): boolean => {
    const [less, more] = [at(key), at(by)];
    return less !== null && more !== null && isOutdone(less, more);
  };

  it('CRD-30 one point sideways is less than the two of the basic effect', () => {
    const at = foreseen({ hand: ['march', 'rage'] });
    expect(isLess(at, 'sideways march move', 'play march')).toBe(true);
    expect(isLess(at, 'play march', 'sideways march move')).toBe(false);
    const blocking = foreseen({ ...BLOCKING, hand: ['rage'] }, 'target diggers');
    expect(isLess(blocking, 'sideways rage block', 'play rage')).toBe(true);
  });

  it('CRD-06 the powered effect outdoes nothing: it costs mana', () => {
    const at = foreseen({ hand: ['march'], crystals: { green: 1 } });
    expect(isLess(at, 'play march', 'power march')).toBe(false);
  });

  it('an effect that does harm besides outdoes nothing', () => {
    // Threaten costs Reputation when it is powered.
    const talking = foreseen({ hand: ['threaten'], map: { '0,0': 'village' }, crystals: { red: 1 } }, 'interact');
    expect(talking('power threaten')?.isPlain).toBe(false);
    expect(talking('play threaten')?.isPlain).toBe(true);
  });
});

describe('obvious answers', () => {
  it('CMB-BLK-03 the only attack is the one to block', () => {
    expect(obvious({ ...BLOCKING, hand: ['rage'] })).toBe('target diggers');
    expect(obvious({ hand: ['rage'], combat: { enemies: ['diggers', 'prowlers'], phase: 'block' } })).toBeNull();
  });

  it('CMB-GEN-01 a phase in which nothing can be done is ended', () => {
    const ranged = { combat: { enemies: ['prowlers'], phase: 'ranged' } } as const;
    expect(obvious({ ...ranged, hand: ['march', 'rage', 'improvisation'] })).toBe('end-phase');
    expect(obvious({ ...ranged, hand: ['swiftness'], crystals: { white: 1 } })).toBe('target prowlers');
    expect(obvious({ combat: { enemies: ['diggers', 'prowlers'], phase: 'block' }, hand: ['wound'] })).toBe(
      'end-phase',
    );
  });

  it('CMB-GEN-06 nothing is obvious while a block is ready to be made', () => {
    expect(
      obvious({ ...BLOCKING, hand: ['determination', 'rage'] }, 'target diggers', 'play determination'),
    ).toBeNull();
  });

  it('CMB-DMG-04 damage only the hero can take is taken', () => {
    const damage = { enemies: ['diggers'], phase: 'damage' } as const;
    expect(obvious({ hand: ['rage'], combat: damage })).toBe('take diggers');
    const two = { enemies: ['diggers', 'prowlers'], phase: 'damage' } as const;
    expect(obvious({ hand: ['rage'], combat: two })).toBe('take diggers');
    expect(obvious({ hand: ['rage'], units: ['peasants'], combat: two })).toBeNull();
  });

  it('CRD-23 of several effects, the only useful one is chosen', () => {
    const scene = { ...BLOCKING, hand: ['improvisation', 'march'] };
    expect(obvious(scene, 'target diggers', 'play improvisation')).toMatch(/^block/);
    expect(obvious({ hand: ['tranquility', 'wound'] }, 'play tranquility')).toBeNull();
  });
});

describe('what happens if the player does nothing more', () => {
  const endured = (scene: Scene, ...answers: string[]) =>
    endure(
      playing(scene)
        .answer(...answers)
        .session.view(0),
    );

  it('CMB-DMG-11 the hero takes all damage, one Wound for each time it reaches the Armor', () => {
    // Diggers and Prowlers: Attack 3 and 4 against Armor 2.
    expect(endured({ hand: ['rage'], combat: { enemies: ['diggers', 'prowlers'], phase: 'block' } })).toEqual({
      damage: 7,
      wounds: 4,
      toDiscard: 0,
      knockedOut: false,
      paralyzed: false,
    });
  });

  it('CMB-KO-01 as many Wounds as the Hand limit knock the hero out', () => {
    const combat = { enemies: ['diggers', 'prowlers', 'ironclads'], phase: 'ranged' } as const;
    expect(endured({ hand: ['rage'], combat })).toMatchObject({ knockedOut: true });
  });

  it('CMB-SUM-01 summoned monsters cannot be known in advance', () => {
    expect(endured({ hand: ['rage'], combat: { enemies: ['orc-summoners'], phase: 'ranged' } })).toBeNull();
  });

  it('nothing more happens in the Attack phase', () => {
    const attacking = { enemies: ['diggers'], phase: 'attack' } as const;
    expect(endured({ hand: ['rage'], combat: attacking })).toMatchObject({ damage: 0, wounds: 0 });
    expect(endured({ hand: ['rage'] })).toBeNull();
  });
});

describe('in random games', () => {
  it('what is foreseen is what happens, and obvious answers are offered', () => {
    let tried = 0;
    for (const seed of ['one', 'two', 'three']) {
      const session = newSession(1, seed);
      playAtRandom(session, seed, 900, (seat, key) => {
        tried += Number(isForeseen(session, seat, key));
      });
    }
    expect(tried).toBeGreaterThan(20);
  });
});

/** Whether an answer has a known worth; checks that this is what it gives. */
function isForeseen(session: Session, seat: Seat, key: string): boolean {
  const asked = session.question(seat);
  if (!asked) return false;
  const view = session.view(seat);
  expect([null, ...asked.choices.map(choice => choice.key)]).toContain(obviousAnswer(asked, view, seat));
  const found = foresee(view, seat, asked.prompt, key);
  if (!found || found.worth.length === 0) return false;
  const table = new MageKnight(cloneState(session.state));
  table.news = [];
  expect(table.answer(seat, key)).toBeNull();
  // Another decision comes first, such as which mana to pay with.
  if (table.questionFor(seat)?.prompt !== asked.prompt) return false;
  const gained = table.news.flatMap(({ news }) =>
    news.news === 'points-gained' || news.news === 'value-added' ? [news.n] : [],
  );
  expect(gained, key).toEqual(found.worth.map(({ n }) => n));
  return true;
}
