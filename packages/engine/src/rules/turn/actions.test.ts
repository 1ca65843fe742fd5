import { describe, expect, it } from 'vitest';
import { refuse } from '../../core/refusal.ts';
import { isKnownEffect } from '../../core/rule.ts';
import type { Scene } from '../../scene/scene.ts';
import { print } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { rule } from '../mage-knight.ts';

const ACTIONS = ['interact', 'enter', 'burn', 'pay', 'challenge'];

describe('the action of a turn', () => {
  it.each<[string, Scene, string[]]>([
    ['in a village', { map: { '0,0': 'village' } }, ['interact']],
    ['in a monastery', { map: { '0,0': 'monastery' } }, ['burn monastery', 'interact']],
    ['on a dungeon', { map: { '0,0': 'dungeon' } }, ['enter']],
    ['on a tomb', { map: { '0,0': 'tomb' } }, ['enter']],
    ['on a monster den', { map: { '0,0': 'monster-den' } }, ['enter']],
    ['on spawning grounds', { map: { '0,0': 'spawning-grounds' } }, ['enter']],
    [
      'in ruins with enemies',
      { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'enemies-grey-brown' }] },
      ['enter'],
    ],
    [
      'at an altar',
      { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'altar-red' }], crystals: { red: 3 } },
      ['pay altar'],
    ],
    [
      'next to rampaging enemies',
      { map: { '1,0': 'plains orcs', '-1,0': 'hills draconum', '2,2': 'plains orcs' } },
      ['challenge -1,0', 'challenge 1,0'],
    ],
    ['on a crystal mine', { map: { '0,0': 'red crystal-mine' } }, []],
    ['on a magical glade', { map: { '0,0': 'magical-glade' } }, []],
    ['on empty ground', {}, []],
  ])('TRN-18 %s', (_, scene, actions) => {
    const p = playing(scene);
    expect(p.offered(...ACTIONS)).toEqual(actions);
    expect(p.offered('end-turn')).toEqual(['end-turn']);
  });

  it('TRN-18 TRN-14 it is optional, and needs no movement', () => {
    const scene: Scene = { map: { '0,0': 'village' }, played: ['march'], deck: [] };
    expect(playing(scene).answer('end-turn').seat).toBe(1);
    expect(playing(scene).answer('interact', 'end-turn').seat).toBe(1);
  });

  it('TRN-15 there is only one, whichever it is', () => {
    const map = { '0,0': 'monster-den', '1,0': 'plains orcs' };
    const p = playing({ map, piles: { brown: ['gargoyle'] } })
      .answer('enter')
      .endureFight();
    expect([p.prompt, p.offered(...ACTIONS)]).toEqual(['turn', []]);
    expect([p.refusal('enter'), p.refusal('challenge 1,0'), p.refusal('walk 0,1')]).toEqual([
      'TRN-15',
      'TRN-15',
      'TRN-15',
    ]);
  });

  it('TRN-19 next to a rampaging enemy in a village: interact, challenge or neither', () => {
    const scene: Scene = { map: { '0,0': 'village' }, enemies: [{ at: '1,0', enemy: 'prowlers' }] };
    expect(playing(scene).offered(...ACTIONS)).toEqual(['challenge 1,0', 'interact']);
    const talked = playing(scene).answer('interact');
    expect([talked.offered(...ACTIONS), talked.refusal('challenge 1,0')]).toEqual([[], 'TRN-15']);
    const fought = playing(scene).answer('challenge 1,0').endureFight();
    expect([fought.offered(...ACTIONS), fought.refusal('interact')]).toEqual([[], 'TRN-15']);
  });

  it('TRN-20 a fight forced by movement is the action of the turn', () => {
    const scene: Scene = { map: { '1,0': 'village' }, enemies: [{ at: '1,-1', enemy: 'prowlers' }], move: 2 };
    const p = playing(scene).answer('provoke 1,0').endureFight();
    expect([p.offered(...ACTIONS), p.refusal('interact')]).toEqual([[], 'TRN-15']);
  });

  it('TRN-21 unspent Move and Influence points are lost when it begins', () => {
    const points: Scene = { move: 4, influence: 5, hand: ['wound', 'rage'] };
    const altar: Scene = { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'altar-red' }] };
    const begun: [string, Playing][] = [
      ['interact', playing({ ...points, map: { '0,0': 'village' } })],
      ['burn monastery', playing({ ...points, map: { '0,0': 'monastery' } })],
      ['enter', playing({ ...points, map: { '0,0': 'dungeon' } })],
      ['challenge 1,0', playing({ ...points, map: { '1,0': 'plains orcs' } })],
      ['pay altar', playing({ ...points, ...altar, crystals: { red: 3 }, source: [] })],
    ];
    for (const [key, p] of begun) {
      p.answer(key);
      expect([key, p.turn.part, p.turn.move, p.turn.influence]).toEqual([key, 'action', 0, 0]);
    }
  });

  it('HEA-07 Healing points survive an altar, but not the start of a fight', () => {
    const altar: Scene = { map: { '0,0': 'ancient-ruins' }, enemies: [{ at: '0,0', enemy: 'altar-red' }], heal: 2 };
    expect(playing({ ...altar, crystals: { red: 3 }, source: [] }).answer('pay altar').turn.heal).toBe(2);
    expect(playing({ map: { '0,0': 'monastery' }, heal: 2 }).answer('burn monastery').turn.heal).toBe(0);
  });

  it('RST-01 RST-09 a resting or exhausted hero takes none', () => {
    const map = { '0,0': 'monastery', '1,0': 'plains orcs' };
    const keys = ['interact', 'burn monastery', 'challenge 1,0'];
    const rested = playing({ map, hand: ['rage'] }).answer('rest', 'rage');
    expect([rested.offered(...ACTIONS), ...keys.map(key => rested.refusal(key))]).toEqual([
      [],
      'RST-01',
      'RST-01',
      'RST-01',
    ]);
    const exhausted = playing({ map, hand: ['wound'] });
    expect([exhausted.offered(...ACTIONS), ...keys.map(key => exhausted.refusal(key))]).toEqual([
      [],
      'RST-09',
      'RST-09',
      'RST-09',
    ]);
  });
});

