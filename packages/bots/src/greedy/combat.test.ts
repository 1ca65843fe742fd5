import type { Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { firstAnswers, turns } from '../testing/watching.ts';

/** A fight against these enemies from a phase on, with only what is named. */
const fight = (combat: NonNullable<Scene['combat']>, scene: Scene = {}): Scene => ({
  players: 1,
  source: [],
  ...scene,
  combat,
});

describe('in the Ranged phase a sensible player', () => {
  it('defeats an enemy at range if it can', () => {
    // Prowlers: Armor 3; Swiftness gives Ranged Attack 3.
    const scene = fight({ enemies: ['prowlers'] }, { hand: ['swiftness', 'rage'], mana: ['white', 'red'] });
    expect(turns(scene)).toEqual(['target prowlers · power swiftness · attack · end-turn']);
  });

  it('saves Ranged Attacks if walls stop them', () => {
    const enemies = [{ enemy: 'prowlers', fortified: true }];
    expect(firstAnswers(fight({ enemies }, { hand: ['swiftness'], mana: ['white'] }))).toEqual(['end-phase']);
  });

  it('does not start an attack it cannot finish', () => {
    // Ironclads: Armor 3, Physical resistance: Ranged Attack 3 is halved.
    expect(firstAnswers(fight({ enemies: ['ironclads'] }, { hand: ['swiftness'], mana: ['white'] }))).toEqual([
      'end-phase',
    ]);
  });
});

describe('in the Block phase a sensible player', () => {
  it('does not waste a sufficient block', () => {
    const combat = { enemies: ['prowlers'], phase: 'block', targets: ['prowlers'], soFar: ['block 4'] } as const;
    expect(firstAnswers(fight(combat, { hand: ['rage', 'determination'] }))).toEqual(['block']);
  });

  it('adds what is missing and no more', () => {
    const combat = { enemies: ['prowlers'], phase: 'block', targets: ['prowlers'], soFar: ['block 2'] } as const;
    expect(turns(fight(combat, { hand: ['determination', 'march'], mana: ['blue'] }), 'block')).toEqual([
      'play determination · block',
    ]);
  });

  it('saves the cards for the Attack that should win', () => {
    // Prowlers: Attack 4, Armor 3. Both Rages would block, but then nothing would be left to defeat them.
    const scene = fight(
      { enemies: ['prowlers'], phase: 'block' },
      { hand: ['rage', 'rage', 'determination'], mana: ['red', 'red'] },
    );
    for (const turn of turns(scene)) {
      expect(turn).not.toContain('take prowlers');
      expect(turn).toContain('attack · end-turn');
    }
  });

  it('does not block what it cannot stop', () => {
    // Wolf Riders are Swift: 6 is needed.
    expect(firstAnswers(fight({ enemies: ['wolf-riders'], phase: 'block' }, { hand: ['march', 'stamina'] }))).toEqual([
      'end-phase',
    ]);
  });

  it('stops fire with ice, not with twice as many cards', () => {
    // Fire Mages: Fire Attack 6, of which 3 is still to be stopped. Ice counts in full, any other Block by half.
    const combat = {
      enemies: ['fire-mages'],
      phase: 'block',
      targets: ['fire-mages'],
      soFar: ['ice block 3'],
    } as const;
    const scene = fight(combat, { hand: ['determination', 'rage', 'ice-shield'], mana: ['blue'] });
    expect(turns(scene, 'block')).toEqual(['play ice-shield · block']);
  });
});

describe('when damage is assigned a sensible player', () => {
  const struck = (enemies: readonly string[], scene: Scene): string[] =>
    turns(fight({ enemies, phase: 'damage' }, { hand: ['march', 'rage'], ...scene }), 'end-phase');

  it('assigns it to the Unit that resists it', () => {
    // Guardian Golems resist physical damage: 4 less their Armor 3 is 1, which they absorb; Herbalists would be
    // Wounded.
    expect(struck(['prowlers'], { units: ['guardian-golems', 'herbalists'] })).toEqual([
      'take prowlers · guardian-golems · end-phase',
    ]);
  });

  it('lets one of two identical Units absorb heavy damage instead of the hero', () => {
    expect(struck(['prowlers'], { units: ['utem-guardsmen', 'utem-guardsmen'] })).toEqual([
      'take prowlers · utem-guardsmen 1 · end-phase',
    ]);
  });

  it('spares two identical Units if the hero can take it easily', () => {
    // Level 9: Armor 4, so 4 damage is one Wound; a Unit of that level is worth more.
    const scene: Scene = { level: 9, units: ['altem-guardians', 'altem-guardians wounded'] };
    expect(struck(['diggers'], scene)).toEqual(['take diggers · hero · end-phase']);
  });

  it('takes the worst attack first, while Units can absorb it', () => {
    const [line = ''] = struck(['prowlers', 'swordsmen'], { units: ['utem-guardsmen'] });
    expect(line.indexOf('take swordsmen')).toBeLessThan(line.indexOf('take prowlers'));
    expect(line).toContain('take swordsmen · utem-guardsmen');
  });
});

describe('before a fight a sensible player', () => {
  const beside = (enemy: string, scene: Scene): string[] =>
    turns({
      players: 1,
      source: [],
      enemies: [
        { enemy: 'prowlers', at: '1,0', role: 'rampaging' },
        { enemy, at: '0,1', role: 'rampaging' },
      ],
      ...scene,
    });

  it('challenges a second enemy that can also be beaten', () => {
    const hand = ['rage', 'rage', 'determination', 'determination', 'swiftness'];
    for (const turn of beside('diggers', { level: 5, hand, mana: ['red', 'blue', 'white', 'red'] })) {
      expect(turn).toContain('challenge 0,1');
      expect(turn).not.toContain('take ');
    }
  });

  it('does not challenge a second enemy that cannot', () => {
    for (const turn of beside('ironclads', { hand: ['rage', 'determination'], mana: ['red', 'blue'] })) {
      expect(turn).toContain('challenge 1,0 · fight');
    }
  });
});

describe('in the Attack phase a sensible player', () => {
  it('attacks as soon as it has enough', () => {
    const combat = { enemies: ['prowlers'], phase: 'attack', targets: ['prowlers'], soFar: ['attack 3'] } as const;
    expect(firstAnswers(fight(combat, { hand: ['rage'], mana: ['red'] }))).toEqual(['attack']);
  });

  it('defeats the more valuable of two enemies', () => {
    // Prowlers: Armor 3, Fame 2. Wolf Riders: Armor 4, Fame 3. Rage gives 4, once.
    const combat = { enemies: ['prowlers', 'wolf-riders'], phase: 'attack' } as const;
    expect(firstAnswers(fight(combat, { hand: ['rage'], mana: ['red'] }))).toEqual(['target wolf-riders']);
  });

  it('uses a Unit before a card', () => {
    const combat = { enemies: ['prowlers'], phase: 'attack' } as const;
    expect(turns(fight(combat, { units: ['utem-swordsmen'], hand: ['rage'], mana: ['red'] }))).toEqual([
      'target prowlers · use utem-swordsmen attack 3 · attack · end-turn',
    ]);
  });

  it('ends the fight if nothing can be defeated', () => {
    expect(firstAnswers(fight({ enemies: ['swordsmen'], phase: 'attack' }, { hand: ['rage'] }))).toEqual(['end-phase']);
  });
});
