import { describe, expect, it } from 'vitest';
import { armorOf } from '../../rules/combat/numbers.ts';
import { isInCombat } from '../../rules/query.ts';
import type { Scene } from '../../scene/scene.ts';
import { printEnemy } from '../../testing/made-up.ts';
import type { Playing } from '../../testing/playing.ts';
import { endTurn, fighting, skilled, values } from '../../testing/using-skills.ts';

const armor = (p: Playing, at = 0): number => {
  const foe = p.state.combat?.foes[at];
  const q = p.session.queryFor(p.seat);
  if (!foe || !isInCombat(q)) throw new Error('nobody is there');
  return armorOf(q, foe);
};

describe('Double Time', () => {
  it('is Move 2 by day and Move 1 at night', () => {
    expect(skilled('tovak-double-time').answer('skill tovak-double-time').turn.move).toBe(2);
    expect(skilled('tovak-double-time', { time: 'night' }).answer('skill tovak-double-time').turn.move).toBe(1);
  });
});

describe('Night Sharpshooting', () => {
  const use = 'skill tovak-night-sharpshooting';
  const shot = (scene: Scene) => values(fighting('tovak-night-sharpshooting', 'ranged', scene).answer(use));

  it('is a Ranged Attack 1 by day, 2 at night, and 2 in a dungeon or tomb by day (MAN-10)', () => {
    const underground = { enemies: ['swordsmen'], targets: ['swordsmen'], nightRules: true } as const;
    expect(shot({})).toEqual([['ranged', 'physical', 1]]);
    expect(shot({ time: 'night' })).toEqual([['ranged', 'physical', 2]]);
    expect(shot({ combat: underground })).toEqual([['ranged', 'physical', 2]]);
  });

  it('is for combat only', () => {
    expect(skilled('tovak-night-sharpshooting').refusal(use)).toBe('CRD-20');
    expect(fighting('tovak-night-sharpshooting', 'block').refusal(use)).toBe('CRD-20');
  });
});

describe('Cold Swordsmanship', () => {
  it('is Attack 2, physical or Ice, in the Attack phase', () => {
    const p = fighting('tovak-cold-swordsmanship', 'attack').answer('skill tovak-cold-swordsmanship');
    expect(p.offered()).toEqual(['attack 2', 'ice attack 2']);
    expect(values(p.answer('ice attack 2'))).toEqual([['melee', 'ice', 2]]);
    expect(fighting('tovak-cold-swordsmanship', 'ranged').refusal('skill tovak-cold-swordsmanship')).toBe('CMB-RNG-03');
  });
});

describe('Shield Mastery', () => {
  it('is Block 3, Fire Block 2 or Ice Block 2, in the Block phase', () => {
    const p = fighting('tovak-shield-mastery', 'block').answer('skill tovak-shield-mastery');
    expect(p.offered()).toEqual(['block 3', 'fire block 2', 'ice block 2']);
    expect(values(p.answer('block 3'))).toEqual([['block', 'physical', 3]]);
    const fire = fighting('tovak-shield-mastery', 'block').answer('skill tovak-shield-mastery', 'fire block 2');
    expect(values(fire)).toEqual([['block', 'fire', 2]]);
    expect(fighting('tovak-shield-mastery', 'attack').refusal('skill tovak-shield-mastery')).toBe('CRD-20');
  });
});

