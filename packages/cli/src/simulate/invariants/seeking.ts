import { cloneState, MageKnight } from '@deedbook/engine';
import { Broken, type Invariant, mustBeSame } from './invariant.ts';

/** An answer given without listing the options first means the same as in the list. */
export const seekingFindsTheSame: Invariant = ({ state }) => {
  const listed = new MageKnight(cloneState(state)).advance();
  const sought = new MageKnight(cloneState(state)).advance();
  for (const [i, { options }] of listed.entries()) {
    const find = sought[i]?.find?.bind(sought[i]);
    if (!find) continue;
    for (const option of options) {
      const { key } = option.choice;
      mustBeSame(JSON.stringify(find(key)), JSON.stringify(option), `'${key}' sought alone`);
    }
    if (find('nonsense') !== null) throw new Broken('what nobody offers is found');
  }
  return undefined;
};
