import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ABILITIES,
  CARD_KINDS,
  CARDS,
  COLORS,
  ELEMENTS,
  ENEMIES,
  HEROES,
  RUINS,
  SKILLS,
  TACTICS,
  TERRAINS,
  TOKEN_COLORS,
  UNITS,
} from '@deedbook/engine';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardIcon } from './card-icon.tsx';
import * as creatures from './creatures.ts';
import * as deeds from './deeds.ts';
import * as art from './index.ts';
import { STAT_ICONS } from './signs.ts';
import * as skills from './skills.ts';
import { SAME_STROKES, STROKES } from './strokes.ts';
import * as tactics from './tactics.ts';

const NOBODY = 'no-such-thing';

/** What is drawn, without names: only shapes count, colour alone does not tell things apart. */
const shapes = (element: ReactElement): string =>
  [...renderToStaticMarkup(element).matchAll(/ d="([^"]*)"| href="[^"#]*#([^"]*)"/g)]
    .map(([, d, icon]) => d ?? SHEET.get(icon as string) ?? `no icon '${icon}'`)
    .join('|');

/** The drawings of the sheet by name. */
const SHEET = new Map(
  [...readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(/^<\w+ id="([^"]+)".*$/gm)].map(
    ([line, name]) => [name as string, [...line.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('|')],
  ),
);

type Draw = (id: string) => ReactElement;

type Catalogue = readonly [name: string, ids: readonly string[], draw: Draw];

const CATALOGUES: readonly Catalogue[] = [
  ['back', TOKEN_COLORS, color => <art.TokenBack color={color} />],
  ['ability', ABILITIES.ids(), ability => <art.AbilityIcon ability={ability} />],
  ['hero', HEROES.ids(), hero => <art.HeroEmblem hero={hero} />],
  ['standee', HEROES.ids(), hero => <art.HeroStandee hero={hero} />],
  ['shield', HEROES.ids(), hero => <art.Shield hero={hero} />],
  ['mana', COLORS, color => <art.ManaGem color={color} />],
];

describe.each(CATALOGUES)('every %s', (_, ids, draw) => {
  it.each(ids)('%s has a drawing of its own', id => {
    expect(shapes(draw(id))).not.toBe('');
    expect(shapes(draw(id))).not.toBe(shapes(draw(NOBODY)));
  });

  it('is told apart by shape', () => {
    expect(new Set(ids.map(id => shapes(draw(id)))).size).toBe(ids.length);
  });

  it('draws something general where a name is not known', () => {
    expect(shapes(draw(NOBODY))).not.toBe('');
  });
});

/** What may share the drawing of its type: a new card, Unit or enemy needs no drawing to be played. */
const BY_TYPE: readonly (readonly [...Catalogue, icons: Readonly<Record<string, string>>])[] = [
  ['card', CARDS.ids(), card => <CardIcon card={card} kind={CARDS.get(card).kind} />, deeds.CARD_ICONS],
  ['Unit', UNITS.ids(), unit => <art.UnitIcon unit={unit} />, creatures.UNIT_ICONS],
  [
    'enemy',
    ENEMIES.ids(),
    enemy => <art.EnemyPortrait enemy={enemy} color={ENEMIES.get(enemy).color} />,
    creatures.ENEMY_ICONS,
  ],
  [
    'enemy token',
    ENEMIES.ids(),
    enemy => <art.EnemyToken enemy={enemy} color={ENEMIES.get(enemy).color} />,
    creatures.ENEMY_ICONS,
  ],
];

describe.each(BY_TYPE)('every %s', (_, ids, draw, icons) => {
  it.each(ids)('%s is drawn', id => {
    expect(shapes(draw(id))).not.toBe('');
    expect(shapes(draw(id))).not.toContain('no icon');
  });

  it('with a drawing of its own is told apart by shape', () => {
    const drawn = ids.filter(id => Object.hasOwn(icons, id));
    expect(drawn).toEqual(expect.arrayContaining(Object.keys(icons)));
    expect(new Set(drawn.map(id => shapes(draw(id)))).size).toBe(drawn.length);
  });
});

describe('without a drawing of its own', () => {
  const distinct = (elements: readonly ReactElement[]): number => {
    const drawn = elements.map(shapes);
    for (const one of drawn) expect(one).not.toContain('no icon');
    return new Set(drawn).size;
  };

  it('a card is drawn by its kind', () => {
    const kinds = [...CARD_KINDS, 'unit'];
    expect(distinct(kinds.map(kind => <CardIcon key={kind} card={NOBODY} kind={kind} />))).toBe(kinds.length);
  });

  it('an enemy is drawn by the color of its back', () => {
    const drawn = TOKEN_COLORS.map(color => <art.EnemyPortrait key={color} enemy={NOBODY} color={color} />);
    expect(distinct(drawn)).toBe(TOKEN_COLORS.length);
    const tokens = TOKEN_COLORS.map(color => <art.EnemyToken key={color} enemy={NOBODY} color={color} />);
    expect(distinct(tokens)).toBe(TOKEN_COLORS.length);
  });
});

