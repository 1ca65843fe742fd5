import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hex } from '../../state/hex.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const HERE = hex(0, 0);
const waiting = (p: Playing) => p.state.tokens.map(({ name, up, role }) => [name, up, role]);
const foes = (p: Playing) => p.state.combat?.foes.map(({ enemy }) => enemy);

/** Two Spells that win most fights at range, with their mana. */
const SPELLS: Scene = { hand: ['fireball', 'snowstorm'], mana: ['red', 'blue'], source: [], deck: [] };
const artifactDeck = ['ruby-ring', 'golden-grail'];

describe('a dungeon', () => {
  const DUNGEON: Scene = { map: { '0,0': 'dungeon' }, piles: { brown: ['gargoyle', 'minotaur'] }, ...SPELLS };
  const win = (p: Playing) => p.answer('target gargoyle', 'play fireball', 'attack');

  it('SIT-DUN-01 CMB-INI-03 it is empty until it is entered; then one brown token is drawn and fought', () => {
    const p = playing(DUNGEON);
    expect([p.state.tokens, p.offered('enter')]).toEqual([[], ['enter']]);
    p.answer('enter');
    expect([foes(p), p.me.hex, p.me.reputation, p.prompt]).toEqual([['gargoyle'], HERE, 0, 'combat-ranged']);
    expect(p.state.combat).toMatchObject({ why: 'site', foes: [{ fortified: false }] });
  });

  it('SIT-DUN-01 MAN-10 SRC-06 night rules: black mana and dice can be used by day, gold ones cannot', () => {
    const p = playing({ ...DUNGEON, mana: ['red'], source: ['black', 'gold'] }).answer('enter', 'target gargoyle');
    expect([p.refusal('power fireball'), p.refusal('play snowstorm')]).toEqual([null, 'SRC-04']);
    const outside = playing({
      ...DUNGEON,
      mana: ['red'],
      source: ['black'],
      combat: { enemies: ['gargoyle'] },
      map: {},
    });
    expect(outside.answer('target gargoyle').refusal('power fireball')).toBe('SRC-04');
  });

  it('MAN-11 night rules end with the fight', () => {
    const p = playing({ ...DUNGEON, hand: ['fireball', 'march'], mana: ['red', 'gold'] }).answer('enter');
    expect(p.refusal('power march')).not.toBeNull();
    win(p);
    expect([p.prompt, p.refusal('power march')]).toEqual(['turn', null]);
  });

  it('CMB-INI-11 no adjacent rampaging enemy joins the fight', () => {
    const p = playing({ ...DUNGEON, enemies: [{ at: '1,0', enemy: 'prowlers' }] }).answer('enter');
    expect([p.prompt, foes(p)]).toEqual(['combat-ranged', ['gargoyle']]);
  });

  it('SIT-DUN-02 CMB-OUT-09 the token is discarded whether or not it was defeated', () => {
    const won = win(playing(DUNGEON).answer('enter'));
    const lost = playing(DUNGEON).answer('enter').endureFight();
    for (const p of [won, lost]) {
      expect([p.state.tokens, p.state.piles.brown.discard]).toEqual([[], ['gargoyle']]);
      expect([p.me.hex, p.told('withdrew')]).toEqual([HERE, []]);
    }
    expect([lost.state.shields, lost.state.rewards, lost.me.fame]).toEqual([[], [], 0]);
  });

  it('SIT-DUN-03 the first success: Fame and a Shield at once, the reward only at the End of Turn', () => {
    const p = win(playing({ ...DUNGEON, artifactDeck }).answer('enter'));
    expect([p.me.fame, p.state.shields]).toEqual([4, [{ hex: HERE, seat: 0 }]]);
    expect([p.prompt, p.told('reward-rolled'), p.me.deck]).toEqual(['turn', [], []]);
  });

  it('SIT-DUN-03 REW-07 a die decides between a Spell and an Artifact', () => {
    const prompts = new Set<string | undefined>();
    for (let i = 0; i < 8; i++) {
      const p = win(playing({ ...DUNGEON, hand: ['fireball'], artifactDeck, seed: `dungeon ${i}` }).answer('enter'));
      expect(p.told('reward-rolled')).toEqual([]);
      p.answer('end-turn');
      const [die] = p.told('reward-rolled');
      expect(p.prompt).toBe(die?.color === 'gold' || die?.color === 'black' ? 'take-spell' : 'return-artifact');
      prompts.add(p.prompt);
    }
    expect(prompts.size).toBe(2);
  });

  it.each([0, 1])('SIT-DUN-04 conquered by seat %i, it may be entered again, only for the Fame', by => {
    const p = playing({ ...DUNGEON, units: ['peasants'], shields: [{ at: '0,0', by }] }).answer('enter');
    expect([foes(p), p.offered('use'), p.state.combat?.night]).toEqual([['gargoyle'], [], true]);
    win(p);
    expect([p.me.fame, p.state.rewards, p.state.shields]).toEqual([4, [], [{ hex: HERE, seat: by }]]);
  });
});

