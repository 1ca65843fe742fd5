/** How somebody presses things: a mouse (or a pen) points exactly, a finger and a key slip. */
export type Input = 'mouse' | 'touch' | 'key';

let last: Input = 'mouse';

window.addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    last = pointerType === 'touch' ? 'touch' : 'mouse';
  },
  true,
);
window.addEventListener(
  'keydown',
  () => {
    last = 'key';
  },
  true,
);

/** What was used last. */
export const lastInput = (): Input => last;