describe('Resistance Break', () => {
  const use = 'skill tovak-resistance-break';

  it('lowers the Armor of one enemy by 1 for each resistance, but not below 1', () => {
    const combat = { enemies: ['fire-golems', 'swordsmen', 'ice-mages'], phase: 'attack' } as const;
    const p = fighting('tovak-resistance-break', 'attack', { combat }).answer(use);
    expect([p.prompt, p.offered()]).toEqual(['resistance-break', ['fire-golems', 'ice-mages']]);
    p.answer('fire-golems');
    expect([armor(p, 0), armor(p, 1), armor(p, 2)]).toEqual([2, 5, 6]);
    expect(p.refusal(use)).toBe('SKL-02');
  });

  it('the reduction stays if resistances are removed later; removed earlier, they do not count', () => {
    const combat = { enemies: ['fire-golems'], phase: 'ranged' } as const;
    const scene: Scene = { combat, hand: ['expose'], mana: ['white'] };
    const p = fighting('tovak-resistance-break', 'ranged', scene).answer(use, 'play expose', 'none');
    expect([p.state.combat?.foes[0]?.lost.length, armor(p)]).toEqual([4, 2]);
    const late = fighting('tovak-resistance-break', 'ranged', scene).answer('play expose', 'none');
    expect(late.refusal(use)).toBe('CMB-DEF-09');
  });

  it('CMB-DEF-09 does not work without resistances, nor outside combat', () => {
    expect(fighting('tovak-resistance-break', 'attack').refusal(use)).toBe('CMB-DEF-09');
    expect(skilled('tovak-resistance-break').refusal(use)).toBe('CRD-20');
  });

  describe('against Arcane Immunity', () => {
    printEnemy('fire-golems', { abilities: ['arcane-immunity'] });

    it('CMB-DEF-09 does not work', () => {
      const combat = { enemies: ['fire-golems'], phase: 'attack' } as const;
      expect(fighting('tovak-resistance-break', 'attack', { combat }).refusal(use)).toBe('CMB-DEF-09');
    });
  });
});

describe('I Feel No Pain', () => {
  const use = 'skill tovak-i-feel-no-pain';

  it('discards a Wound from hand and draws a card', () => {
    const p = skilled('tovak-i-feel-no-pain', { hand: ['march', 'wound'], deck: ['rage', 'stamina'] }).answer(use);
    expect([p.me.hand, p.me.discard, p.me.deck]).toEqual([['march', 'rage'], ['wound'], ['stamina']]);
    expect(p.turn.cardUsed).toBe(false); // TRN-12
  });

  it('cannot be used without a Wound in hand, nor in combat', () => {
    expect(skilled('tovak-i-feel-no-pain').refusal(use)).toBe('HEA-03');
    expect(fighting('tovak-i-feel-no-pain', 'block', { hand: ['wound'] }).refusal(use)).toBe('SKL-02');
  });
});

describe("I Don't Give a Damn", () => {
  const use = 'skill tovak-i-dont-give-a-damn';

  it('one card played sideways is worth 2, or 3 if it is an Advanced Action, a Spell or an Artifact', () => {
    const hand = ['march', 'fire-bolt', 'fireball', 'ruby-ring', 'wound'];
    const p = skilled('tovak-i-dont-give-a-damn', { hand }).answer(use);
    expect(p.offered()).toEqual(
      ['fire-bolt', 'fireball', 'march', 'ruby-ring'].flatMap(card => [
        `sideways ${card} influence`,
        `sideways ${card} move`,
      ]),
    );
    const worth = (card: string) =>
      skilled('tovak-i-dont-give-a-damn', { hand }).answer(use, `sideways ${card} move`).turn.move;
    expect(['march', 'fire-bolt', 'fireball', 'ruby-ring'].map(worth)).toEqual([2, 3, 3, 3]);
  });

  it('gives Attack and Block in their phases; the next card is worth 1 again', () => {
    const p = fighting('tovak-i-dont-give-a-damn', 'block', { hand: ['march', 'rage'] });
    p.answer(use, 'sideways march block', 'sideways rage block');
    expect(values(p)).toEqual([
      ['block', 'physical', 2],
      ['block', 'physical', 1],
    ]);
    expect(p.refusal(use)).toBe('SKL-02');
  });

  it('CRD-30 needs a non-Wound card', () => {
    expect(skilled('tovak-i-dont-give-a-damn', { hand: ['wound'] }).refusal(use)).toBe('CRD-30');
  });
});

