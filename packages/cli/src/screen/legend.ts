import { HIDDEN, type Name, SITES, type Space, TERRAINS } from '@deedbook/engine';
import { flow } from './layout.ts';
import { initial, TERRAIN_STYLES, tokenSign } from './map.ts';
import { paint } from './paint.ts';
import { manaName, nameOfSeat, type Scene, shownHex } from './scene.ts';

/** What the signs on a map mean; only those visible on it. */
export function drawLegend(scene: Scene, shown: readonly Space[], width: number): string[] {
  const { words } = scene;
  const block = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : flow([`${title}:`, ...entries], '  ', width, '  ');
  return [
    ...block(words.terrain, terrains(scene, shown)),
    ...block(words.tokens, tokens(scene, shown)),
    ...block(words.heroes, heroes(scene, shown)),
    ...block(words.sites, sites(scene, shown)),
    ...block(words.conquered, conquered(scene, shown)),
    ...block(words.cities, cities(scene, shown)),
  ];
}

/** Each terrain with its current cost; impassable ones together at the end. */
function terrains({ view, text, words, look }: Scene, shown: readonly Space[]): string[] {
  const present = new Set(shown.map(({ terrain }) => terrain));
  const ids = TERRAINS.ids().filter(id => present.has(id));
  const cost = (id: Name) => TERRAINS.get(id).cost[view.time];
  const named = (id: Name) =>
    `${paint(look, TERRAIN_STYLES[id] ?? 'reset', TERRAINS.get(id).sign)} ${text.name('terrain', id)}`;
  const closed = ids.filter(id => cost(id) === null).map(named);
  return [
    ...ids.filter(id => cost(id) !== null).map(id => `${named(id)} ${cost(id)}`),
    ...(closed.length > 0 ? [`${closed.join(', ')}: ${words.impassable}`] : []),
  ];
}

/** Each site; mines with their color and place. */
function sites(scene: Scene, shown: readonly Space[]): string[] {
  const { text, look } = scene;
  const present = new Set(shown.flatMap(({ site }) => site ?? []));
  return SITES.ids()
    .filter(id => present.has(id))
    .map(id => {
      const mines = shown.filter(({ site, mine }) => site === id && mine.length > 0);
      const where = mines.map(
        ({ hex, mine }) => `${mine.map(color => manaName(scene, color)).join('/')} ${shownHex(scene, hex)}`,
      );
      const sign = paint(look, 'bold', SITES.get(id).sign);
      return `${sign} ${text.name('site', id)}${where.length > 0 ? ` (${where.join(', ')})` : ''}`;
    });
}

/** The tokens of a space under the letter of the first one: their names if known, otherwise their colors. */
function tokens({ view, text, words, look }: Scene, shown: readonly Space[]): string[] {
  const present = new Set(shown.map(({ hex }) => hex));
  return view.tokens.flatMap((token, i) => {
    if (!present.has(token.hex) || view.tokens.findIndex(({ hex }) => hex === token.hex) < i) return [];
    const here = view.tokens.filter(({ hex }) => hex === token.hex);
    const names = here.map(({ up, name }) => text.name('token', up ? name : HIDDEN));
    const backs = new Set(here.map(({ color }) => text.name('token-color', color)));
    const about = [...backs, ...(token.role === 'garrison' ? [words.roles.garrison] : [])];
    return `${paint(look, ['bold', 'redBright'], tokenSign(view, i))} ${names.join(', ')} (${about.join(', ')})`;
  });
}

/** Each city: its level, the number of its defenders, its Shields and its leader. */
function cities(scene: Scene, shown: readonly Space[]): string[] {
  const { view, text } = scene;
  return view.cities.flatMap(city => {
    const at = city.hexes.find(hex => shown.some(space => space.hex === hex));
    if (at === undefined) return [];
    const defenders = view.tokens.filter(token => token.hex === city.hexes[0] && token.role === 'garrison').length;
    return `${shownHex(scene, at)} ${text.cityState(city, defenders, nameOfSeat(scene))}`;
  });
}

/** Whose Shield is where; the last one is the owner's. */
function conquered(scene: Scene, shown: readonly Space[]): string[] {
  const { view, text, look } = scene;
  const owned = shown.flatMap(({ hex, site }) => {
    const owner = view.shields.findLast(shield => shield.hex === hex)?.seat;
    return owner === undefined || site === null ? [] : [{ hex, site, owner }];
  });
  return view.players.flatMap((_, seat) => {
    const sites = owned.filter(({ owner }) => owner === seat);
    const named = sites.map(({ hex, site }) => `${text.name('site', site)} ${shownHex(scene, hex)}`);
    const sign = paint(look, 'bold', `*${initial(view, seat)}`);
    return named.length === 0 ? [] : `${sign} ${nameOfSeat(scene)(seat)}: ${named.join(', ')}`;
  });
}

function heroes(scene: Scene, shown: readonly Space[]): string[] {
  const { view, seat, words, own } = scene;
  const present = new Set(shown.map(({ hex }) => hex));
  const name = nameOfSeat(scene);
  return view.players.flatMap(({ hex }, i) =>
    hex === null || !present.has(hex)
      ? []
      : `@${initial(view, i)} ${own && i === seat ? `${name(i)}, ${words.you}` : name(i)}`,
  );
}
