/*
 * Engraves the pictures of heroes, creatures, places and deeds, each in a file of its own under public/pictures:
 *
 *   node packages/app/scripts/pictures.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { HEROES } from './engraving/heroes.ts';
import { print } from './engraving/plate.ts';
import { title } from './engraving/title.ts';

const folder = new URL('../public/pictures/', import.meta.url);

function keep(name: string, svg: string): void {
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(`${name.padEnd(32)} ${(svg.length / 1000).toFixed(1).padStart(6)} kB`);
}

mkdirSync(folder, { recursive: true });
keep('title', print(1600, 900, title()));
for (const [name, draw] of Object.entries(HEROES)) keep(`hero-${name}`, print(800, 1000, draw()));
