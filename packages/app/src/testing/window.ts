import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What jsdom lacks and the app needs: a window that matches no media query, and elements without a size.
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Each test leaves the window as it was.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
