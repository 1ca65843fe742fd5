import {
  type Asked,
  type AskedOf,
  type Attempt,
  buildScene,
  hex,
  type Prompt,
  type Scene,
  Session,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { REVIEWED } from './testing/reviewed.ts';

/** The label of every choice in English, after some answers. */
function labels(scene: Scene, ...answers: string[]): Record<string, string> {
  const session = new Session(buildScene(scene));
  for (const answer of answers) expect(session.answer(0, answer), answer).toBeNull();
  const asked = session.question(0) as Asked;
  const text = createText('en');
  return Object.fromEntries(asked.choices.map(choice => [choice.key, text.choice(asked, choice, session.view(0))]));
}

const asked = <P extends Prompt>(prompt: P, about: AskedOf<P>['about']): Asked =>
  ({ seat: 0, prompt, about, choices: [], answers: 0, standing: false }) as AskedOf<P> as Asked;

describe('answers in a combat', () => {
  it('choose targets, attack them and give up', () => {
    const scene: Scene = {
      hand: ['rage'],
      combat: { enemies: ['prowlers', 'prowlers'], phase: 'attack', targets: ['prowlers 2'], soFar: ['attack 3'] },
    };
    expect(labels(scene)).toMatchObject({
      'target prowlers': 'Choose a target: Prowlers',
      'spare prowlers 2': 'No longer a target: Prowlers 2',
      attack: 'Attack: Prowlers 2 defeated',
      'give-up': 'Cancel this attack',
      'end-phase': 'End the fight',
      'sideways rage attack': 'Rage sideways: Attack 1',
    });
  });

  it('choose one attack to block', () => {
    const scene: Scene = { combat: { enemies: ['prowlers', 'diggers'], phase: 'block' } };
    expect(labels(scene)).toEqual({
      'target prowlers': 'Choose the attack to block: Prowlers',
      'target diggers': 'Choose the attack to block: Diggers',
      'end-phase': 'Done blocking',
    });
  });

  it('continue to the Attack phase when nothing is left to block', () => {
    const scene: Scene = { combat: { enemies: ['prowlers blocked'], phase: 'block' } };
    expect(labels(scene)).toEqual({ 'end-phase': 'On to the Attack phase' });
  });

  it('say what happens to damage', () => {
    const scene: Scene = {
      units: ['peasants', 'guardian-golems'],
      combat: { enemies: ['wolf-riders'], phase: 'damage' },
    };
    expect(labels(scene)['take wolf-riders']).toBe('Take 3 damage: Wolf Riders');
    expect(labels(scene, 'take wolf-riders')).toEqual({
      peasants: 'Peasants: Wounded; no damage left',
      'guardian-golems': 'Guardian Golems: unharmed',
      hero: 'Your hero: 2 Wounds',
    });
  });

  it('distinguish the attacks of an enemy', () => {
    const act: Attempt = { act: 'take-damage', foe: { id: 'prowlers', n: 2 }, attack: 1, damage: 4 };
    expect(REVIEWED.map(language => createText(language).choice(asked('combat-damage', {}), { act }))).toEqual([
      'Take 4 damage: Prowlers 2, attack 1',
      'Receber 4 de dano: Espreitadores 2, ataque 1',
      'Subisci 4 danni: Predatori 2, attacco 1',
    ]);
  });
});

describe('answers about banners', () => {
  const units = ['peasants', 'peasants'];
  const hand = ['banner-of-fear', 'banner-of-courage'];

  it('distinguish Units by their Banners, and cancel attacks', () => {
    const scene: Scene = { level: 3, units, hand, combat: { enemies: ['diggers'], phase: 'block' } };
    expect(labels(scene, 'play banner-of-fear', 'peasants 2')).toMatchObject({
      'use peasants banner-of-fear move 2': 'Peasants (Banner of Fear): Move 2',
      'cancel diggers': 'Cancel the attack with the Banner of Fear: Diggers',
    });
  });

  it('choose a Unit for a Banner, and ready a Unit', () => {
    const scene: Scene = { level: 3, units: ['peasants spent', 'foresters'], hand };
    expect(labels(scene, 'play banner-of-courage')).toEqual({ peasants: 'Peasants', foresters: 'Foresters' });
    expect(labels(scene, 'play banner-of-courage', 'peasants').rally).toBe(
      'Turn the Banner of Courage face down: its Unit is ready again',
    );
  });
});

describe('answers on a turn', () => {
  const rich: Scene = { mana: ['red', 'red', 'red'], source: ['blue'] };

  it('use Units, and name the mana', () => {
    expect(labels({ ...rich, units: ['peasants', 'fire-mages'] })).toMatchObject({
      'use peasants move 2': 'Peasants: Move 2',
      'use fire-mages red mana and red crystal': 'Fire Mages: gain a red mana token and gain a red crystal',
    });
    const scene: Scene = { ...rich, units: ['fire-mages'], combat: { enemies: ['diggers'], phase: 'block' } };
    expect(labels(scene, 'target diggers')['use fire-mages fire block 6']).toBe(
      'Fire Mages, for red mana: Fire Block 6',
    );
  });

  it('name what a space offers', () => {
    const at = (site: string, more: Scene = {}) => labels({ ...rich, map: { '0,0': site }, ...more });
    expect(at('village').interact).toBe('Interact with the locals (village)');
    expect(at('village', { reputation: -4 }).interact).toBe(
      'Interact with the locals (village, Influence −2 for your Reputation)',
    );
    expect(at('monastery')['burn monastery']).toBe('Burn the monastery (Reputation −3, a violet token, no Units)');
    expect(at('tomb').enter).toBe('Enter and fight: tomb (red token; night rules, no Units)');
    const den = { enemies: [{ at: '0,0', enemy: 'minotaur' }] };
    expect(at('monster-den', den).enter).toBe('Enter and fight: monster den (Minotaur)');
    const altar = { enemies: [{ at: '0,0', enemy: 'altar-red' }] };
    expect(at('ancient-ruins', altar)['pay altar']).toBe('Pay at the altar: red mana ×3 for Fame +7');
    const orcs = { enemies: [{ at: '1,0', enemy: 'diggers' }] };
    expect(at('village', orcs)['challenge 1,0']).toBe('Challenge Diggers at 1,0');
  });

  it('name prices', () => {
    const scene: Scene = {
      level: 3,
      map: { '0,0': 'monastery' },
      interacting: true,
      influence: 9,
      heal: 1,
      units: ['peasants', 'peasants wounded'],
      unitOffer: ['herbalists'],
      monasteryOffer: ['agility'],
    };
    expect(labels(scene)).toMatchObject({
      'buy healing': 'Buy a healing point (Influence 2)',
      'recruit herbalists': 'Recruit Herbalists (Influence 3)',
      'train agility': 'Learn Agility (Influence 6)',
      'heal peasants 2': 'Heal Peasants 2 (1 healing point)',
    });
    expect(labels(scene, 'recruit herbalists')).toEqual({
      'disband peasants 1': 'Disband Peasants 1',
      'disband peasants 2': 'Disband Peasants 2',
    });
  });

  it('REC-03 a Unit for a Skill’s Command token has the price the rules give it', () => {
    const scene: Scene = {
      map: { '0,0': 'village' },
      interacting: true,
      influence: 9,
      skills: ['norowas-bonds-of-loyalty'],
      unitOffer: ['utem-crossbowmen'],
    };
    expect(labels(scene)).toMatchObject({
      'bind utem-crossbowmen': 'Recruit Utem Crossbowmen with Bonds of Loyalty (Influence 1)',
    });
  });

  it('take rewards', () => {
    const scene: Scene = { moment: 'end of turn', rewards: ['artifact x2', 'random-crystal', 'spell'] };
    expect(labels(scene)).toEqual({
      'take artifact': 'Take 2 Artifacts',
      'take random-crystal': 'Take a random crystal',
      'take spell': 'Take a Spell',
    });
  });

  it('work without a view', () => {
    const bare = (act: Attempt) => createText('en').choice(asked('turn', {}), { act });
    const acts: Attempt[] = [
      { act: 'interact' },
      { act: 'enter' },
      { act: 'pay-altar' },
      { act: 'challenge', to: hex(1, -1) },
      { act: 'buy-healing' },
    ];
    expect(acts.map(bare)).toEqual([
      'Interact with the locals',
      'Enter and fight',
      'Pay at the altar',
      'Challenge the enemy at 1,−1',
      'Buy a healing point',
    ]);
  });
});

it('damage, levels and mana are named in questions', () => {
  const ask = <P extends Prompt>(prompt: P, about: AskedOf<P>['about']) =>
    createText('en').prompt(asked(prompt, about));
  expect(ask('assign-damage', { enemy: 'medusa', damage: 6 })).toBe('Medusa, 6 damage: who takes it?');
  expect(ask('boost', { color: 'blue', n: 2 })).toBe('Do you also pay blue mana to raise it by 2?');
  expect(ask('ready-unit', { card: 'herbalists', level: 2 })).toBe(
    'Herbalists: which spent Unit of level 2 or lower do you ready?',
  );
});

describe('a payment through Skills names the Skills used', () => {
  const pay = (hand: string[], skills: string[], card: string): string[] =>
    Object.values(labels({ hero: 'arythea', hand: [card, ...hand], skills, source: [] }, `power ${card}`));

  it('Invocation alone', () => {
    expect(pay(['wound', 'march'], ['arythea-invocation'], 'threaten')).toEqual([
      'Discard Wound for red mana (Invocation)',
    ]);
  });

  it('Invocation for mana that Polarization turns into another color', () => {
    const both = ['arythea-invocation', 'arythea-polarization'];
    expect(pay(['wound'], both, 'stamina')).toContain(
      'Discard Wound for red mana as blue (Invocation and Polarization)',
    );
  });
});

it('if the card is shown next to it, an answer only says how it is played', () => {
  const session = new Session(
    buildScene({ hand: ['march', 'fireball'], mana: ['green', 'red', 'black'], time: 'night' }),
  );
  const asked = session.question(0) as Asked;
  const short = (act: Attempt) => createText('en').choiceInShort(asked, { act }, session.view(0));
  const acts: Attempt[] = [
    { act: 'play', card: 'march' },
    { act: 'power', card: 'march' },
    { act: 'sideways', card: 'march', as: 'move' },
    { act: 'power', card: 'fireball' },
    { act: 'rest' },
  ];
  expect(acts.map(short)).toEqual(['Basic', 'Powered', 'Sideways: Move 1', 'Firestorm', 'Rest']);
});
