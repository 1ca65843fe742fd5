import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScene, type Scene, writePosition } from '@deedbook/engine';
import { LANGUAGES } from '@deedbook/text';
import { createText } from '@deedbook/text/all';
import { afterAll, describe, expect, test } from 'vitest';
import { call, callAtTerminal } from '../testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'deedbook-fight-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays on from a scene, with these lines piped in. */
async function playing(scene: Scene, lines: readonly string[], ...flags: string[]): Promise<string> {
  const { code, out, err } = await call(['play', '--load', written(scene), ...flags], lines);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

function written(scene: Scene): string {
  const file = join(folder, 'position.json');
  writeFileSync(file, writePosition(buildScene(scene)));
  return file;
}

/** The screens of a session, one for each decision. */
const screens = (out: string): string[] => out.split(/^(?=First Reconnaissance · )/m);

const LEFTOVERS = /undefined|\{\{|\[object|NaN/;

const FIGHT: Scene = {
  players: 1,
  level: 3,
  hand: ['rage', 'march', 'determination', 'swiftness', 'wound'],
  mana: ['red'],
  units: ['peasants', 'utem-guardsmen spent'],
  combat: { enemies: ['wolf-riders', 'ironclads'] },
};

describe('a fight', () => {
  test('shows the phases, the enemies with their numbers, and what is to come', async () => {
    const out = await playing(FIGHT, ['q']);
    expect(out).toContain('[Ranged/Siege] → Block → Damage → Attack');
    expect(out).toMatch(/^1\) {2}Wolf Riders: Armor 4, .*Block 6 = 3 × 2; 3 damage → 1 Wound$/m);
    expect(out).toMatch(/^ {4}.*Peasants.*Wounded; no damage left/m);
    expect(out).toContain('Swift: Its attack needs twice its value in Block.');
    expect(out).toContain('Attacks that count in full: Fire, Ice, Cold Fire');
    expect(out).toContain('Wounds to come if nothing stops them: 4');
    expect(out).toContain('Wounds in this fight: 0 (knocked out at 5)');
  });

  test('adds up a block and an attack, and ends', async () => {
    const lines = ['end-phase', 'target wolf-riders', 'use peasants block 2', 'sideways march block', 'end-phase'];
    const out = await playing(FIGHT, [...lines, 'take wolf-riders', 'utem-guardsmen', 'q']);
    expect(out).toContain('██░░░░ Block so far 2 of 6: Peasants 2');
    expect(out).toContain('███░░░ Block so far 3 of 6: Peasants 2 + March 1');
    expect(out).toContain('Ranged/Siege → Block → [Damage] → Attack');
    expect(out).toMatch(/Utem Guardsmen +spent, Wounded, Level 2, Armor 5/);
    const won = await playing(
      { ...FIGHT, combat: { enemies: ['wolf-riders'], phase: 'attack' } },
      ['target wolf-riders', 'why attack', 'power rage', 'red token', 'why attack', 'attack', 'q'],
      '--ascii',
    );
    expect(won).toMatch(/why attack\n.*\(CMB-RNG-11\)\nAttack so far 0 of 4/);
    expect(won).toContain('#### Attack so far 4 of 4: Rage 4');
    expect(won).toContain(
      createText('en').news({ news: 'enemy-defeated', seat: 0, enemy: 'wolf-riders' }, () => 'Tovak'),
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything below 128
    expect(won).toMatch(/^[\x00-\x7f]*$/);
  });

  test('groups the choices: targets, cards, Units, everything else', async () => {
    const [screen = ''] = screens(
      await playing({ ...FIGHT, combat: { enemies: ['prowlers'], phase: 'attack' } }, ['q']),
    );
    expect(screen).toMatch(/^1\) {2}Prowlers/m);
    expect(screen).toMatch(/^Rage .* 2\) Move {2}3\) Influence/m);
    expect(screen).toMatch(/^March .* 4\) Move 2/m);
    const use = Number(/^Peasants .* (\d+)\) Influence 2/m.exec(screen)?.[1]);
    const end = Number(/(\d+)\) End the fight/.exec(screen)?.[1]);
    expect(use).toBeGreaterThan(2);
    expect(end).toBeGreaterThan(use);
  });

  test('says what is different underground, and who was defeated', async () => {
    const scene: Scene = {
      ...FIGHT,
      map: { '0,0': 'hills dungeon' },
      combat: { enemies: [{ enemy: 'minotaur', defeated: true }, 'gargoyle'], why: 'site' },
    };
    const out = await playing(scene, ['why use peasants attack 2', 'q']);
    expect(out).toContain('Fight (Dungeon 0,0)');
    expect(out).toContain('rules of the night · no Units here');
    expect(out).toContain('Defeated: Minotaur');
    expect(out).toContain('(UNI-15)');
  });

  test.each(LANGUAGES)('has words for everything in %s', async language => {
    const lines = [
      'end-phase',
      'target ironclads',
      'why 1',
      'give-up',
      'end-phase',
      'take ironclads',
      'hero',
      'map',
      'q',
    ];
    expect(await playing(FIGHT, lines, '--language', language)).not.toMatch(LEFTOVERS);
  });

  test.each(LANGUAGES)('fits into a window of 100 by 40 in %s', async language => {
    const args = ['play', '--load', written(FIGHT), '--language', language];
    const { out } = await callAtTerminal(args, ['end-phase', 'target ironclads', 'use peasants block 2'], {
      XDG_STATE_HOME: folder,
      NO_COLOR: '1',
    });
    for (const screen of out.split('\x1b[2J').slice(1, -1)) {
      expect(screen.split('\n').length).toBeLessThanOrEqual(40);
    }
  });
});

