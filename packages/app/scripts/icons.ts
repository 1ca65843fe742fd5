/*
 * Copies the chosen icons of the Game-icons collection into the sheet src/art/icons.svg, shortened, and lists them in CREDITS.md:
 *
 *   node packages/app/scripts/icons.ts
 *
 * What is chosen stands in src/art/creatures.ts, deeds.ts, skills.ts, tactics.ts and signs.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as creatures from '../src/art/creatures.ts';
import * as deeds from '../src/art/deeds.ts';
import * as signs from '../src/art/signs.ts';
import * as skills from '../src/art/skills.ts';
import * as tactics from '../src/art/tactics.ts';
import { shortPath } from './path.ts';

/** The icon names in a table, whatever its form. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap(namesIn);
}

const app = new URL('../', import.meta.url);
const collection = new URL(import.meta.resolve('@iconify-json/game-icons/icons.json'));
const { icons } = JSON.parse(readFileSync(collection, 'utf8')) as { icons: Record<string, { body: string }> };

function pathOf(name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon '${name}'`);
  return shortPath([...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(''));
}

const used = [...new Set([signs, creatures, deeds, skills, tactics].flatMap(table => namesIn({ ...table })))].sort();
const sheet = [
  '<!-- Made by scripts/icons.ts from Game-icons (https://game-icons.net, CC BY 3.0; see CREDITS.md). Do not edit. -->',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">',
  ...used.map(name => `<path id="${name}" d="${pathOf(name)}"/>`),
  '</svg>',
  '',
];
writeFileSync(new URL('src/art/icons.svg', app), sheet.join('\n'));

const credits = new URL('CREDITS.md', app);
const [before] = readFileSync(credits, 'utf8').split('<!-- icons -->');
const list = used.map(name => `\`${name}\``).join(', ');
writeFileSync(credits, `${before}<!-- icons -->\n\n${list}\n`);
