import { readFileSync } from 'node:fs';
import { readDrills } from '@deedbook/positions';
import { expect, test } from 'vitest';
import { proofOf } from './choose.ts';

const PACKS = readDrills(readFileSync(new URL('../../../app/src/training/drills/packs.json', import.meta.url), 'utf8'));

// `deedbook drills --check` proves all of them.
test('the par of a drill is proven to be the lowest loss', () => {
  for (const { id, par, puzzle } of PACKS.filter((_, i) => i % 7 === 2)) {
    expect(proofOf(puzzle.scene ?? {})?.loss, id).toBe(par);
  }
});
