import '../index.ts';
import { describe, expect, it } from 'vitest';
import { TILES } from '../../rules/catalogue.ts';
import { drawTile } from '../../testing/draw-tile.ts';

/*
 * From the facts about the printed tiles, number upright. Terrain: . plains, ^ hills, & forest, % wasteland, : desert,
 * " swamp, ~ lake, M mountain, = sea. `!g` orcs, `!r` draconum; a mine or city has the initial of its color.
 */
const PRINTED: Readonly<Record<string, string>> = {
  'start-a': `
       .     &
    =     .Po   .
       =     =`,
  'start-b': `
       .     &
    =     .Po   .
       =     .`,
  'countryside-1': `
       &!g   ~
    &     &Gl   .Vi
       .     .`,
  'countryside-2': `
       ^!g   &Gl
    .     ^     .Vi
       ^Mig  .`,
  'countryside-3': `
       .     ^Ke
    .     &     ^
       .Vi   ^Miw`,
  'countryside-4': `
       :     :
    ^!g   :To   M
       .     .Vi`,
  'countryside-5': `
       &     .Mo
    &Gl   ~     .!g
       &     ^Mib`,
  'countryside-6': `
       M     &
    ^De   ^Mir  .
       ^     &!g`,
  'countryside-7': `
       ~     &!g
    .Mo   "     &Gl
       .     .Du`,
  'countryside-8': `
       &Gl   &Ru
    &     "!g   .
       "     "Vi`,
  'countryside-9': `
       %Du   M
    .     M     %Ke
       %To   .`,
  'countryside-10': `
       ^De   &
    ^     M     .
       ^Ke   ^Ru`,
  'countryside-11': `
       ^     ~
    .Ru   .To   ~
       ~     ^!g`,
  'core-1': `
       M     :Tm
    ^Sp   :Mo   :
       ^     :`,
  'core-2': `
       ~     "Ru
    &     ~     ^Mig
       "To   "!r`,
  'core-3': `
       M     %Ru
    %Tm   %     ^To
       ^Miw  %`,
  'core-4': `
       ^Mib  ^
    %     M!r   %Ke
       %Ru   %`,
  'core-5': `
       &Gl   "Vi
    ~     "Cig  "!g
       &!g   "`,
  'core-6': `
       &     .Mo
    M!r   .Cib  ~
       ^     ~`,
  'core-7': `
       %Sp   .
    %Ke   .Ciw  &
       ~     ~!r`,
  'core-8': `
       :Ru   ^Mir
    %!r   :Cir  :
       %     :!r`,
};

const indented = (drawing: string): string => drawing.replaceAll(/^/gm, '    ');

describe('tiles', () => {
  for (const [id, drawing] of Object.entries(PRINTED)) {
    it(`SET-18 ${id.replace('-', ' ')} is laid out as printed`, () => {
      expect(`\n${indented(drawTile(id))}`).toBe(drawing);
    });
  }

  it('SET-18 every tile of the base set is drawn here', () => {
    expect(TILES.ids().filter(id => TILES.get(id).set === 'base')).toEqual(Object.keys(PRINTED));
  });

  it('SET-17 cities are in the center of core tiles 5 to 8', () => {
    const cities = TILES.ids().filter(id => TILES.get(id).city !== null);
    expect(cities).toEqual(['core-5', 'core-6', 'core-7', 'core-8']);
    for (const id of cities) expect(TILES.get(id).spaces.center.site).toBe('city');
  });
});
