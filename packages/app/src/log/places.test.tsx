import { afterEach, expect, it, vi } from 'vitest';

vi.mock('../saves/keep.ts', () => ({ keepGame: () => undefined }));

import { leave, sit } from '../testing/sit.tsx';
import { Places } from './places.tsx';

afterEach(leave);

it.each([
  ['Tovak moves to 0,0 for 2 Move points.', 'Tovak moves to village for 2 Move points.'],
  ['A Shield is put on 0,0: village.', 'A Shield is put on 0,0: village.'],
  ['A tile around 9,−9 is revealed.', 'A tile around 9,−9 is revealed.'],
])('spaces are called by what is there: %s', (said, told) => {
  sit(
    { map: { '0,0': 'village' } },
    <p>
      <Places said={said} />
    </p>,
  );
  expect(document.querySelector('p')?.textContent).toBe(told);
});
