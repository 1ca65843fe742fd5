import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexName } from '../../state/hex.ts';
import { openCities } from '../../testing/made-up.ts';
import { type Playing, playing } from '../../testing/playing.ts';

openCities();

/** Cards and mana to enter the city and defeat any one enemy with Armor 9 or less; the powered card costs a Wound. */
const STRONG = { level: 9, hand: ['march', 'blood-rage', 'rage'], mana: ['red'] } as const;

/** Tovak and Goldyx next to a city with two defenders, on Tovak's turn. */
const SIEGE: Scene = {
  cooperativeAssault: true,
  map: { '1,0': 'white city' },
  cities: { '1,0': { garrison: ['prowlers', 'prowlers'] } },
  at: '0,0',
  others: { goldyx: { at: '2,0', ...STRONG } },
  source: ['blue', 'white'],
  ...STRONG,
};

/** Both have agreed. */
const joint = (scene: Scene = {}): Playing => playing({ ...SIEGE, ...scene }).answer('assault together', 'agree');

const where = (p: Playing) => p.state.players.map(({ hex }) => hex !== null && hexName(hex));
const ENTER = ['play march', 'assault 1,0'] as const;

/** The fighter enters the city, then either defeats the enemy or ignores it. */
function fight(p: Playing, wins: boolean): Playing {
  p.answer(...ENTER);
  const { seat } = p;
  while (p.prompt !== 'combat-attack') {
    const [next = 'end-phase'] = p.offered('take ', 'hero');
    p.answer(next);
  }
  if (!wins) return p.answer('end-phase');
  expect(p.seat).toBe(seat);
  return p.answer('target prowlers', 'power blood-rage', 'attack 9 and take a wound', 'attack');
}

