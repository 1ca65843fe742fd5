import { type Choice, spotName } from '@deedbook/engine';
import { lastPressed } from '../platform/input.ts';

const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** The control on the screen that stands for a choice: the one just pressed, or the first; null if there is none. */
export function controlOf({ key, at }: Choice): Element | null {
  const names = [`[data-key=${JSON.stringify(key)}]`, ...(at ? [`[data-spot=${JSON.stringify(spotName(at))}]`] : [])];
  const pressed = lastPressed()?.closest(names.join());
  if (pressed && isSeen(pressed)) return pressed;
  for (const name of names) {
    const seen = [...document.querySelectorAll(name)].find(isSeen);
    if (seen) return seen;
  }
  return null;
}
