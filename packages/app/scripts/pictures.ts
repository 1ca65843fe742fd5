/*
 * Engraves the pictures of heroes, creatures, places and deeds, each into its own file under public/pictures: node
 * scripts/with-install.mjs packages/app/scripts/pictures.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { DEED_PICTURES } from './engraving/deeds.ts';
import { HEROES } from './engraving/heroes.ts';
import { landscape, SITES } from './engraving/lands.ts';
import { type Layer, print } from './engraving/plate.ts';
import { smallPrints } from './engraving/small.ts';
import { table } from './engraving/table.ts';
import { title } from './engraving/title.ts';
import { ENEMIES, UNITS, vignette } from './engraving/vignettes.ts';

const folder = new URL('../public/pictures/', import.meta.url);

function keep(name: string, svg: string): void {
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(`${name.padEnd(32)} ${(svg.length / 1000).toFixed(1).padStart(6)} kB`);
}

/** Pictures of one kind, all of the same size. */
function keepAll<Thing>(kind: string, things: Readonly<Record<string, Thing>>, draw: (thing: Thing) => Layer[]): void {
  for (const [name, thing] of Object.entries(things)) keep(`${kind}-${name}`, print(800, 600, draw(thing)));
}

mkdirSync(folder, { recursive: true });
keep('title', print(1600, 900, title()));
keep('table', print(3200, 2000, table()));
for (const [name, draw] of Object.entries(HEROES)) keep(`hero-${name}`, print(800, 1000, draw()));
keepAll('enemy', ENEMIES, vignette);
keepAll('unit', UNITS, vignette);
keepAll('deed', DEED_PICTURES, draw => draw());
keepAll('site', SITES, landscape);
for (const [name, svg] of smallPrints()) keep(name, svg);
