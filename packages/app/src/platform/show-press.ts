/*
 * Whatever is pressed shows it in the next frame, and what comes of it is worked out after that. A press that has to
 * wait for its whole answer to be worked out and drawn feels slow, most of all on a slow device. The wait is never
 * noticed otherwise: the next press or key, hiding the page or leaving it finds everything done.
 */

/** If no frame comes for this long, in ms, nobody is looking. */
const LATE = 150;

let pending: (() => void) | null = null;

/** Marks what was pressed, and acts as soon as that is on the screen; at once if there is nothing to mark. */
export function showPress(thing: Element | null, act: () => void): void {
  pending?.();
  if (thing === null || document.visibilityState === 'hidden') {
    act();
    return;
  }
  const finish = () => {
    if (pending !== finish) return;
    pending = null;
    clearTimeout(late);
    try {
      act();
    } finally {
      // Not before: a thing that moves away starts where it is.
      thing.removeAttribute('data-taken');
    }
  };
  pending = finish;
  thing.setAttribute('data-taken', '');
  const late = setTimeout(finish, LATE);
  // A task set up while a frame is being made runs after it.
  requestAnimationFrame(() => setTimeout(finish));
}

for (const kind of ['pointerdown', 'keydown', 'visibilitychange', 'pagehide']) {
  window.addEventListener(kind, () => void pending?.(), true);
}
