import { inSets, placeName, placesBeside, TILES, type TilePlace } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Group, Select } from './fields.tsx';
import { changed } from './hero-fields.tsx';
import type { Draft } from './use-draft.ts';

const START = '0,0';

const placeOf = (name: string): TilePlace => {
  const [a = 0, b = 0] = name.split(',').map(Number);
  return { a, b };
};

/** Real tiles, or an open plain on which single spaces are described. */
export function TileFields({ draft: { scene, set }, text }: { readonly draft: Draft; readonly text: Text }) {
  const words = useWords('lookup').editor;
  const { tiles } = scene;
  const all = inSets(TILES, ['base']).map(id => ({ id, name: text.name('tile', id) }));
  const starts = all.filter(({ id }) => TILES.get(id).kind === 'starting');
  const others = all.filter(({ id }) => TILES.get(id).kind !== 'starting');
  // What was described on other ground would not fit.
  const lay = (laid: Readonly<Record<string, string>> | undefined) => {
    const others = Object.entries(scene.others ?? {}).map(([name, hero]) => [name, changed(hero, { at: undefined })]);
    set({
      tiles: laid,
      map: undefined,
      enemies: undefined,
      cleared: undefined,
      shields: undefined,
      cities: undefined,
      at: undefined,
      ...(scene.others && { others: Object.fromEntries(others) }),
    });
  };
  const places = Object.keys(tiles ?? {});
  const free = [...new Set(places.flatMap(place => placesBeside(placeOf(place)).map(placeName)))].filter(
    place => !places.includes(place) && !/^-/.test(place) && placeOf(place).a + placeOf(place).b > 0,
  );
  const unused = others.filter(({ id }) => !Object.values(tiles ?? {}).includes(id));
  return (
    <Group title={words.map}>
      <Select
        label={words.ground}
        value={tiles ? 'tiles' : 'plain'}
        items={[
          { id: 'plain', name: words.plain },
          { id: 'tiles', name: words.realTiles },
        ]}
        onChange={ground => lay(ground === 'tiles' ? { [START]: starts[0]?.id ?? '' } : undefined)}
      />
      {places.map(place => (
        <div key={place} className="editor-tile">
          <Select
            label={words.tileAt(place)}
            value={tiles?.[place] ?? ''}
            items={place === START ? starts : others}
            onChange={tile => lay({ ...tiles, [place]: tile })}
          />
          {place !== START && (
            <button
              type="button"
              className="screen-button is-quiet"
              aria-label={words.removeTile(place)}
              onClick={() => lay(Object.fromEntries(Object.entries(tiles ?? {}).filter(([each]) => each !== place)))}
            >
              <StatIcon stat="trash" size={18} />
            </button>
          )}
        </div>
      ))}
      {tiles && (
        <Select
          label={words.addTile}
          value=""
          items={[
            { id: '', name: words.choosePlace },
            ...free.map(place => ({ id: place, name: words.tileAt(place) })),
          ]}
          onChange={place => place !== '' && unused[0] && lay({ ...tiles, [place]: unused[0].id })}
        />
      )}
    </Group>
  );
}
