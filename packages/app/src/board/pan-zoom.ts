import type { Rig } from './rig.ts';

/** A smaller movement, in px, is a trembling hand rather than a drag. */
const STILL = 6;
const WHEEL = 0.0016;

/**
 * Dragging, pinching and the wheel move the map. Nothing is captured until the finger or mouse has moved far enough, so
 * a press on a space is still a click there; the click at the end of a drag is swallowed.
 */
export function attachPanZoom(root: HTMLElement, svg: SVGSVGElement, rig: Rig): () => void {
  const held = new Map<number, { x: number; y: number }>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let start = { x: 0, y: 0 };
  let isDrag = false;

  const pointOf = (event: { clientX: number; clientY: number }) => {
    const { left, top } = root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const dragging = (is: boolean) => {
    if (is) root.dataset.dragging = '';
    else delete root.dataset.dragging;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    held.set(event.pointerId, pointOf(event));
    if (held.size === 1) [start, isDrag] = [pointOf(event), false];
  };

  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (!isDrag && held.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
    if (!isDrag) {
      isDrag = true;
      dragging(true);
      for (const id of held.keys()) svg.setPointerCapture(id);
    }
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (!other) return rig.pan(now.x - before.x, now.y - before.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    rig.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const [far, was] = [now, before].map(p => Math.hypot(p.x - other.x, p.y - other.y)) as [number, number];
    if (was > 0) rig.zoom(far / was, middle);
  };

  const up = (event: PointerEvent) => {
    held.delete(event.pointerId);
    if (held.size === 0) dragging(false);
  };

  const click = (event: MouseEvent) => {
    if (!isDrag) return;
    isDrag = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 24 : 1;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      return rig.pan(-(event.deltaX || event.deltaY) * lines, 0);
    }
    // A pinch on a touchpad arrives as small wheel steps with Ctrl.
    const step = event.deltaY * lines * (event.ctrlKey ? 6 : 1);
    rig.zoom(Math.exp(-Math.max(-240, Math.min(240, step)) * WHEEL), pointOf(event));
  };

  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, up, { signal });
  svg.addEventListener('click', click, { signal, capture: true });
  svg.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stopping.abort();
}
