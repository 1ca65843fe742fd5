import { describe, expect, it } from 'vitest';
import { readPosition } from '../record/position.ts';
import { writePosition } from '../record/write.ts';
import type { Combat } from '../state/combat.ts';
import { hexNamed } from '../state/hex.ts';
import type { State } from '../state/state.ts';
import { playing } from '../testing/playing.ts';
import { buildScene, type Scene, type SceneCombat, SceneError } from './scene.ts';

const at = (place: string) => hexNamed(place) as number;
const fight = (combat: SceneCombat, scene: Scene = {}): Combat => buildScene({ ...scene, combat }).combat as Combat;
const [foeOf, on] = [(c: Combat, i = 0) => c.foes[i], (site: string): Scene => ({ map: { '0,0': site } })];

function problemsOf(scene: object): string[] {
  try {
    buildScene(scene as Scene);
  } catch (error) {
    if (error instanceof SceneError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Every token of a position by name, wherever it is. */
const tokens = (s: State): string[] =>
  [
    ...Object.values(s.piles).flatMap(({ draw, discard }) => [...draw, ...discard]),
    ...s.tokens.map(({ name }) => name),
    ...(s.combat?.foes ?? []).filter(foe => foe.hex === null && !isDone(foe)).map(({ enemy }) => enemy),
  ].sort();
const isDone = ({ defeated, summoner, attacks }: Combat['foes'][number]) =>
  defeated || (summoner !== null && !attacks.includes('coming'));

describe('a scene during a combat', () => {
  it('has defaults for everything: rampaging enemies next to the hero, all attacks to come', () => {
    const s = buildScene({ combat: { enemies: ['wolf-riders', 'wolf-riders'] } });
    expect(s.combat).toMatchObject({ phase: 'ranged', why: 'rampaging', hex: at('0,0'), targets: [], wounds: 0 });
    expect(s.combat).toMatchObject({ night: false, unitsAllowed: true, halfFame: false });
    expect(s.combat?.foes).toMatchObject([
      { key: 'wolf-riders', hex: at('1,-1'), role: 'rampaging', fortified: false, attacks: ['coming'] },
      { key: 'wolf-riders 2', hex: at('1,0'), role: 'rampaging', fortified: false, attacks: ['coming'] },
    ]);
    expect(s.tokens.map(({ hex, role }) => [hex, role])).toEqual([
      [at('1,-1'), 'rampaging'],
      [at('1,0'), 'rampaging'],
    ]);
    expect(s.turn).toMatchObject({ part: 'action', move: 0, exhausted: false });
  });

  it('can be saved, loaded and fought to its end, and the turn continues', () => {
    const scene: Scene = { hand: ['rage', 'march'], mana: ['red'], source: [], combat: { enemies: ['prowlers'] } };
    expect(readPosition(writePosition(buildScene(scene)))).toEqual(buildScene(scene));
    const p = playing(scene);
    expect(p.prompt).toBe('combat-ranged');
    p.answer('end-phase', 'end-phase', 'take prowlers', 'end-phase', 'target prowlers', 'power rage', 'attack');
    expect([p.prompt, p.me.fame, p.me.reputation, p.state.tokens]).toEqual(['turn', 2, 1, []]);
    p.answer('end-turn', 'done');
    expect(p.turn.seat).toBe(1);
  });

  it('is an assault on a fortified site, from a space to withdraw to', () => {
    const s = buildScene({ ...on('keep'), combat: { enemies: ['guardsmen', { enemy: 'prowlers', at: '1,0' }] } });
    expect(s.combat).toMatchObject({ why: 'assault', hex: at('0,0') });
    expect(s.combat?.foes).toMatchObject([
      { enemy: 'guardsmen', hex: at('0,0'), role: 'garrison', fortified: true },
      { enemy: 'prowlers', hex: at('1,0'), role: 'rampaging', fortified: false },
    ]);
    expect(s.tokens).toHaveLength(2);
    const p = playing({ ...on('keep'), combat: { enemies: ['guardsmen'], phase: 'attack' } });
    expect(p.turn.path).toHaveLength(2);
    expect(p.answer('end-phase').me.hex).toBe(p.turn.path[0]);
    expect(p.state.tokens).toMatchObject([{ name: 'guardsmen', role: 'garrison' }]);
  });

  it('at another player’s keep has one token drawn for it, worth half its Fame; the player’s own has no defender', () => {
    const keep = (by: number) => ({ ...on('keep'), shields: [{ at: '0,0', by }] });
    const owned = fight({ enemies: ['crossbowmen'] }, keep(1));
    expect(owned).toMatchObject({ why: 'assault', halfFame: true });
    expect(foeOf(owned)).toMatchObject({ role: 'drawn', hex: null, fortified: true });
    expect(fight({ enemies: ['prowlers'] }, keep(0)).why).toBe('rampaging');
  });

  it.each([
    ['dungeon', 'minotaur', 'site', true, false],
    ['tomb', 'high-dragon', 'site', true, false],
    ['monster-den', 'minotaur', 'site', false, true],
    ['monastery', 'monks', 'burning', false, false],
    ['village', 'prowlers', 'rampaging', false, true],
  ] as const)('in a %s follows the rules of the place', (site, enemy, why, night, unitsAllowed) => {
    expect(fight({ enemies: [enemy] }, on(site))).toMatchObject({ why, night, unitsAllowed });
    expect(fight({ enemies: [enemy], why: 'rampaging' }, on(site))).toMatchObject({ why: 'rampaging', night: false });
  });

  it('uses the tokens described on the map', () => {
    const enemies = [{ at: '0,1', enemy: 'prowlers' }];
    const s = buildScene({ enemies, combat: { enemies: ['prowlers'] } });
    expect([s.tokens.length, s.combat?.foes[0]?.hex]).toEqual([1, at('0,1')]);
    const den = { ...on('monster-den'), enemies: [{ at: '0,0', enemy: 'minotaur' }] };
    expect(foeOf(fight({ enemies: ['minotaur'] }, den))).toMatchObject({ role: 'waiting', hex: at('0,0') });
    expect(foeOf(fight({ enemies: ['minotaur'] }, on('monster-den')))).toMatchObject({ role: 'drawn', hex: null });
  });

  it('records what became of the attacks, and what was played', () => {
    const combat = fight({
      phase: 'block',
      enemies: ['prowlers blocked', 'wolf-riders held', { enemy: 'diggers', dealt: true }, 'ironclads'],
      targets: ['ironclads'],
      soFar: ['block 3', 'ice block 2'],
      wounds: 2,
    });
    expect(combat.foes.map(({ attacks, held }) => [...attacks, held])).toEqual([
      ['blocked', false],
      ['coming', true],
      ['dealt', false],
      ['coming', false],
    ]);
    expect(combat).toMatchObject({ targets: [4], wounds: 2, knockedOut: false });
    expect(combat.values).toMatchObject([
      { kind: 'block', element: 'physical', n: 3 },
      { kind: 'block', element: 'ice', n: 2 },
    ]);
    const attack = fight({
      phase: 'attack',
      enemies: ['prowlers'],
      soFar: ['siege fire attack 4', 'ranged 2', 'attack 1'],
    });
    expect([attack.targets, attack.foes[0]?.attacks]).toEqual([[1], ['dealt']]);
    expect(attack.values.map(({ kind, element, n }) => [kind, element, n])).toEqual([
      ['siege', 'fire', 4],
      ['ranged', 'physical', 2],
      ['melee', 'physical', 1],
    ]);
  });

  it('handles summoned monsters and Units that resisted, and keeps every token exactly once', () => {
    const enemies = ['orc-summoners', { enemy: 'minotaur', summonedBy: 'orc-summoners' }, 'prowlers defeated'];
    const s = buildScene({ units: ['guardian-golems resisted'], combat: { enemies, phase: 'block' } });
    expect(s.combat?.foes).toMatchObject([{ summoner: null }, { summoner: 1, role: 'drawn' }, { defeated: true }]);
    expect(s.combat?.soaked).toEqual(s.players[0]?.units.map(({ id }) => id));
    expect(s.piles.green.discard).toEqual(['prowlers']);
    expect(tokens(s)).toEqual(tokens(buildScene({})));
    const over = [enemies[0], { enemy: 'minotaur', summonedBy: 'orc-summoners', blocked: true }] as const;
    const attack = buildScene({ combat: { enemies: over as SceneCombat['enemies'], phase: 'attack' } });
    expect(attack.piles.brown.discard).toEqual(['minotaur']);
    expect(tokens(attack)).toEqual(tokens(s));
  });

  it('is refused, reporting everything that is wrong', () => {
    const wrong = {
      enemies: ['wolves', 'prowlers tired', { enemy: 'minotaur', summonedBy: 'orc-summoners' }],
      why: 'assault',
      targets: ['diggers'],
      soFar: ['attack', 'fire 3'],
    };
    const say = "write, for example, 'attack 3', 'siege fire attack 4' or 'ice block 2'";
    expect(problemsOf({ combat: wrong })).toEqual([
      'combat.why: no fortified site to assault on 0,0: describe it in `map`',
      "combat.enemies[0]: there is no enemy 'wolves'",
      "combat.enemies[1]: 'tired' says nothing about an enemy; known: blocked, dealt, held, defeated, fortified",
      "combat.enemies[2].summonedBy: no 'orc-summoners' stands before it in the list",
      "combat.targets[0]: 'diggers' is not in this combat; there is: minotaur",
      `combat.soFar[0]: 'attack' is no Attack or Block: ${say}`,
      `combat.soFar[1]: 'fire 3' is no Attack or Block: ${say}`,
    ]);
    expect(problemsOf({ moment: 'end of turn', combat: { enemies: ['prowlers'] } })).toEqual([
      "combat: nobody fights at the moment 'end of turn'",
    ]);
    expect(problemsOf({ combat: { enemies: [] } })).toEqual(['combat.enemies: a combat needs an enemy']);
  });
});

describe('a scene during a turn', () => {
  it('has an interaction in progress, with the Reputation modifier as Influence', () => {
    const s = buildScene({ ...on('village'), reputation: -4, interacting: true });
    expect(s.turn).toMatchObject({ interacting: true, part: 'action', influence: -2 });
    expect(buildScene({ ...on('village'), interacting: true, influence: 6 }).turn.influence).toBe(6);
  });

  it('has rewards to take at its end, and sets how their dice fall', () => {
    const rewards = ['random-crystal x2', 'spell'];
    expect(buildScene({ rewards }).rewards).toEqual(['random-crystal', 'random-crystal', 'spell']);
    for (const seed of ['a', 'b']) {
      const p = playing({ seed, rewards: ['random-crystal x3'], rolls: ['blue', 'black', 'red'], deck: [] });
      p.answer('end-turn');
      expect(p.told('reward-rolled').map(({ color }) => color)).toEqual(['blue', 'black', 'red']);
    }
    expect(problemsOf({ rewards: ['gold'], rolls: Array(6).fill('red') })).toEqual([
      "rewards[0]: there is no reward 'gold'; known: artifact, spell, advanced-action, unit, random-crystal, dungeon, crystals",
      'rolls: name 5 dice at most',
    ]);
  });

  it('has a plundered village', () => {
    const scene: Scene = { ...on('village'), moment: 'before turn', hand: ['march'] };
    expect(playing(scene).offered()).toEqual(['begin-turn', 'plunder']);
    expect(playing({ ...scene, plundered: true }).prompt).toBe('turn');
  });
});
