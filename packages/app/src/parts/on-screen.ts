const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The first element with a size that fits. */
export const firstVisible = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find(isVisible) ?? null;

/** Whether nothing covers the middle of an element. */
export function isInFront(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
