import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { hexNamed } from '../../state/hex.ts';
import { defeat, discarded, foes, goTo, mighty, shields } from '../../testing/fighting.ts';
import { type Playing, playing } from '../../testing/playing.ts';

const FAME = 80;
const at = (place: string) => hexNamed(place) as number;

/** The hero's next turn in a solo game. */
function nextTurn(p: Playing): Playing {
  p.answer('end-turn');
  while (p.prompt === 'discard-step') p.answer(p.offered()[0] as string);
  return p;
}

describe('adventure sites', () => {
  it.each([
    ['dungeon', { brown: ['minotaur'] }, 'minotaur', 4, ['dungeon']],
    ['tomb', { red: ['swamp-dragon'] }, 'swamp-dragon', 7, ['spell', 'artifact']],
    ['monster-den', { brown: ['werewolf'] }, 'werewolf', 5, ['random-crystal', 'random-crystal']],
  ])(
    'CMB-OUT-03 REP-05 a %s conquered: a Shield, the reward only at the end of the turn',
    (site, piles, enemy, fame, rewards) => {
      const p = defeat(playing(mighty({ map: { '0,0': site }, piles })).answer('enter'), enemy);
      expect([p.prompt, shields(p), p.state.rewards]).toEqual(['turn', [['0,0', 0]], rewards]);
      // A red token in a tomb is not a rampaging enemy.
      expect([p.me.fame, p.me.reputation, discarded(p)]).toEqual([FAME + fame, 0, [enemy]]);
      expect([p.told('card-gained'), p.me.crystals]).toEqual([[], { red: 0, blue: 0, green: 0, white: 0 }]);
    },
  );

  it('CMB-OUT-03 the reward for a tomb is a Spell and an Artifact, taken at the end of the turn', () => {
    const scene = mighty({
      map: { '0,0': 'tomb' },
      piles: { red: ['swamp-dragon'] },
      spellOffer: ['fireball', 'chill'],
    });
    const p = defeat(playing(scene).answer('enter'), 'swamp-dragon').answer('end-turn');
    expect([p.prompt, p.offered()]).toEqual(['rewards', ['take artifact', 'take spell']]);
    p.answer('take spell', 'fireball');
    expect([p.me.deck.at(-1), p.prompt]).toEqual(['fireball', 'return-artifact']);
  });

  it.each([
    ['enemies-green-green', { green: ['prowlers', 'diggers'] }, 2 + 2, ['crystals']],
    ['enemies-grey-violet', { grey: ['golems'], violet: ['monks'] }, 4 + 4, ['unit']],
    ['enemies-green-red', { green: ['prowlers'], red: ['fire-dragon'] }, 2 + 8, ['artifact', 'advanced-action']],
  ])(
    'CMB-OUT-04 REP-05 SIT-RUI-04 ruins (%s): the reward on the token, no Reputation',
    (token, piles, fame, rewards) => {
      const scene = mighty({
        map: { '0,0': 'ancient-ruins' },
        piles,
        units: ['altem-mages', 'amotep-gunners', 'catapults'],
      });
      const p = playing({ ...scene, enemies: [{ at: '0,0', enemy: token }], hand: ['rage x2', 'march x4'] }).answer(
        'enter',
      );
      goTo(p, 'attack');
      const [first = '', second = ''] = foes(p);
      p.answer(`target ${first}`, `target ${second}`, 'use altem-mages cold-fire attack 5', 'pay red');
      p.answer('use amotep-gunners attack 5', 'use catapults siege attack 3', 'power rage', 'play rage');
      p.answer('attack');
      expect([p.me.fame, p.me.reputation, p.state.rewards]).toEqual([FAME + fame, 0, rewards]);
      expect([shields(p), p.prompt]).toEqual([[['0,0', 0]], 'turn']);
    },
  );

  it('CMB-OUT-09 CMB-OUT-14 undefeated enemies in a dungeon or tomb are discarded; no Shield, no withdrawal', () => {
    for (const [site, piles, enemy] of [
      ['dungeon', { brown: ['gargoyle', 'medusa'] }, 'gargoyle'],
      ['tomb', { red: ['swamp-dragon', 'high-dragon'] }, 'swamp-dragon'],
    ] as const) {
      const p = playing(mighty({ map: { '0,0': site }, piles }))
        .answer('enter')
        .endureFight();
      expect([discarded(p), p.state.tokens, shields(p), p.state.rewards]).toEqual([[enemy], [], [], []]);
      expect([p.me.hex, p.told('withdrew')]).toEqual([at('0,0'), []]);
    }
  });

  it('CMB-OUT-09 the next visit draws another one', () => {
    const scene = mighty({ map: { '0,0': 'dungeon' }, piles: { brown: ['gargoyle', 'medusa'] } });
    const p = playing({ ...scene, players: 1 })
      .answer('enter')
      .endureFight();
    expect(foes(nextTurn(p).answer('enter'))).toEqual(['medusa']);
  });

  it.each([
    ['monster-den', { brown: ['werewolf', 'gargoyle'] }, ['werewolf']],
    ['spawning-grounds', { brown: ['werewolf', 'minotaur', 'gargoyle'] }, ['werewolf', 'minotaur']],
  ])(
    'CMB-OUT-10 CMB-OUT-14 in a %s they stay, revealed, and are fought again by who comes next',
    (site, piles, left) => {
      const p = playing({ ...mighty({ map: { '0,0': site }, piles }), players: 1 })
        .answer('enter')
        .endureFight();
      const tokens = left.map(name => ({ hex: at('0,0'), name, up: true, role: 'waiting' }));
      expect([p.state.tokens, discarded(p), p.me.hex]).toMatchObject([tokens, [], at('0,0')]);
      expect(foes(nextTurn(p).answer('enter'))).toEqual(left);
    },
  );

  it('CMB-OUT-10 the same in ruins, and the ruins token stays', () => {
    const enemies = [{ at: '0,0', enemy: 'enemies-grey-violet' }];
    const scene = mighty({ map: { '0,0': 'ancient-ruins' }, enemies, piles: { grey: ['golems'], violet: ['monks'] } });
    const p = playing(scene).answer('enter').endureFight();
    expect(p.state.tokens.map(({ name, up }) => [name, up])).toEqual([
      ['enemies-grey-violet', true],
      ['golems', true],
      ['monks', true],
    ]);
  });

  it('CMB-OUT-11 C-02 a defeated monster is not replaced; whoever defeats the other gets the whole reward', () => {
    const piles = { brown: ['werewolf', 'minotaur', 'gargoyle'] };
    const p = playing(mighty({ map: { '0,0': 'spawning-grounds' }, piles })).answer('enter');
    defeat(p, 'werewolf').answer('end-phase');
    expect(p.state.tokens.map(({ name }) => name)).toEqual(['minotaur']);
    expect([shields(p), p.state.rewards, p.me.fame]).toEqual([[], [], FAME + 5]);
    const enemies = [{ at: '0,0', enemy: 'minotaur' }];
    const second = playing(mighty({ map: { '0,0': 'spawning-grounds' }, enemies, piles })).answer('enter');
    expect(foes(second)).toEqual(['minotaur']);
    defeat(second, 'minotaur');
    expect([shields(second), second.state.rewards]).toEqual([
      [['0,0', 0]],
      ['artifact', 'random-crystal', 'random-crystal', 'random-crystal'],
    ]);
    expect(second.state.tokens).toEqual([]);
  });

  it('C-02 with replenished spawning grounds, a new monster is placed face down: both must fall in one visit', () => {
    const piles = { brown: ['werewolf', 'minotaur', 'gargoyle'] };
    const grounds = { map: { '0,0': 'spawning-grounds' }, replenishSpawningGrounds: true };
    const p = playing({ ...mighty({ ...grounds, piles }), players: 1 }).answer('enter');
    defeat(p, 'werewolf').answer('end-phase');
    expect(p.state.tokens.map(({ name, up }) => [name, up])).toEqual([
      ['minotaur', true],
      ['gargoyle', false],
    ]);
    expect([shields(p), p.state.rewards, p.session.view(0).tokens[1]?.name]).toEqual([[], [], '?']);
    expect(foes(nextTurn(p).answer('enter'))).toEqual(['minotaur', 'gargoyle']);
  });

  it('C-02 with replenished spawning grounds, none is added if no monster or both were defeated', () => {
    const piles = { brown: ['werewolf', 'minotaur', 'gargoyle'] };
    const grounds = { map: { '0,0': 'spawning-grounds' }, replenishSpawningGrounds: true };
    const none = playing(mighty({ ...grounds, piles }))
      .answer('enter')
      .endureFight();
    expect(none.state.tokens.map(({ name }) => name)).toEqual(['werewolf', 'minotaur']);
    const enemies = [{ at: '0,0', enemy: 'minotaur' }];
    const both = defeat(playing(mighty({ ...grounds, enemies, piles })).answer('enter'), 'minotaur');
    expect([both.state.tokens, shields(both)]).toEqual([[], [['0,0', 0]]]);
  });

  it('SIT-DUN-04 a conquered dungeon may be entered again, for Fame only', () => {
    const scene = mighty({ map: { '0,0': 'dungeon' }, piles: { brown: ['minotaur'] } });
    const p = defeat(playing({ ...scene, shields: [{ at: '0,0', by: 'goldyx' }] }).answer('enter'), 'minotaur');
    expect([p.me.fame, shields(p), p.state.rewards]).toEqual([FAME + 4, [['0,0', 1]], []]);
  });
});

