/** How the user presses things: a mouse (or a pen) is precise, a finger or a key may slip. */
export type Input = 'mouse' | 'touch' | 'key';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

let last: Input = 'mouse';
let pressed: Element | null = null;
let place: Point | null = null;

window.addEventListener(
  'pointerdown',
  event => {
    const { pointerType, target } = event;
    last = pointerType === 'touch' ? 'touch' : 'mouse';
    pressed = target instanceof Element ? target : null;
    place = event;
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

/** Whether the pointer still is where it last pressed something: what is under it now came there by itself. */
export function isResting({ clientX, clientY }: Point): boolean {
  // Once it has moved, it may come back.
  if (place?.clientX !== clientX || place.clientY !== clientY) place = null;
  return place !== null;
}
