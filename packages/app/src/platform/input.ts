/** How the user presses things: a mouse (or a pen) is precise, a finger or a key may slip. */
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
