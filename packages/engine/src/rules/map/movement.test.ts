import { describe, expect, it } from 'vitest';
import { hexName } from '../../state/hex.ts';
import { openCities } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

openCities();

describe('Move points', () => {
  it('MOV-01 any number of Movement effects and sideways cards give Move points', () => {
    const p = playing({ hand: ['march', 'stamina', 'rage', 'promise'], mana: ['blue'], source: [] });
    p.answer('play march', 'power stamina', 'sideways rage move', 'sideways promise move');
    expect(p.turn.move).toBe(2 + 4 + 1 + 1);
  });

  it('MOV-02 the figure moves space by space: a path is a series of adjacent spaces, each paid for', () => {
    const p = playing({ move: 9, map: { '1,0': 'hills', '2,0': 'forest' } });
    const way = p.way('walk 3,-1');
    expect(way.path).toHaveLength(3);
    expect(way.cost).toBe(6);
    expect(p.way('walk 1,0')).toMatchObject({ cost: 3 });
    p.answer('walk 1,0', 'walk 2,0');
    expect([p.turn.move, p.turn.path.map(hexName)]).toEqual([9 - 3 - 3, ['0,0', '1,0', '2,0']]);
  });

  it('MOV-02 the terrain left behind does not matter', () => {
    for (const left of ['plains', 'swamp', 'desert', 'wasteland']) {
      expect(playing({ move: 2, map: { '0,0': left } }).way('walk 1,0').cost, left).toBe(2);
    }
  });

  it('MOV-02 a hero cannot leave the map', () => {
    const tiles = { '0,0': 'start-a', '0,1': 'countryside-1', '1,0': 'countryside-2' };
    const p = playing({ move: 9, tiles });
    expect(p.refusal('walk 9,9')).toBe('MOV-02');
    expect(p.refusal('walk 2,0')).toBe('MOV-02');
    expect(p.refusal('walk 0,1')).toBe('MOV-04'); // the sea
  });

  it('MOV-03 a hero can take as many steps as the Move points allow', () => {
    const keys = (move: number) => playing({ move }).offered('walk').length;
    expect([keys(0), keys(1), keys(2), keys(3), keys(4), keys(6)]).toEqual([0, 0, 6, 6, 18, 36]);
    expect(playing({ move: 5, map: { '1,0': 'swamp' } }).offered('walk 1,0')).toEqual(['walk 1,0']);
    expect(playing({ move: 4, map: { '1,0': 'swamp' } }).refusal('walk 1,0')).toBe('MOV-03');
  });

  it('MOV-03 effects and steps alternate freely', () => {
    const p = playing({ hand: ['march', 'stamina', 'rage'], map: { '2,0': 'hills' } });
    p.answer('play march', 'walk 1,0', 'play stamina', 'sideways rage move', 'walk 2,0');
    expect([p.turn.move, p.turn.moved, p.refusal('rest')]).toEqual([0, true, 'RST-01']);
  });
});

describe('Move costs', () => {
  it.each([
    ['plains', 2, 2],
    ['hills', 3, 3],
    ['forest', 3, 5],
    ['wasteland', 4, 4],
    ['desert', 5, 3],
    ['swamp', 5, 5],
    ['plains city', 2, 2],
    ['swamp city', 2, 2],
    ['mountain city', 2, 2],
  ])('MOV-04 %s costs %i by day and %i by night', (space, day, night) => {
    const shields = [{ at: '1,0', by: 0 }];
    for (const [time, cost] of [
      ['day', day],
      ['night', night],
    ] as const) {
      expect(playing({ time, move: cost, map: { '1,0': space }, shields }).way('walk 1,0').cost).toBe(cost);
      expect(playing({ time, move: cost - 1, map: { '1,0': space }, shields }).refusal('walk 1,0')).toBe('MOV-03');
    }
  });

  it.each(['lake', 'mountain', 'sea'])('MOV-04 no one enters a %s, by day or by night', terrain => {
    for (const time of ['day', 'night'] as const) {
      const p = playing({ time, move: 20, map: { '1,0': terrain } });
      expect([p.offered('walk 1,0'), p.refusal('walk 1,0')]).toEqual([[], 'MOV-04']);
    }
  });

  it('MOV-04 a path goes around what cannot be entered, by the cheapest spaces', () => {
    const p = playing({ move: 6, map: { '1,0': 'lake', '1,-1': 'mountain', '0,1': 'swamp' } });
    expect(p.offered('walk 2,0')).toEqual([]);
    const q = playing({ move: 8, map: { '1,0': 'lake', '1,-1': 'mountain', '0,1': 'swamp' } });
    expect(q.way('walk 2,-1').cost).toBe(8); // 0,-1 · 1,-2 · 2,-2 · 2,-1
    expect(q.way('walk 1,1').cost).toBe(7); // through the swamp
  });

  it.each([
    ['hills keep', 3, 3],
    ['wasteland keep', 4, 4],
    ['desert mage-tower', 5, 3],
    ['swamp mage-tower', 5, 5],
    ['desert city', 2, 2],
    ['swamp city', 2, 2],
  ])(
    'MOV-05 an assault costs what the terrain costs, a city always 2: %s, %i by day and %i by night',
    (site, day, night) => {
      for (const [time, cost] of [
        ['day', day],
        ['night', night],
      ] as const) {
        const scene = { time, at: '2,0', map: { '3,0': site } } as const;
        expect(playing({ ...scene, move: cost }).way('assault 3,0')).toMatchObject({ cost, assault: true });
        expect(playing({ ...scene, move: cost - 1 }).refusal('assault 3,0')).toBe('MOV-03');
      }
    },
  );
});

