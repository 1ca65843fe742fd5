/*
 * Engraves the pictures of heroes, creatures, places and deeds, each into its own file under public/pictures: node
 * scripts/with-install.mjs packages/app/scripts/pictures.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { DEED_PICTURES } from './engraving/deeds.ts';
import { HEROES } from './engraving/heroes.ts';
import { SITE_PICTURES } from './engraving/lands.ts';
import { print } from './engraving/plate.ts';
import { title } from './engraving/title.ts';
import { type Draw, ENEMY_PICTURES, UNIT_PICTURES } from './engraving/vignettes.ts';

const folder = new URL('../public/pictures/', import.meta.url);

function keep(name: string, svg: string): void {
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(`${name.padEnd(32)} ${(svg.length / 1000).toFixed(1).padStart(6)} kB`);
}

/** Small pictures, all of the same size. */
function keepAll(kind: string, pictures: Readonly<Record<string, Draw>>): void {
  for (const [name, draw] of Object.entries(pictures)) keep(`${kind}-${name}`, print(800, 600, draw()));
}

mkdirSync(folder, { recursive: true });
keep('title', print(1600, 900, title()));
for (const [name, draw] of Object.entries(HEROES)) keep(`hero-${name}`, print(800, 1000, draw()));
keepAll('enemy', ENEMY_PICTURES);
keepAll('unit', UNIT_PICTURES);
keepAll('deed', DEED_PICTURES);
keepAll('site', SITE_PICTURES);
