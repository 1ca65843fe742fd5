import { expect, test } from 'vitest';
import { quietCorner } from './corner.ts';

const free = { width: 1000, height: 500 };
const card = { width: 336, height: 300 };
const space = (x: number, y: number) => ({ left: x - 50, top: y - 50, right: x + 50, bottom: y + 50 });

/** What the card covers. */
function covered(size: typeof card, room: typeof free, seen: ReturnType<typeof space>[]): number {
  const { side, edge, height } = quietCorner(size, room, seen, []);
  const from = side === 'left' ? 0 : room.width - size.width;
  const above = side === 'right' && size.width < room.width * 0.7 ? 54 : 0;
  const top = edge === 'top' ? above : room.height - height;
  return seen.filter(
    box => box.right > from && box.left < from + size.width && box.bottom > top && box.top < top + height,
  ).length;
}

test('a card is beside the space it is about, not over it', () => {
  expect(quietCorner(card, free, [space(900, 250)], []).side).toBe('left');
  expect(quietCorner(card, free, [space(100, 250)], []).side).toBe('right');
});

test('neither the space nor the hero is ever covered', () => {
  for (let x = 50; x < 1000; x += 90) {
    for (let y = 50; y < 500; y += 75) {
      expect(covered(card, free, [space(x, y), space(500, 250)])).toBe(0);
    }
  }
});

test('on a phone the card takes the end of the board where it has more room', () => {
  const phone = { width: 374, height: 420 };
  const wide = { width: 374, height: 300 };
  expect(quietCorner(wide, phone, [space(180, 100)], [])).toEqual({ side: 'right', edge: 'bottom', height: 264 });
  expect(quietCorner(wide, phone, [space(180, 340)], []).edge).toBe('top');
});

test('of two corners, the one over fewer reachable spaces is used', () => {
  const lit = [space(100, 100), space(180, 100), space(100, 400)];
  expect(quietCorner(card, free, [], lit).side).toBe('right');
});