const VILLAGE: Scene = {
  players: 1,
  level: 3,
  reputation: 3,
  map: { '0,0': 'village', '1,0': 'hills keep', '2,0': 'dungeon', '0,1': 'ancient-ruins' },
  shields: [{ at: '2,0', by: 'tovak' }],
  hand: ['promise', 'threaten', 'wound'],
  units: ['foresters wounded'],
  unitOffer: ['peasants', 'herbalists', 'utem-swordsmen'],
};

describe('locals', () => {
  test('what can be bought is shown with the available Influence', async () => {
    const [before = '', after = ''] = screens(await playing(VILLAGE, ['interact', 'q']));
    expect(before).toMatch(/For Influence here: Village · Influence 1 \(.*\+1.*\) · once you interact/);
    expect(after).toMatch(/^– Recruit Peasants \(Influence 4\) +Level 1, Armor 3 +Village$/m);
    expect(after).not.toContain('Recruit Utem Swordsmen');
    expect(await playing(VILLAGE, ['play promise', 'q'])).toContain('Influence 2 played before is lost then');
  });

  test('a Unit is recruited, and one is healed', async () => {
    const lines = ['interact', 'play promise', 'recruit herbalists', 'q'];
    const [, , rich = '', done = ''] = screens(await playing(VILLAGE, lines));
    expect(rich).toMatch(/^\d+\) Recruit Herbalists \(Influence 3\)/m);
    expect(done).toContain('Units (Command tokens 2 of 2)');
    expect(done).toMatch(/^Herbalists +ready, Level 1, Armor 2/m);
    expect(await playing({ ...VILLAGE, heal: 1 }, ['q'])).toMatch(/^Foresters +Wounded, .* \d+\) Heal 1/m);
  });

  test('why says what is missing', async () => {
    const out = await playing(VILLAGE, [
      'interact',
      'why peasants',
      'why utem swordsmen',
      'why foresters',
      'why 1',
      'q',
    ]);
    expect(out).toMatch(/why peasants\n(.*\n)*?.*\(INT-08\)/);
    expect(out).toMatch(/why utem swordsmen\n(.*\n)*?.*\(REC-01\)/);
    expect(out).toMatch(/why foresters\n(.*\n)*?.*\(UNI-12\)/);
  });

  test('offers and printed things can be read at any time', async () => {
    const lines = ['offers', 'unit fire mages', 'enemy fire mages', 'site dungeon', 'card rage', 'enemy nobody', 'q'];
    const out = await playing(VILLAGE, lines);
    expect(out).toMatch(/^Utem Swordsmen \(Influence 6\) +Level 2, Armor 4/m);
    expect(out).toContain('Fire Mages (Elite Unit, level 3, Armor 4, Influence 9, Fire resistance)');
    expect(out).toContain('Fire Mages (Violet token: Armor 5, Fire Attack 6, Fame 5)');
    expect(out).toMatch(/site dungeon\nDungeon\n {2}An adventure site/);
    expect(out).toContain('There is nothing here like “nobody”.');
  });

  test('the legend names garrisons, ruins and Shields', async () => {
    const out = await playing(VILLAGE, ['map', 'why 2,0', 'q']);
    expect(out).toMatch(/[!?]\w [^(]+\(gray, garrison\)/);
    expect(out).toMatch(/[!?]\w [^(]+\(yellow\)/);
    expect(out).toContain('Conquered:  *T Tovak: Dungeon 2,0');
    expect(out).toContain('Conquered: Tovak');
  });

  test.each(LANGUAGES)('have words for everything in %s', async language => {
    const lines = ['interact', 'play promise', 'recruit herbalists', 'offers', 'unit peasants', 'h', 'map', 'q'];
    expect(await playing(VILLAGE, lines, '--language', language)).not.toMatch(LEFTOVERS);
  });
});

const END: Scene = {
  heroes: {
    tovak: { fame: 20, hand: ['wound', 'rage'], units: ['peasants'], crystals: { red: 2 }, at: '0,0' },
    goldyx: { fame: 24, at: '3,0' },
  },
  map: { '1,0': 'hills keep' },
  shields: [{ at: '1,0', by: 'tovak' }],
  round: 3,
  ending: true,
  lastTurns: [],
  cardUsed: true,
};

describe('the end of a game', () => {
  test.each(LANGUAGES)('the score sheets in %s', async language => {
    const out = await playing(END, ['end-turn', 'done'], '--language', language);
    const text = createText(language);
    expect(out).not.toMatch(LEFTOVERS);
    expect(out).toContain(text.name('hero', 'goldyx'));
    expect(out).toMatch(/: 2 = .* 2, .* \+3/);
    expect(out).toMatch(/\b28\.$/m);
  });

  test('a new level offers Skills and cards with their texts', async () => {
    const scene: Scene = {
      players: 1,
      fame: 2,
      hand: ['rage', 'march'],
      cardUsed: true,
      combat: { enemies: ['prowlers'], phase: 'attack', targets: ['prowlers'], soFar: ['attack 3'] },
    };
    const out = await playing(scene, ['attack', 'end-turn', 'done', '1', 'q']);
    expect(out).toContain('Fame 4 (level 2 at the end of the turn)');
    const offer = screens(out).at(-1) ?? '';
    expect(offer).toMatch(/^1\) \S.* {3}\S/m);
  });
});