describe('a tomb', () => {
  const TOMB: Scene = { map: { '0,0': 'tomb' }, piles: { red: ['swamp-dragon'] }, ...SPELLS };
  const win = (p: Playing) => p.answer('target swamp-dragon', 'play fireball', 'play snowstorm', 'attack');

  it('SIT-TOM-01 one red token, night rules and no Units', () => {
    const p = playing({ ...TOMB, units: ['peasants'] }).answer('enter');
    expect([foes(p), p.offered('use'), p.state.combat?.night]).toEqual([['swamp-dragon'], [], true]);
    expect(
      playing({ ...TOMB, mana: ['gold'] })
        .answer('enter', 'target swamp-dragon')
        .refusal('play fireball'),
    ).toBe('MAN-08');
  });

  it('SIT-TOM-01 REP-05 success: Fame, a Shield, one Spell and one Artifact, no Reputation for the draconum', () => {
    const p = win(playing({ ...TOMB, artifactDeck, level: 2, fame: 3 }).answer('enter'));
    expect([p.me.fame, p.me.reputation, p.state.shields]).toEqual([3 + 7, 0, [{ hex: HERE, seat: 0 }]]);
    p.answer('end-turn');
    expect(p.offered()).toEqual(['take artifact', 'take spell']);
  });

  it('SIT-TOM-01 CMB-OUT-09 failure: the token is discarded, and a new one is drawn next time', () => {
    const p = playing({ ...TOMB, piles: { red: ['swamp-dragon', 'fire-dragon'] }, players: 1 }).answer('enter');
    p.endureFight();
    expect([p.state.tokens, p.state.piles.red.discard, p.state.shields]).toEqual([[], ['swamp-dragon'], []]);
    const again = playing({ ...TOMB, piles: { red: ['fire-dragon'] } }).answer('enter');
    expect(foes(again)).toEqual(['fire-dragon']);
  });

  it('SIT-TOM-02 conquered, it may be entered again, only for the Fame', () => {
    const p = win(playing({ ...TOMB, shields: [{ at: '0,0', by: 1 }] }).answer('enter'));
    expect([p.me.fame, p.state.rewards, p.state.shields]).toEqual([7, [], [{ hex: HERE, seat: 1 }]]);
  });
});

describe('a monster den', () => {
  const DEN: Scene = { map: { '0,0': 'monster-den' }, piles: { brown: ['gargoyle', 'minotaur'] }, ...SPELLS };

  it('SIT-DEN-01 one brown token is drawn; Units may be used, and night rules do not apply', () => {
    const p = playing({ ...DEN, units: ['peasants'], mana: ['gold'] }).answer('enter', 'target gargoyle');
    expect([foes(p), p.state.combat?.night, p.refusal('play fireball')]).toEqual([['gargoyle'], false, null]);
    expect(p.offered('use')).toEqual(['use peasants influence 2', 'use peasants move 2']);
    p.answer('end-phase', 'end-phase', 'take gargoyle');
    expect(p.offered()).toEqual(['hero', 'peasants']);
  });

  it('SIT-DEN-02 CMB-OUT-10 failure: the token stays face up, and the next hero fights it', () => {
    const p = playing({
      ...DEN,
      hand: ['rage'],
      played: ['march'],
      others: { goldyx: { at: '1,0', hand: ['march'] } },
    });
    p.answer('enter').endureFight();
    expect([waiting(p), p.state.shields, p.me.hex]).toEqual([[['gargoyle', true, 'waiting']], [], HERE]);
    const next = playing({ ...DEN, enemies: [{ at: '0,0', enemy: 'medusa' }] }).answer('enter');
    expect([foes(next), next.state.piles.brown.draw.at(-1)]).toEqual([['medusa'], 'gargoyle']);
  });

  it('SIT-DEN-02 MOV-10 a monster left there does not hinder movement', () => {
    const p = playing({ ...DEN, at: '-1,0', enemies: [{ at: '0,0', enemy: 'gargoyle' }], move: 4 });
    expect(p.answer('walk 1,0').told('fight-begins')).toEqual([]);
  });

  it('SIT-DEN-02 success: Fame, a Shield and two random crystals; after that it is empty', () => {
    const scene: Scene = { ...DEN, enemies: [{ at: '0,0', enemy: 'minotaur' }] };
    const p = playing(scene).answer('enter', 'target minotaur', 'play fireball', 'attack');
    expect([p.me.fame, p.state.rewards, waiting(p)]).toEqual([4, ['random-crystal', 'random-crystal'], []]);
    expect(p.state.shields).toEqual([{ hex: HERE, seat: 0 }]);
    p.answer('end-turn');
    while (p.prompt === 'gain-crystal') p.answer('red');
    expect(p.told('reward-rolled')).toHaveLength(2);
    const empty = playing({ ...DEN, shields: [{ at: '0,0', by: 1 }] });
    expect([empty.offered('enter'), empty.refusal('enter')]).toEqual([[], 'CMB-INI-03']);
  });
});