describe('Influence while resting', () => {
  // No printed card costs Influence points yet.
  const fx = 'made-up-bribe';
  if (!isKnownEffect(fx)) {
    rule(fx, q => (q.turn.influence < 3 ? refuse('CRD-11') : g => (g.turn.influence -= 3)));
  }
  print('heroic-tale', { basic: { fx } });

  it('RST-03 it may be spent on effects that cost it, but not in the village', () => {
    const scene: Scene = { map: { '0,0': 'village' }, hand: ['promise', 'rage', 'march', 'heroic-tale', 'wound'] };
    const p = playing(scene).answer('rest', 'march', '0 wounds', 'play promise', 'sideways rage influence');
    expect([p.refusal('interact'), p.refusal('buy healing')]).toEqual(['RST-01', 'INT-01']);
    p.answer('play heroic-tale');
    expect([p.turn.influence, p.turn.part]).toEqual([0, 'rest']);
  });
});

describe('undoing an action', () => {
  it.each<[string, Scene, string]>([
    ['challenging a rampaging enemy', { enemies: [{ at: '1,0', enemy: 'prowlers' }] }, 'challenge 1,0'],
    [
      'entering a monster den whose monster is known',
      { map: { '0,0': 'monster-den' }, enemies: [{ at: '0,0', enemy: 'gargoyle' }] },
      'enter',
    ],
    [
      'paying an altar',
      {
        map: { '0,0': 'ancient-ruins' },
        enemies: [{ at: '0,0', enemy: 'altar-red' }],
        crystals: { red: 3 },
        source: [],
      },
      'pay altar',
    ],
  ])('UND-07 %s is reversible', (_, scene, key) => {
    const p = playing({ ...scene, move: 3 });
    const before = JSON.stringify(p.state);
    p.answer(key);
    expect(JSON.stringify(p.state)).not.toBe(before);
    expect([p.session.undo(0), JSON.stringify(p.state)]).toEqual([null, before]);
  });

  it.each<[string, string, string]>([
    ['entering a dungeon', 'dungeon', 'enter'],
    ['entering a tomb', 'tomb', 'enter'],
    ['entering a monster den for the first time', 'monster-den', 'enter'],
    ['entering spawning grounds for the first time', 'spawning-grounds', 'enter'],
    ['burning a monastery', 'monastery', 'burn monastery'],
  ])('UND-08 %s draws a token and is final', (_, site, key) => {
    const p = playing({ map: { '0,0': site }, move: 2 }).answer(key);
    expect([p.prompt, p.session.undo(0)?.rule]).toEqual(['combat-ranged', 'UND-02']);
  });

  it('UND-08 entering ruins is final once enemies are drawn, but not if they were already known', () => {
    const map = { '0,0': 'ancient-ruins' };
    const token = { at: '0,0', enemy: 'enemies-green-brown' };
    expect(
      playing({ map, enemies: [token] })
        .answer('enter')
        .session.undo(0)?.rule,
    ).toBe('UND-02');
    const known = playing({ map, enemies: [token, { at: '0,0', enemy: 'gargoyle' }] }).answer('enter');
    expect(known.session.undo(0)).toBeNull();
  });
});
