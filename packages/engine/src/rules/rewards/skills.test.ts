import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { type Playing, playing } from '../../testing/playing.ts';
import { endTurn, fighting, skilled } from '../../testing/using-skills.ts';

const MOTIVATION = 'skill tovak-motivation';

describe('Skills', () => {
  it('SKL-01 work for the player who has them, whichever hero they came from', () => {
    const p = skilled('norowas-bright-negotiation', { hero: 'tovak' }).answer('skill norowas-bright-negotiation');
    expect(p.turn.influence).toBe(3);
    expect(skilled('norowas-bright-negotiation').offered('skill')).toEqual(['skill norowas-bright-negotiation']);
  });

  it('SKL-02 without a symbol can be used once on each of the player’s turns', () => {
    const p = skilled('tovak-double-time', { hand: ['march x2'] }).answer('skill tovak-double-time');
    expect([p.offered('skill'), p.refusal('skill tovak-double-time')]).toEqual([[], 'SKL-02']);
    endTurn(p);
    expect(endTurn(p).answer('skill tovak-double-time').turn.move).toBe(2);
  });

  it('SKL-04 may be used while knocked out', () => {
    const combat = {
      enemies: ['swordsmen'],
      targets: ['swordsmen'],
      phase: 'attack',
      wounds: 5,
      knockedOut: true,
    } as const;
    const p = fighting('tovak-cold-swordsmanship', 'attack', { hand: ['wound x5'], combat });
    expect(p.refusal('skill tovak-cold-swordsmanship')).toBeNull();
  });

  it('SKL-04 may be used while paralyzed', () => {
    const combat = { enemies: ['medusa'], phase: 'damage' } as const;
    const p = fighting('tovak-cold-swordsmanship', 'damage', { hand: ['march'], combat }).answer('take medusa');
    expect(p.me.hand.every(card => card === 'wound')).toBe(true);
    p.answer('end-phase', 'target medusa', 'skill tovak-cold-swordsmanship', 'attack 2');
    expect(p.state.combat?.values).toHaveLength(1);
  });
});

describe('Motivation', () => {
  const scene: Scene = { deck: ['rage', 'stamina', 'promise', 'march'], others: { goldyx: { hand: ['march x3'] } } };

  it.each([
    ['tovak', 'blue'],
    ['goldyx', 'green'],
    ['norowas', 'white'],
    ['arythea', 'red'],
  ] as const)('of %s: two cards, and %s mana for whoever has less Fame than everyone else', (hero, color) => {
    const name = `${hero}-motivation`;
    const poor = { ...scene, others: { goldyx: { fame: 1 } } };
    const p = skilled(name, { ...poor, hero: 'tovak' }).answer(`skill ${name}`);
    expect([p.me.hand, p.me.mana]).toEqual([['march', 'rage', 'stamina'], [color]]);
    const equal = skilled(name, scene).answer(`skill ${name}`);
    expect([equal.me.hand.length, equal.me.mana]).toEqual([3, []]);
  });

  it('in a solo game the mana is always gained', () => {
    const p = playing({ players: 1, fame: 20, hand: ['march'], skills: ['tovak-motivation'] }).answer(MOTIVATION);
    expect(p.me.mana).toEqual(['blue']);
  });

  it('draws what there is; with neither a card nor the mana it cannot be used', () => {
    expect(skilled('tovak-motivation', { ...scene, deck: ['rage'] }).answer(MOTIVATION).me.hand).toHaveLength(2);
    expect(skilled('tovak-motivation', { ...scene, deck: [] }).refusal(MOTIVATION)).toBe('END-DRAW-03');
  });

  const keys = (p: Playing, seat: number) => p.session.question(seat)?.choices.map(choice => choice.key);
  const waiting: Scene = {
    hand: ['march x3'],
    others: { goldyx: { skills: ['goldyx-motivation', 'arythea-motivation'], hand: ['rage x2'], fame: 1 } },
  };

  it('SKL-02 TRN-01 may be used on another player’s turn, and just before the player’s own', () => {
    const p = playing(waiting);
    expect(keys(p, 1)).toEqual(['skill goldyx-motivation', 'skill arythea-motivation']);
    expect(p.session.answer(1, 'skill goldyx-motivation')).toBeNull();
    expect([p.player(1).hand.length, p.seat, p.prompt]).toEqual([4, 0, 'turn']);
    const before = endTurn(playing(waiting));
    expect([before.seat, before.offered()]).toEqual([
      1,
      ['begin-turn', 'skill arythea-motivation', 'skill goldyx-motivation'],
    ]);
  });

  it('SKL-02 no other Motivation can be used before the end of the owner’s next turn', () => {
    const p = playing(waiting);
    p.session.answer(1, 'skill goldyx-motivation');
    expect(p.session.question(1)).toBeNull();
    endTurn(p);
    expect([p.seat, p.prompt, p.refusal('skill arythea-motivation')]).toEqual([1, 'turn', 'SKL-02']);
    p.answer('sideways rage move');
    endTurn(p);
    expect(keys(p, 1)).toEqual(['skill arythea-motivation']);
  });

  it('SKL-02 if used on the player’s turn, the end of the following turn counts', () => {
    const p = skilled(['tovak-motivation', 'arythea-motivation'], {
      hand: ['march x2'],
      others: { goldyx: { hand: ['rage x2'] } },
    });
    p.answer(MOTIVATION, 'sideways march move');
    endTurn(endTurn(p));
    expect([p.seat, p.prompt, p.refusal('skill arythea-motivation')]).toEqual([0, 'turn', 'SKL-02']);
    p.answer('sideways march move');
    endTurn(p);
    expect(keys(p, 0)).toEqual(['skill arythea-motivation']);
  });

  it('once a Round: the token is face down until the next', () => {
    const p = skilled('tovak-motivation', scene).answer(MOTIVATION);
    expect([p.refusal(MOTIVATION), p.me.skills]).toEqual(['SKL-02', [{ skill: 'tovak-motivation', used: true }]]);
  });
});