describe('spawning grounds', () => {
  const GROUNDS: Scene = { map: { '0,0': 'spawning-grounds' }, piles: { brown: ['gargoyle', 'minotaur', 'medusa'] } };

  it('SIT-SPA-01 two brown tokens are drawn and fought together', () => {
    const p = playing({ ...GROUNDS, ...SPELLS, units: ['peasants'] }).answer('enter');
    expect([foes(p), p.offered('target')]).toEqual([
      ['gargoyle', 'minotaur'],
      ['target gargoyle', 'target minotaur'],
    ]);
    expect([p.state.combat?.night, p.offered('use').length]).toEqual([false, 2]);
  });

  it('SIT-SPA-02 CMB-OUT-11 a partial success: the other one stays, face up, and none is added', () => {
    const p = playing({ ...GROUNDS, ...SPELLS }).answer('enter', 'target gargoyle', 'play fireball', 'attack');
    expect([p.me.fame, p.prompt]).toEqual([4, 'combat-ranged']);
    p.endureFight();
    expect([waiting(p), p.state.shields, p.state.rewards]).toEqual([[['minotaur', true, 'waiting']], [], []]);
    const next = playing({ ...GROUNDS, ...SPELLS, enemies: [{ at: '0,0', enemy: 'minotaur' }] }).answer('enter');
    expect(foes(next)).toEqual(['minotaur']);
  });

  it('SIT-SPA-02 the player who defeats the last one gets the Shield, an Artifact and three random crystals', () => {
    const scene: Scene = { ...GROUNDS, ...SPELLS, artifactDeck, enemies: [{ at: '0,0', enemy: 'minotaur' }] };
    const p = playing(scene).answer('enter', 'target minotaur', 'play fireball', 'attack');
    expect([p.state.shields, p.me.fame]).toEqual([[{ hex: HERE, seat: 0 }], 4]);
    p.answer('end-turn');
    expect(p.offered()).toEqual(['take artifact', 'take random-crystal']);
    for (let i = 0; i < 3; i++) {
      if (p.prompt === 'rewards') p.answer('take random-crystal');
      if (p.prompt === 'gain-crystal') p.answer('red');
    }
    expect([p.told('reward-rolled').length, p.prompt]).toEqual([3, 'return-artifact']);
  });

  it('SIT-SPA-02 defeating both at once is a success too; after that the grounds are empty', () => {
    const p = playing({ ...GROUNDS, ...SPELLS }).answer('enter', 'target gargoyle', 'target minotaur');
    p.answer('play fireball', 'play snowstorm', 'attack');
    expect([p.me.fame, p.state.shields.length, p.state.rewards.length]).toEqual([8, 1, 4]);
    const empty = playing({ ...GROUNDS, shields: [{ at: '0,0', by: 0 }] });
    expect(empty.refusal('enter')).toBe('CMB-INI-03');
  });

  it('SIT-SPA-02 a complete failure leaves both', () => {
    const p = playing(GROUNDS).answer('enter').endureFight();
    expect(waiting(p)).toEqual([
      ['gargoyle', true, 'waiting'],
      ['minotaur', true, 'waiting'],
    ]);
  });
});
