import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// What jsdom lacks and the app needs: a window that matches no media query, and elements without a size.
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom decides on :focus-visible by what had the focus in all tests before. Here only the last input counts.
let isByKey = true;
const { matches } = Element.prototype;
Element.prototype.matches = function (this: Element, selector: string) {
  if (selector !== ':focus-visible') return matches.call(this, selector);
  return isByKey && this === document.activeElement;
} as typeof matches;
const listening = new AbortController();
const { signal } = listening;
window.addEventListener('keydown', () => (isByKey = true), { capture: true, signal });
window.addEventListener('mousedown', () => (isByKey = false), { capture: true, signal });
beforeEach(() => {
  isByKey = true;
});
afterAll(() => {
  Element.prototype.matches = matches;
  listening.abort();
});

// Each test leaves the window as it was.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dropFocus();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** Nothing has the focus. If what had it is removed, jsdom gives it to the body, and it stays there. */
function dropFocus(): void {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.blur();
}
