import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ABILITIES,
  CARDS,
  COLORS,
  ELEMENTS,
  ENEMIES,
  HEROES,
  RUINS,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TOKEN_COLORS,
  UNITS,
} from '@deedbook/engine';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as creatures from './creatures.ts';
import * as deeds from './deeds.ts';
import * as art from './index.ts';
import { STAT_ICONS } from './signs.ts';
import { ANY_SITE, SITE_DRAWINGS } from './sites.ts';
import * as skills from './skills.ts';
import { SAME_STROKES, STROKES } from './strokes.ts';

const NOBODY = 'no-such-thing';

/** What is drawn, without names: only shapes count, colour alone does not tell things apart. */
const shapes = (element: ReactElement): string =>
  [...renderToStaticMarkup(element).matchAll(/ d="([^"]*)"| href="[^"#]*#([^"]*)"/g)]
    .map(([, d, icon]) => d ?? SHEET.get(icon as string) ?? `no icon '${icon}'`)
    .join('|');

/** The drawings of the sheet by name: icons are one outline, sites are several. */
const SHEET = new Map(
  [...readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(/^<\w+ id="([^"]+)".*$/gm)].map(
    ([line, name]) => [name as string, [...line.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('|')],
  ),
);

describe('the sheet', () => {
  it.each(Object.entries({ ...SITE_DRAWINGS, any: ANY_SITE }))('shows %s as it is drawn', (name, parts) => {
    expect(SHEET.get(`site-${name}`)).toBe(parts.map(([, d]) => d).join('|'));
  });
});

type Draw = (id: string) => ReactElement;

const CATALOGUES: readonly (readonly [name: string, ids: readonly string[], draw: Draw])[] = [
  ['site', SITES.ids(), site => <art.SiteIcon site={site} />],
  ['enemy', ENEMIES.ids(), enemy => <art.EnemyPortrait enemy={enemy} />],
  ['enemy token', ENEMIES.ids(), enemy => <art.EnemyToken enemy={enemy} color="green" />],
  ['back', TOKEN_COLORS, color => <art.TokenBack color={color} />],
  ['ability', ABILITIES.ids(), ability => <art.AbilityIcon ability={ability} />],
  ['hero', HEROES.ids(), hero => <art.HeroEmblem hero={hero} />],
  ['standee', HEROES.ids(), hero => <art.HeroStandee hero={hero} />],
  ['shield', HEROES.ids(), hero => <art.Shield hero={hero} />],
  ['mana', COLORS, color => <art.ManaGem color={color} />],
  ['card', CARDS.ids(), card => <art.CardIcon card={card} />],
  ['unit', UNITS.ids(), unit => <art.UnitIcon unit={unit} />],
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

/** Names for which no icon was chosen. */
const missing = (ids: readonly string[], table: Readonly<Record<string, string>>): string[] =>
  ids.filter(id => !Object.hasOwn(table, id));

describe('icons that may be shared', () => {
  it('every Skill, Tactic and ruin token has one', () => {
    expect(missing(SKILLS.ids(), skills.SKILL_ICONS)).toEqual([]);
    expect(missing(TACTICS.ids(), deeds.TACTIC_ICONS)).toEqual([]);
    const ruins = RUINS.ids().map(id => id.split('-')[0] ?? '');
    expect(missing(ruins, creatures.RUIN_ICONS)).toEqual([]);
  });

  it.each([
    ...[...SKILLS.ids(), NOBODY, 'krang-battle-frenzy', 'wolfhawk-x'].map(id => <art.SkillIcon key={id} skill={id} />),
    ...[...TACTICS.ids(), NOBODY].map(id => <art.TacticIcon key={id} tactic={id} time="night" />),
    ...[...RUINS.ids(), NOBODY].map(id => <art.EnemyPortrait key={id} enemy={id} />),
    ...[...Object.keys(STAT_ICONS), ...Object.keys(STROKES), ...Object.keys(SAME_STROKES), NOBODY].map(id => (
      <art.StatIcon key={id} stat={id} />
    )),
    ...UNITS.ids().map(id => <art.CardIcon key={id} card={id} />),
    ...['spell', 'artifact', 'unit', NOBODY].map(kind => <art.CardIcon key={kind} card={NOBODY} kind={kind} />),
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
