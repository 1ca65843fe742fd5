import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScene, type Scene, writePosition } from '@deedbook/engine';
import { LANGUAGES } from '@deedbook/text';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from '../testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'deedbook-duel-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays on from a scene, with these lines piped in. */
async function playing(scene: Scene, lines: readonly string[], ...flags: string[]): Promise<string> {
  const file = join(folder, 'position.json');
  writeFileSync(file, writePosition(buildScene(scene)));
  const { code, out, err } = await call(['play', '--load', file, ...flags], lines);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const DUEL: Scene = {
  hand: ['rage', 'march'],
  source: [],
  map: { '1,0': 'hills', '0,1': 'lake' },
  others: {
    goldyx: { level: 3, hand: ['determination', 'march'], units: ['guardian-golems'], discard: ['ruby-ring'] },
  },
  playerCombat: { phase: 'melee', participation: 'partial', attack: ['fire attack 5'] },
};

/** An empty line hands the screen to Goldyx. */
const HANDED = '';

describe('player combat', () => {
  test('shows the attack, the block and the damage needed for each effect', async () => {
    const out = await playing(DUEL, [
      'sideways march attack',
      'attack',
      HANDED,
      'play determination',
      'stand',
      HANDED,
      'q',
    ]);
    expect(out).toContain('Melee Attacks: Tovak attacks Goldyx');
    expect(out).toContain('Attack 6: base 5 + March 1');
    expect(out).toContain('Block 2: 2 stopped: Determination 2');
    expect(out).toContain('Gets through: 4 damage');
    expect(out).toContain('Guardian Golems 6 = Guardian Golems 3 × 2 (resistance)');
    expect(out).toContain('Ruby Ring (steal) 5');
    expect(out).toContain('1,0 (drive off) 3');
    expect(out).toContain('Wound Goldyx (3 damage)');
    expect(out).toContain('Drive Goldyx off to 1,0 (hills) (3 damage)');
    expect(out).toContain('Wounds in this fight: 0 (knocked out at 5)');
  });

  test.each(LANGUAGES)('is worded in %s', async language => {
    const out = await playing(DUEL, ['play rage', 'attack', HANDED, 'stand', HANDED, 'q'], '--language', language);
    expect(out).not.toMatch(/undefined|\{\{|\[object|NaN|duels\./);
  });
});