describe('monasteries', () => {
  const MONASTERY: Scene = { map: { '0,0': 'monastery' }, piles: { violet: ['monks'] } };

  it('CMB-OUT-07 REP-02 burned: a Shield, an Artifact at the end of the turn, and nothing more to do there', () => {
    const p = defeat(playing(mighty(MONASTERY)).answer('burn monastery'), 'monks');
    expect([p.me.reputation, p.me.fame, shields(p), p.state.rewards]).toEqual([
      -3,
      FAME + 4,
      [['0,0', 0]],
      ['artifact'],
    ]);
    const later = playing({ ...MONASTERY, shields: [{ at: '0,0', by: 'tovak' }] });
    expect([later.offered('interact', 'burn'), later.refusal('interact')]).toEqual([[], 'INT-01']);
  });

  it('CMB-OUT-07 the Artifact is chosen from two', () => {
    const scene = mighty({ ...MONASTERY, artifactDeck: ['ruby-ring', 'golden-grail'] });
    const p = defeat(playing(scene).answer('burn monastery'), 'monks').answer('end-turn');
    expect([p.prompt, p.offered()]).toEqual(['return-artifact', ['golden-grail', 'ruby-ring']]);
  });

  it('CMB-OUT-09 CMB-OUT-14 REP-02 not burned: the defender is discarded, the Reputation is lost, the hero stays', () => {
    const p = playing(mighty(MONASTERY)).answer('burn monastery').endureFight();
    expect([p.me.reputation, discarded(p), p.state.tokens, shields(p)]).toEqual([-3, ['monks'], [], []]);
    expect([p.me.hex, p.told('withdrew'), p.state.rewards]).toEqual([at('0,0'), [], []]);
  });
});