/** Names for which no icon was chosen. */
const missing = (ids: readonly string[], table: Readonly<Record<string, string>>): string[] =>
  ids.filter(id => !Object.hasOwn(table, id));

describe('icons that may be shared', () => {
  it('every Skill, Tactic and ruin token has one', () => {
    expect(missing(SKILLS.ids(), skills.SKILL_ICONS)).toEqual([]);
    expect(missing(TACTICS.ids(), tactics.TACTIC_ICONS)).toEqual([]);
    const ruins = RUINS.ids().map(id => id.split('-')[0] ?? '');
    expect(missing(ruins, creatures.RUIN_ICONS)).toEqual([]);
  });

  it.each([
    ...[...SKILLS.ids(), NOBODY, 'krang-battle-frenzy', 'wolfhawk-x'].map(id => <art.SkillIcon key={id} skill={id} />),
    ...[...TACTICS.ids(), NOBODY].map(id => <art.TacticIcon key={id} tactic={id} time="night" />),
    ...[...RUINS.ids(), NOBODY].map(id => <art.EnemyPortrait key={id} enemy={id} color="yellow" />),
    ...[...Object.keys(STAT_ICONS), ...Object.keys(STROKES), ...Object.keys(SAME_STROKES), NOBODY].map(id => (
      <art.StatIcon key={id} stat={id} />
    )),
    ...UNITS.ids().map(id => <CardIcon key={id} card={id} kind="unit" />),
    ...['spell', 'artifact', 'unit', NOBODY].map(kind => <CardIcon key={kind} card={NOBODY} kind={kind} />),
  ])('$type.name of $key is drawn', element => {
    expect(shapes(element)).toMatch(/^[^|]*M?[a-z0-9]/i);
    expect(shapes(element)).not.toContain('no icon');
    expect(renderToStaticMarkup(element)).not.toMatch(/<path(?: (?!d=)[\w-]+="[^"]*")*\/?>/);
  });
});

describe('elements', () => {
  it('kind and element are told apart by shape', () => {
    const drawn = ELEMENTS.flatMap(element =>
      (['melee', 'ranged', 'siege', 'block'] as const).map(kind =>
        shapes(<art.ElementIcon element={element} kind={kind} />),
      ),
    );
    expect(new Set(drawn).size).toBe(16);
    const resisted = ['physical', 'fire', 'ice'].map(id => shapes(<art.ResistanceIcon resistance={id} />));
    expect(new Set(resisted).size).toBe(3);
  });
});

describe('the map', () => {
  const patterns = renderToStaticMarkup(<art.TerrainPatterns />);
  const fillOf = (terrain: string, variant: number): string | undefined =>
    /fill="url\(#([^)]+)\)"/.exec(renderToStaticMarkup(<art.TerrainHex terrain={terrain} variant={variant} />))?.[1];

  it.each(TERRAINS.ids())('%s is filled with drawings of its own that exist', terrain => {
    for (const variant of [0, 1, 2, 3, 17, -4, 2.5]) {
      expect(fillOf(terrain, variant)).toMatch(new RegExp(`^terrain-${terrain}-[0-2]$`));
      expect(patterns).toContain(`id="${fillOf(terrain, variant)}"`);
    }
  });

  it('a terrain nobody knows is plain ground', () => {
    expect(patterns).toContain(`id="${fillOf(NOBODY, 1)}"`);
  });

  it('no drawing has a broken number', () => {
    expect(patterns).not.toMatch(/NaN|undefined/);
  });

  it('the backs of countryside and core differ', () => {
    const backs = ['countryside', 'core', NOBODY].map(kind => shapes(<art.TileBack kind={kind} />));
    expect(new Set(backs).size).toBe(3);
  });
});

describe('a drawing', () => {
  it('is hidden from those who do not see it, unless it has a name', () => {
    expect(renderToStaticMarkup(<art.StatIcon stat="move" />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<art.StatIcon stat="move" title="Move" />);
    expect(named).toContain('aria-label="Move"');
    expect(named).toContain('aria-hidden="false"');
  });

  it('is placed by its centre inside another', () => {
    expect(renderToStaticMarkup(<art.Shield hero="tovak" size={20} x={50} y={40} />)).toMatch(/ x="40" y="30"/);
  });
});