describe('the end of movement', () => {
  it('MOV-06 unspent Move points are lost when movement is forced to end', () => {
    const provoked = playing({ move: 9, influence: 2, map: { '1,-1': 'plains orcs' } }).answer('provoke 1,0');
    expect([provoked.turn.move, provoked.turn.influence, provoked.turn.part]).toEqual([0, 0, 'action']);
    const assault = playing({ move: 9, map: { '1,0': 'hills keep' } }).answer('assault 1,0');
    expect([assault.turn.move, assault.turn.part]).toEqual([0, 'action']);
  });

  it('MOV-06 unspent Move points are lost at the End of Turn', () => {
    const p = playing({ players: 1, move: 7, hand: ['march', 'rage'] }).answer('play march', 'end-turn');
    expect([p.prompt, p.turn.move]).toEqual(['discard-step', 0]);
    p.answer('done');
    expect([p.seat, p.prompt, p.turn.move]).toEqual([0, 'turn', 0]);
  });

  it('MOV-10 entering an adventure site does not end movement, even if there are enemies on it', () => {
    for (const site of ['dungeon', 'tomb', 'monster-den', 'spawning-grounds', 'ancient-ruins']) {
      const enemies = site === 'ancient-ruins' ? [] : [{ at: '1,0', enemy: 'brown' }];
      const p = playing({ move: 4, map: { '1,0': `plains ${site}`, '1,-1': 'lake', '0,1': 'lake' }, enemies });
      expect(p.way('walk 2,0'), site).toMatchObject({ cost: 4, assault: false, provokes: [] });
      p.answer('walk 1,0', 'walk 2,0');
      expect([p.turn.part, p.told('fight-begins')], site).toEqual(['movement', []]);
    }
  });

  it('MOV-10 ruins revealed by entering them do not end movement either', () => {
    const p = playing({
      time: 'night',
      move: 4,
      map: { '1,0': 'plains ancient-ruins', '1,-1': 'lake', '0,1': 'lake' },
    });
    expect(p.offered('walk 2,0')).toEqual([]); // a path never leads past a face-down token without asking
    expect(p.session.why(0, 'walk 2,0')).toMatchObject({ rule: 'MOV-02', about: { why: 'turned-up' } });
    p.answer('walk 1,0');
    expect(p.told('token-turned-up')).toHaveLength(1);
    expect(p.answer('walk 2,0').turn.part).toBe('movement');
  });

  it.each(['hills keep', 'desert mage-tower', 'plains city'])(
    'MOV-11 entering an unconquered %s is an assault',
    site => {
      const p = playing({ move: 12, at: '2,0', map: { '3,0': site } });
      expect(p.offered('walk 3,0', 'assault')).toEqual(['assault 3,0']);
      expect(p.refusal('walk 3,0')).toBe('MOV-11');
      p.answer('assault 3,0');
      expect(p.told('fight-begins')).toMatchObject([{ why: 'assault' }]);
      expect([p.turn.part, p.offered('walk', 'explore')]).toEqual(['action', []]);
      p.endureFight();
      expect([p.turn.part, p.offered('walk', 'explore'), p.refusal('walk 2,1')]).toEqual(['action', [], 'TRN-15']);
    },
  );

  it('MOV-11 REP-01 an assault costs Reputation when it is declared', () => {
    expect(playing({ move: 3, map: { '1,0': 'hills keep' } }).answer('assault 1,0').me.reputation).toBe(-1);
  });

  it('MOV-11 another player’s keep is assaulted; the player’s own is simply entered', () => {
    const scene = { move: 6, map: { '1,0': 'hills keep', '1,-1': 'lake', '0,1': 'lake' } } as const;
    const other = playing({ ...scene, shields: [{ at: '1,0', by: 1 }] });
    expect(other.offered('walk 1,0', 'walk 2,0', 'assault')).toEqual(['assault 1,0']);
    const own = playing({ ...scene, shields: [{ at: '1,0', by: 0 }] });
    expect(own.offered('walk 1,0', 'walk 2,0', 'assault')).toEqual(['walk 1,0', 'walk 2,0']);
  });

  it('MOV-11 a keep belongs to the player who conquered it last', () => {
    const shields = [
      { at: '1,0', by: 0 },
      { at: '1,0', by: 1 },
    ];
    const p = playing({ move: 3, map: { '1,0': 'hills keep' }, shields });
    expect(p.offered('walk 1,0', 'assault')).toEqual(['assault 1,0']);
  });

  it.each(['desert mage-tower', 'plains city'])('MOV-11 a %s conquered by anyone is simply entered', site => {
    const p = playing({ move: 5, map: { '1,0': site }, shields: [{ at: '1,0', by: 1 }] });
    expect(p.offered('walk 1,0', 'assault')).toEqual(['walk 1,0']);
  });

  it('MOV-11 no path leads through a site that would be assaulted', () => {
    const p = playing({ move: 20, map: { '1,0': 'hills keep', '1,-1': 'lake', '0,1': 'lake' } });
    expect(p.way('walk 2,0').path).not.toContain(p.way('assault 1,0').path[0]);
  });
});
