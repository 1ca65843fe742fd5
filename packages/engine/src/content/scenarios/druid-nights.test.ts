import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { discarded, goTo, shields } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const scenario = 'druid-nights';
const MAP = { '0,0': 'forest magical-glade', '3,0': 'forest magical-glade', '0,3': 'forest magical-glade' };
const marks = (by: number, ...places: string[]) => places.map(at => ({ at, by }));

const on = (scene: Scene = {}): Playing => playing({ scenario, map: MAP, hand: ['march'], ...scene });

/** At night next to a glade, with two glades marked. */
const ready = (scene: Scene = {}): Playing =>
  on({
    at: '1,0',
    time: 'night',
    shields: marks(0, '3,0', '0,3'),
    piles: { brown: ['minotaur', 'gargoyle'] },
    ...scene,
  });

describe('Druid Nights', () => {
  it('SCN-DN-02 a hero who ends movement on a glade may put a Shield there', () => {
    const p = on({ at: '1,0', move: 9 });
    expect([p.offered('mark'), p.refusal('mark glade')]).toEqual([[], 'SCN-DN-02']);
    p.answer('walk 0,0').answer('mark glade');
    expect(shields(p)).toEqual([['0,0', 0]]);
    expect(p.offered('walk', 'explore', 'mark')).toEqual([]);
    p.answer('sideways march move');
    expect([p.refusal('walk 1,0'), p.refusal('mark glade')]).toEqual(['SCN-DN-02', 'SCN-DN-02']);
    p.answer('end-turn');
  });

  it('SCN-DN-02 one Shield per player on a glade, and the turn may continue with an action', () => {
    const p = on({ shields: marks(1, '0,0'), time: 'night' }).answer('mark glade');
    expect(shields(p)).toEqual([
      ['0,0', 1],
      ['0,0', 0],
    ]);
    expect(p.offered('incantation')).toEqual(['incantation']);
  });

  it('SCN-DN-03 on the first Night it brings one brown enemy per marked glade', () => {
    const p = ready().answer('incantation');
    expect(p.state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['minotaur', 'gargoyle']);
    expect(p.state.combat).toMatchObject({ why: 'incantation', unitsAllowed: true });
  });

  it('SCN-DN-03 on the second Night red ones', () => {
    const p = ready({ round: 4, piles: { red: ['ice-dragon', 'fire-dragon'] } }).answer('incantation');
    expect(p.state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['ice-dragon', 'fire-dragon']);
  });

  it.each<[string, Scene, string | null]>([
    ['by day', { time: 'day' }, 'SCN-DN-03'],
    ['in a village', { at: '2,0', map: { ...MAP, '2,0': 'village' } }, 'SCN-DN-03'],
    [
      'in an own keep',
      { at: '2,0', map: { ...MAP, '2,0': 'keep' }, shields: [...marks(0, '3,0', '2,0')] },
      'SCN-DN-03',
    ],
    ['without a marked glade', { shields: marks(1, '3,0') }, 'SCN-DN-03'],
    ['after another action', { part: 'action' }, 'TRN-15'],
    [
      'where a monastery was burned',
      { at: '2,0', map: { ...MAP, '2,0': 'monastery' }, shields: marks(0, '3,0', '2,0') },
      null,
    ],
    ['on the glade itself', { at: '3,0' }, null],
  ])('SCN-DN-03 %s: %o', (_, scene, rule) => expect(ready(scene).refusal('incantation')).toBe(rule));

  it('SCN-DN-03 once per Night', () => {
    const p = ready({ modifiers: [{ mod: 'incanted', until: 'round' }] });
    expect([p.offered('incantation'), p.refusal('incantation')]).toEqual([[], 'SCN-DN-03']);
  });

  it('SCN-DN-03 double Fame for those defeated; the others are discarded', () => {
    const p = ready({ at: '1,0' }).answer('incantation');
    const fame = p.me.fame;
    const q = ready({
      combat: {
        why: 'incantation',
        phase: 'attack',
        enemies: ['minotaur', 'gargoyle'],
        targets: ['minotaur'],
        soFar: ['attack 9'],
      },
    }).answer('attack');
    // A Minotaur is worth 4.
    expect(q.me.fame).toBe(fame + 8);
    q.answer('end-phase');
    expect(discarded(q).sort()).toEqual(['gargoyle', 'minotaur']);
    expect(shields(q)).toHaveLength(2);
  });

  it('SCN-DN-03 a random crystal per enemy, two on the second Night, defeated or not', () => {
    expect(ready().answer('incantation').state.rewards).toEqual(['random-crystal', 'random-crystal']);
    expect(ready({ round: 4 }).answer('incantation').state.rewards).toHaveLength(4);
    const p = goTo(ready({ rolls: ['red', 'blue'] }).answer('incantation'), 'attack').answer('end-phase', 'end-turn');
    while (p.prompt === 'rewards' || p.prompt === 'discard-step') p.answer(p.offered('take', 'done')[0] ?? 'done');
    expect(p.told('reward-rolled').map(({ color }) => color)).toEqual(['red', 'blue']);
  });

  it('SCN-DN-03 after the first Night the Shields are removed from the glades, and nothing else', () => {
    const ends = (round: number) =>
      on({ round, moment: 'round end', map: { ...MAP, '2,0': 'keep' }, shields: marks(0, '0,0', '3,0', '2,0') });
    expect(shields(ends(2))).toEqual([['2,0', 0]]);
    expect(shields(ends(1))).toHaveLength(3);
    expect(shields(ends(3))).toHaveLength(3);
  });

  it('SCN-DN-04 once everyone has performed the second incantation, each player gets one more turn', () => {
    const last = (by: string) =>
      goTo(
        ready({ round: 4, modifiers: [{ mod: 'incanted', until: 'round', by }] }).answer('incantation'),
        'attack',
      ).answer('end-phase').state;
    expect(last('goldyx')).toMatchObject({ ending: true, lastTurns: [1, 0] });
    const first = goTo(
      ready({ modifiers: [{ mod: 'incanted', until: 'round', by: 'goldyx' }] }).answer('incantation'),
      'attack',
    );
    expect(first.answer('end-phase').state.ending).toBe(false);
    const alone = goTo(ready({ round: 4 }).answer('incantation'), 'attack');
    expect(alone.answer('end-phase').state.ending).toBe(false);
  });

  it('SCN-DN-04 otherwise the game ends with the second Night', () => {
    expect(on({ round: 4, moment: 'round end' }).session.isOver).toBe(true);
  });
});
