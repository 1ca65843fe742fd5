// What jsdom leaves out and the app asks for: a window of which nothing special holds, and whose parts have no size.
window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
