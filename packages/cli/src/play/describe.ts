import {
  CARDS,
  type City,
  ENEMIES,
  type Hex,
  type MapToken,
  moveCost,
  RUINS,
  type Seat,
  SKILLS,
  spaceAt,
  type Term,
} from '@deedbook/engine';
import { flow, wrap } from '../screen/layout.ts';
import { paint, signs } from '../screen/paint.ts';
import { heading, nameOfSeat, type Scene } from '../screen/scene.ts';
import type { Thing } from './find.ts';

/** A printed thing in words. */
export function describe(scene: Scene, { kind, id }: Thing): string[] {
  const { text, look } = scene;
  switch (kind) {
    case 'card':
      return describeCard(scene, id);
    case 'tactic':
      return describeTactic(scene, id);
    case 'unit':
      return describeUnit(scene, id);
    case 'enemy':
      return describeEnemy(scene, id);
    case 'site': {
      const { name, text: about } = text.siteText(id);
      return [heading(scene, name), ...indented(about, look.width)];
    }
    case 'ruin': {
      const { name, text: about } = text.ruinText(id);
      return [heading(scene, name), ...indented(about, look.width)];
    }
    case 'skill':
      return [`${heading(scene, text.name('skill', id))} (${text.name('hero', SKILLS.get(id).hero)})`];
    default:
      return kind satisfies never;
  }
}

const indented = (line: string, width: number): string[] => wrap(`  ${line}`, width, '  ');

function describeCard(scene: Scene, id: string): string[] {
  const { text, words, look } = scene;
  const { name, kind, color, types, basic, powered, strongName } = text.cardText(id);
  const about = [kind, ...(color ? [color] : []), ...types].join(', ');
  const strong = strongName ? `${words.powered} (${strongName})` : words.powered;
  return [
    `${heading(scene, name)} (${about})`,
    ...wrap(basic, look.width, '  '),
    ...(CARDS.get(id).kind === 'wound' ? [] : wrap(`${strong}: ${powered}`, look.width, '  ')),
  ];
}

function describeTactic(scene: Scene, id: string): string[] {
  const { text, words, look } = scene;
  const { name, number, time, text: does } = text.tacticText(id);
  return [`${heading(scene, name)} (${words.tactic} ${number}, ${time})`, ...wrap(does, look.width, '  ')];
}

function describeUnit(scene: Scene, id: string): string[] {
  const { text, words, look } = scene;
  const { name, stats, resistances, sites, abilities } = text.unitText(id);
  return [
    `${heading(scene, name)} (${[stats, ...resistances].join(', ')})`,
    ...flow(
      abilities.map(ability => `${signs(look).bullet} ${ability}`),
      '   ',
      look.width,
    ),
    words.recruitedAt(sites.join(', ')),
  ];
}

function describeEnemy(scene: Scene, id: string): string[] {
  const { text, look } = scene;
  const { name, stats, abilities, resistances } = text.enemyText(id);
  return [
    `${heading(scene, name)} (${stats})`,
    ...[...abilities, ...resistances].flatMap(({ name: what, text: means }) =>
      indented(`${what}: ${means}`, look.width),
    ),
  ];
}

/** A space of the map: its cost, what is on it, who owns it and which heroes are there. */
export function describeHex(scene: Scene, hex: Hex): string[] {
  const { query, view, text, words, look } = scene;
  const space = spaceAt(query.s, hex);
  if (!space) return [];
  const terms: Term[] = [];
  const cost = moveCost(query, space, terms);
  const site = space.site === null ? null : text.siteText(space.site);
  const name = nameOfSeat(scene);
  const owners = view.shields.filter(shield => shield.hex === hex).map(shield => name(shield.seat));
  const city = view.cities.find(({ hexes }) => hexes.includes(hex));
  const heroes = view.players.flatMap((player, i: Seat) => (player.hex === hex ? [name(i)] : []));
  const ground = `${text.hex(hex)}: ${text.name('terrain', space.terrain)}`;
  return [
    paint(look, 'bold', `${ground} (${cost === null ? words.impassable : words.move(cost)})`),
    ...(terms.length > 1 ? [text.terms(terms)] : []),
    ...(site ? [`${site.name}: ${site.text}`] : []),
    ...(city ? describeCity(scene, city) : []),
    ...(owners.length > 0 ? [`${words.conquered}: ${owners.join(', ')}`] : []),
    ...view.tokens.filter(token => token.hex === hex).flatMap(token => describeToken(scene, token)),
    ...(heroes.length > 0 ? [heroes.join(', ')] : []),
  ];
}

/** The state of a city, and what is printed on its card. */
function describeCity(scene: Scene, city: City): string[] {
  const { view, text } = scene;
  const defenders = view.tokens.filter(({ hex, role }) => hex === city.hexes[0] && role === 'garrison').length;
  return [text.cityState(city, defenders, nameOfSeat(scene)), ...city.cards.map(card => text.cityText(card).text)];
}

/** A token with what is printed on it, or its color if it is face down. */
function describeToken(scene: Scene, { name, color, role }: MapToken): string[] {
  const { text, words } = scene;
  if (ENEMIES.has(name)) return describeEnemy(scene, name);
  if (RUINS.has(name)) return describe(scene, { kind: 'ruin', id: name });
  const about = [text.name('token-color', color), ...(role === 'garrison' ? [words.roles.garrison] : [])];
  return [`${text.name('token', name)} (${about.join(', ')})`];
}