describe('a cooperative assault', () => {
  it('COA-06 the invited players turn their Round Order tokens face down; the proposer does not', () => {
    expect(joint().state.players.map(player => player.tokenDown)).toEqual([false, true]);
  });

  it('COA-07 the defenders are dealt at random in the agreed numbers, which cannot be undone', () => {
    const garrison = ['monks', 'gargoyle', 'minotaur', 'medusa', 'gunners'];
    const dealt = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const p = playing({ ...SIEGE, seed, cities: { '1,0': { garrison } } });
      p.answer('assault together', '2 3', 'agree');
      const shares = p.state.assault?.participants.map(({ defenders }) => defenders) ?? [];
      expect(shares.map(share => share.length)).toEqual([2, 3]);
      expect(shares.flat().sort()).toEqual([...garrison].sort());
      expect(p.session.undoable(0).undo).toBe(0);
      return String(shares);
    });
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  it('COA-09 COA-12 they fight one after another, each only against the defenders dealt to them', () => {
    const p = joint();
    expect([p.seat, p.prompt]).toEqual([0, 'into-the-city']);
    p.answer(...ENTER);
    expect([p.seat, p.prompt, p.state.combat?.foes.length]).toEqual([0, 'combat-ranged', 1]);
    const q = fight(joint(), false);
    expect([q.seat, q.prompt, where(q)]).toEqual([1, 'into-the-city', ['1,0', '2,0']]);
    q.answer(...ENTER);
    expect([q.seat, q.prompt, q.state.combat?.foes.length]).toEqual([1, 'combat-ranged', 1]);
  });

  it('COA-11 entering costs 2 Move points; apart from that, only cards can be played', () => {
    const p = joint({ map: { '1,0': 'white city', '0,0': 'village' } });
    expect(p.refusal('assault 1,0')).toBe('MOV-03');
    expect(p.offered('walk', 'explore', 'interact', 'rest', 'end-turn')).toEqual([]);
    p.answer('play march');
    expect(p.offered('walk', 'assault', 'stay')).toEqual(['assault 1,0', 'stay-out']);
  });

  it('COA-11 flying does not lead into the city', () => {
    const p = joint({ hand: ['march', 'wings-of-wind'], mana: ['white'], source: [] });
    expect(p.refusal('play wings-of-wind')).toBe('COA-11');
  });

  it('COA-11 Underground Attack leads into the city and past its walls', () => {
    const tunnel = { hand: ['underground-travel'], mana: ['green', 'black'], source: [], time: 'night' } as const;
    const p = joint({ ...tunnel, at: '-1,0' }).answer('power underground-travel', 'fly 1,0');
    expect([where(p)[0], p.state.combat?.foes.map(foe => foe.fortified)]).toEqual(['1,0', [false]]);
  });

  it('COA-11 enemies provoked or challenged fight only that participant', () => {
    const enemies = [
      { at: '0,1', enemy: 'orc-summoners', role: 'rampaging' as const },
      { at: '2,-1', enemy: 'ironclads', role: 'rampaging' as const },
    ];
    const p = joint({ enemies }).answer(...ENTER);
    // The Summoners are next to both 0,0 and the city: provoked. The Ironclads are next to the city: challenged or not.
    expect(p.offered('challenge')).toEqual(['challenge 2,-1']);
    p.answer('challenge 2,-1');
    expect(p.state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['prowlers', 'orc-summoners', 'ironclads']);
    const q = joint({ enemies }).answer('stay-out').answer('play march', 'assault 1,0');
    expect(q.state.combat?.foes.map(({ enemy }) => enemy)).toEqual(['prowlers', 'ironclads']);
  });

  it('COA-12 each loses 1 Reputation and gains Fame and Shields for the defenders dealt to them', () => {
    const p = fight(fight(joint(), true), true);
    expect(p.state.players.map(({ reputation }) => reputation)).toEqual([-1, -1]);
    // Prowlers are worth 2 Fame; level 9 begins at 80.
    expect(p.state.players.map(({ fame }) => fame)).toEqual([82, 82]);
    expect(p.state.cities[0]?.shields).toEqual([0, 1]);
  });

  it('COA-13 the city is conquered if everyone defeats theirs; the heroes stay there', () => {
    const p = fight(fight(joint(), true), true);
    expect(p.state.cities[0]).toMatchObject({ conquered: true, leader: 0 });
    expect([where(p), p.told('city-conquered').length]).toEqual([['1,0', '1,0'], 1]);
    expect([p.seat, p.prompt]).toEqual([0, 'turn']);
  });

  it('COA-13 otherwise all heroes go back, even those who won; Fame and Shields are kept', () => {
    const p = fight(fight(joint(), true), false);
    expect([where(p), p.state.cities[0]?.conquered, p.state.cities[0]?.shields]).toEqual([['0,0', '2,0'], false, [0]]);
    expect(p.state.tokens.filter(token => token.role === 'garrison')).toHaveLength(1);
    expect(p.told('assault-failed')).toHaveLength(1);
  });

  it('COA-13 a hero who does not enter leaves their defenders where they are', () => {
    const p = fight(joint(), true).answer('stay-out');
    expect([where(p), p.state.cities[0]?.conquered, p.state.players[1]?.reputation]).toEqual([
      ['0,0', '2,0'],
      false,
      0,
    ]);
  });

  it('COA-10 each may use one Source die, returned only after the assault', () => {
    const hand = ['march', 'stamina'];
    const goldyx = { at: '2,0', level: 9, hand };
    const p = joint({ hand, mana: [], source: ['green', 'blue', 'red'], others: { goldyx } });
    p.answer('power march', 'assault 1,0');
    expect([p.me.dice.length, p.refusal('power stamina')]).toEqual([1, 'TRN-10']);
    const q = joint({ hand, mana: [], source: ['green', 'green', 'red'], others: { goldyx } });
    q.answer('power march', 'stay-out', 'power march', 'stay-out');
    expect(q.state.players.map(({ dice }) => dice.length)).toEqual([1, 1]);
    expect(q.state.source).toEqual(['red']);
  });

  it('COA-10 the invited players also get what happens at the start of a turn', () => {
    const map = { '1,0': 'white city', '2,0': 'forest magical-glade' };
    const p = joint({ map }).answer('stay-out');
    expect([p.seat, p.player(1).mana]).toEqual([1, ['red', 'gold']]);
  });

  it('COA-10 what may be used before a turn, they may use before their part, and nobody else acts in between', () => {
    const map = { '1,0': 'white city', '2,0': 'village', '0,0': 'village' };
    const p = joint({ map }).answer('stay-out');
    expect([p.seat, p.prompt, p.offered()]).toEqual([1, 'before-turn', ['begin-turn', 'plunder']]);
    expect(p.session.question(0)).toBeNull();
    p.answer('begin-turn');
    expect([p.prompt, p.session.question(0)]).toEqual(['into-the-city', null]);
  });

  it('COA-14 first the proposer, then the others, play Special and Healing effects and end their turns', () => {
    const hand = ['march', 'tranquility', 'rage'];
    const p = joint({ hand, others: { goldyx: { at: '2,0', level: 9, hand: [...hand, 'wound'] } } });
    p.answer('play march', 'stay-out', 'play march', 'stay-out');
    expect([p.seat, p.prompt, p.offered('walk', 'assault', 'rest')]).toEqual([0, 'turn', []]);
    p.answer('end-turn', 'done');
    expect([p.seat, p.prompt, p.player(1).played.length]).toEqual([1, 'turn', 1]);
    p.answer('play tranquility', 'heal 1', 'heal');
    expect(p.player(1).hand).toEqual(['rage']);
    p.answer('end-turn', 'done');
    // Goldyx has drawn up to the level 9 limit and misses the next turn, so Tovak is next.
    expect([p.player(1).hand.length, p.seat, p.state.assault]).toEqual([7, 0, null]);
  });

  it('COA-08 EX-COA-01 the invited players miss their next turn; the proposer does not', () => {
    const p = joint().answer(
      'stay-out',
      'stay-out',
      'end-turn',
      'discard march',
      'done',
      'end-turn',
      'discard march',
      'done',
    );
    expect(p.told('turn-missed')).toEqual([{ news: 'turn-missed', seat: 1 }]);
    expect([p.seat, p.state.current, p.player(1).tokenDown]).toEqual([0, 0, false]);
  });

  it('RND-END-02 SCN-FC-02 when several heroes take the last city, the invited players still get a last turn', () => {
    const p = joint({
      scenario: 'full-conquest',
      map: { '1,0': 'white city', '-3,0': 'blue city' },
      cities: { '1,0': { garrison: ['prowlers', 'prowlers'] }, '-3,0': { conquered: true, shields: [1] } },
    });
    fight(fight(p, true), true);
    expect([p.state.ending, p.state.lastTurns]).toEqual([true, [1, 0]]);
    const turns: number[] = [];
    while (!p.session.isOver) {
      if (p.prompt === 'turn') turns.push(p.seat);
      p.answer(p.offered('end-turn', 'done')[0] ?? p.offered()[0] ?? '');
    }
    // Both end the turns they fought in, and get one more.
    expect([turns, p.told('turn-missed')]).toEqual([[0, 1, 1, 0], []]);
  });

  it('COA-06 the invited players get no other extra turn', () => {
    const goldyx = { at: '2,0', hand: ['march'], tactic: 'the-right-moment' };
    const p = joint({ others: { goldyx } }).answer('stay-out');
    expect([p.seat, p.refusal('tactic')]).toEqual([1, 'COA-06']);
  });

  it('COA-06 the proposer’s extra turn comes after everyone has ended theirs', () => {
    const p = joint({ tactic: 'the-right-moment' }).answer('tactic', 'stay-out', 'stay-out');
    p.answer('end-turn', 'discard march', 'done', 'end-turn', 'discard march', 'done');
    expect([p.state.current, p.turn.seat, p.player(1).tokenDown]).toEqual([0, 0, true]);
  });
});
