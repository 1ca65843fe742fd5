import { hex, Session } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { drawMap, type MapPlan, type MapWindow } from './map.ts';
import type { Look } from './paint.ts';

const LOOK: Look = { color: false, ascii: true, width: 100, height: null };
const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: '7' });
const PLAN: MapPlan = {
  view: session.view(0),
  seat: 0,
  places: [{ a: 1, b: 1 }],
  labels: new Map([
    ['0,-1', '12'],
    ['tile 1,1', '3'],
  ]),
};

const draw = (window: MapWindow | null, plan = PLAN) => drawMap(plan, LOOK, window).lines;

test('the first map, with a tile to explore and two choices on it', () => {
  expect(draw(null)).toEqual([
    '                 ?     ?',
    '',
    '              ?     ?     ?',
    '                    3',
    '   &&&!a ~~~~~   ?     ?',
    '   1,-4& 2,-4~',
    '&&&&& &Gl&& .Vi.. ^^^!b &Gl&&',
    '0,-3& 1,-3& 2,-3. 3,-3^ 4,-3&',
    '   ..... ..... ..... ^^^^^ .Vi..',
    '   0,-2. 1,-2. 2,-2. 3,-2^ 4,-2.',
    '      ..... &&&&& ^Mi^^ .....',
    '      .12.. 1,-1& 2,-1^ 3,-1.',
    '   ===== .Po.. .....',
    '   -1,0= .0,0. .1,0.',
    '      ===== =====',
    '      -1,1= =0,1=',
  ]);
});

test('heroes and Shields are on the map', () => {
  const { view } = PLAN;
  const players = view.players.map(player => ({ ...player, hex: hex(0, 0) }));
  const shown = { ...view, players, shields: [{ hex: hex(2, -3), seat: 0 }] };
  const lines = draw(null, { ...PLAN, view: shown });
  expect(lines.some(line => line.includes('.Po@T'))).toBe(true);
  expect(lines.some(line => line.includes('.Vi*T'))).toBe(true);
});

test('a conquered city shows the Shield of its leader', () => {
  const { view } = PLAN;
  const city = { hexes: [hex(2, -3)], cards: ['red-city'], level: 4, shields: [0], conquered: true, leader: 0 };
  const lines = draw(null, { ...PLAN, view: { ...view, cities: [city] } });
  expect(lines.some(line => line.includes('.Vi*T'))).toBe(true);
});

test('a window shows as much as fits, and wastes no room beyond the edge', () => {
  const lines = draw({ middle: hex(0, 0), width: 24, height: 6 });
  expect(lines).toHaveLength(6);
  expect(lines.at(-2)).toContain('=====');
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(24);
  expect(draw({ middle: hex(0, 0), width: 200, height: 99 })).toEqual(draw(null));
});
