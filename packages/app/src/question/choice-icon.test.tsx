import { ACTS, type Act, type ActName } from '@deedbook/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatIcon } from '../art/index.ts';
import { signOf } from './choice-icon.tsx';

const shownFor = (act: object): string => renderToStaticMarkup(<StatIcon stat={signOf(act as Act)} />);

/** Found where they are, by their own picture; the rest are buttons in words. */
const isButton = (act: ActName): boolean => ['button', null].includes(ACTS[act][1]);

it('no button has the sign of things without a drawing', () => {
  const details = { reward: 'reward', points: 'move', effect: { fx: 'draw' } };
  const without = renderToStaticMarkup(<StatIcon stat="no-such-thing" />);
  const acts = (Object.keys(ACTS) as ActName[]).filter(isButton);
  expect(acts.filter(act => shownFor({ act, ...details }) === without)).toEqual([]);
});
