import {
  BASIC_COLORS,
  cityAt,
  ENEMIES,
  type Hex,
  hexName,
  inSets,
  RUINS,
  SITES,
  spaceAt,
  TERRAINS,
} from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { CityFields } from './city-fields.tsx';
import { Select } from './fields.tsx';
import { changed } from './hero-fields.tsx';
import type { Draft } from './use-draft.ts';

interface SpaceFieldsProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly hex: Hex | null;
}

/** Sites a space can have in the base game. */
const SITE_IDS = [
  'village',
  'city',
  'monastery',
  'keep',
  'mage-tower',
  'crystal-mine',
  'magical-glade',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
  'ruins',
  'ancient-ruins',
  'portal',
];

/** Sites that come in colors. */
const COLORED: readonly string[] = ['crystal-mine', 'city'];

/** The chosen space: its terrain and site, what is on it, and whether the hero is there. */
export function SpaceFields({ draft, text, hex }: SpaceFieldsProps) {
  const { scene, state, set } = draft;
  const words = useWords('lookup').editor;
  const space = hex !== null && state ? spaceAt(state, hex) : undefined;
  if (hex === null || state === null || !space) return <p className="editor-hint">{words.press}</p>;
  const at = hexName(hex);
  const others = (scene.enemies ?? []).filter(enemy => enemy.at !== at);
  const token = state.tokens.find(each => each.hex === hex)?.name ?? '';
  const sign = (terrain: string, site: string, color: string) => {
    const printed = [terrain, ...(COLORED.includes(site) ? [color] : []), site].filter(word => word !== '');
    const { [at]: _, ...cities } = scene.cities ?? {};
    set({
      map: { ...scene.map, [at]: printed.join(' ') },
      ...(site !== 'city' && scene.cities && { cities: Object.keys(cities).length === 0 ? undefined : cities }),
    });
  };
  const city = cityAt(state, hex);
  const color = space.mine[0] ?? city?.cards[city.hexes.indexOf(hex)]?.split('-')[0] ?? 'green';
  const site = space.site ?? '';
  const setToken = (enemy: string) => {
    const cleared = (scene.cleared ?? []).filter(each => each !== at);
    if (enemy === '') return set({ enemies: others, cleared: [...cleared, at] });
    set({ enemies: [...others, { at, enemy }], cleared: cleared.length > 0 ? cleared : undefined });
  };
  const shields = scene.shields ?? [];
  const isOurs = shields.some(shield => shield.at === at);
  const none = { id: '', name: words.none };
  return (
    <section className="editor-fields" aria-label={text.place(hex, state.map)}>
      <h3>
        {text.place(hex, state.map)} <small>{text.hex(hex)}</small>
      </h3>
      <Select
        label={words.terrain}
        value={space.terrain}
        items={TERRAINS.ids().map(id => ({ id, name: text.name('terrain', id) }))}
        onChange={terrain => sign(terrain, site, color)}
      />
      <Select
        label={words.site}
        value={site}
        items={[none, ...SITE_IDS.filter(id => SITES.has(id)).map(id => ({ id, name: text.name('site', id) }))]}
        onChange={chosen => sign(space.terrain, chosen, color)}
      />
      {COLORED.includes(site) && (
        <Select
          label={words.color}
          value={color}
          items={BASIC_COLORS.map(id => ({ id, name: text.name('color', id) }))}
          onChange={chosen => sign(space.terrain, site, chosen)}
        />
      )}
      {site === 'city' ? (
        <CityFields draft={draft} text={text} at={at} city={city} />
      ) : (
        <Select
          label={words.token}
          value={token}
          items={[
            none,
            ...[...inSets(ENEMIES, ['base']), ...RUINS.ids()].map(id => ({ id, name: text.name('token', id) })),
          ]}
          onChange={setToken}
        />
      )}
      <div className="editor-ways">
        <button type="button" className="screen-button" onClick={() => set({ at })}>
          <StatIcon stat="hero" size={18} />
          {words.here}
        </button>
        {state.players.slice(1).map(({ hero }) => (
          <button
            key={hero}
            type="button"
            className="screen-button"
            onClick={() => set({ others: { ...scene.others, [hero]: changed(scene.others?.[hero], { at }) } })}
          >
            <StatIcon stat="hero" size={18} />
            {words.heroHere(text.name('hero', hero))}
          </button>
        ))}
        <button
          type="button"
          className="screen-button"
          aria-pressed={isOurs}
          onClick={() => {
            const rest = shields.filter(shield => shield.at !== at);
            set({ shields: isOurs ? rest : [...rest, { at, by: 0 }] });
          }}
        >
          <StatIcon stat="shield" size={18} />
          {words.shield}
        </button>
      </div>
    </section>
  );
}
