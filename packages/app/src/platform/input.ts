/** How the user presses things: a mouse (or a pen) is precise, a finger or a key may slip. */
export type Input = 'mouse' | 'touch' | 'key';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

let last: Input = 'mouse';
let pressed: Element | null = null;
let place: Point | null = null;

window.addEventListener(
  'pointerdown',
  ({ pointerType, target }) => {
    last = pointerType === 'touch' ? 'touch' : 'mouse';
    pressed = target instanceof Element ? target : null;
  },
  true,
);
window.addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    place = { clientX, clientY };
  },
  true,
);
window.addEventListener(
  'keydown',
  () => {
    last = 'key';
    pressed = document.activeElement;
  },
  true,
);

/** What was used last. */
export const lastInput = (): Input => last;

/** What the pointer pressed last, or what had the focus when the last key was pressed. */
export const lastPressed = (): Element | null => pressed;

/** Whether the pointer is where it was: what is under it now came there by itself. A move is told after what it enters. */
export const isResting = ({ clientX, clientY }: Point): boolean =>
  place?.clientX === clientX && place.clientY === clientY;