describe('Who Needs Magic?', () => {
  const use = 'skill tovak-who-needs-magic';
  const scene: Scene = { hand: ['march x2', 'mana-draw', 'concentration'], source: ['red', 'green', 'white'] };

  it('a card is worth 2, or 3 on a turn without dice, after which no die may be used', () => {
    const p = skilled('tovak-who-needs-magic', scene).answer(use);
    expect(p.offered()).toEqual(['sideways 2', 'without dice']);
    p.answer('without dice', 'sideways march move');
    expect([p.turn.move, p.refusal('power march')]).toEqual([3, 'TRN-10']);
    // Not by an effect either.
    expect(p.refusal('play mana-draw')).toBe('TRN-10');
    const less = skilled('tovak-who-needs-magic', scene).answer(use, 'sideways 2', 'sideways march move');
    expect([less.turn.move, less.refusal('power march')]).toEqual([2, null]);
  });

  it('gives only 2 once a die was used or taken', () => {
    const used = skilled('tovak-who-needs-magic', { ...scene, diceUsed: 1 }).answer(use);
    expect([used.prompt, used.answer('sideways march move').turn.move]).toEqual(['sideways', 2]);
    const taken = skilled('tovak-who-needs-magic', { ...scene, dice: ['red unrolled'] }).answer(use);
    expect(taken.prompt).toBe('sideways');
  });
});

describe('Mana Exploit', () => {
  const use = 'skill tovak-mana-exploit';
  const others = { goldyx: { hand: ['march', 'rage', 'stamina'], mana: ['green', 'red', 'blue', 'gold'] } } as const;

  it('gives a mana token of any color but gold', () => {
    const p = skilled('tovak-mana-exploit', { others }).answer(use);
    expect(p.offered()).toEqual(['black', 'blue', 'green', 'red', 'white']);
    expect(p.answer('blue').me.mana).toEqual(['blue']);
  });

  it('SKL-03 the others take a Wound for each other color used on their turn, one per color', () => {
    const p = skilled('tovak-mana-exploit', { others, hand: ['march', 'march', 'march'] }).answer(use, 'blue');
    const wounds = () => p.player(1).hand.filter(card => card === 'wound').length;
    endTurn(p);
    expect(p.seat).toBe(1);
    p.answer('power march', 'green token');
    expect(wounds()).toBe(1);
    p.answer('power stamina', 'blue token');
    expect(wounds()).toBe(1);
    p.answer('sideways rage move');
    expect(wounds()).toBe(1);
  });

  it('gold counts as the color it is used for, and a color counts once', () => {
    const mana = { goldyx: { hand: ['march', 'march', 'stamina', 'rage'], mana: ['green', 'gold', 'gold'] } } as const;
    const p = skilled('tovak-mana-exploit', { others: mana, hand: ['march', 'march'] }).answer(use, 'blue');
    endTurn(p).answer('power march', 'green token', 'power march', 'power stamina');
    expect(p.player(1).hand.filter(card => card === 'wound')).toHaveLength(1);
  });

  it('TRN-05 ends at the start of the owner’s next turn, and never affects its owner', () => {
    const p = skilled('tovak-mana-exploit', { others, hand: ['march', 'rage', 'stamina'], mana: ['green'] });
    p.answer(use, 'blue', 'power march');
    expect(p.me.hand).toEqual(['rage', 'stamina']);
    endTurn(endTurn(p));
    expect([p.seat, p.state.modifiers]).toEqual([0, []]);
    expect(p.refusal(use)).toBe('SKL-02');
  });

  it('SKL-03 cannot be used once the end of the Round or of the game is in sight', () => {
    expect(skilled('tovak-mana-exploit', { others, announcedBy: 'goldyx' }).refusal(use)).toBe('SKL-03');
    expect(skilled('tovak-mana-exploit', { others, ending: true }).refusal(use)).toBe('SKL-03');
  });
});
