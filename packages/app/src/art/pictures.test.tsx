import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BASIC_COLORS, CARDS, ENEMIES, HEROES, RUINS, SITES, TOKEN_COLORS, UNITS } from '@deedbook/engine';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardPicture } from './card-picture.tsx';
import { EnemyPicture } from './enemy-picture.tsx';
import { EnemyToken, HeroPortrait, HeroStandee, SiteIcon, TokenBack, UnitPicture } from './index.ts';
import { SitePicture } from './site-picture.tsx';
import { TitlePicture } from './title-picture.tsx';

/** The file that a picture shows. */
const fileOf = (element: ReactElement): string | undefined =>
  /(?:src|href)="([^"#]+)"/.exec(renderToStaticMarkup(element))?.[1];

type Row = readonly [kind: string, ids: readonly string[], draw: (id: string) => ReactElement];

const ROWS: readonly Row[] = [
  ['hero', HEROES.ids(), hero => <HeroPortrait hero={hero} />],
  ['enemy', ENEMIES.ids(), enemy => <EnemyPicture enemy={enemy} color={undefined} />],
  ['Unit', UNITS.ids(), unit => <UnitPicture unit={unit} />],
  ['site', SITES.ids(), site => <SitePicture site={site} />],
  ['card', CARDS.ids(), card => <CardPicture card={card} kind={CARDS.get(card).kind} />],
  ['token', ENEMIES.ids(), enemy => <EnemyToken enemy={enemy} color={ENEMIES.get(enemy).color} size={50} />],
  ['ruin', RUINS.ids(), ruin => <EnemyToken enemy={ruin} color="yellow" size={50} />],
  ['token back', TOKEN_COLORS, color => <TokenBack color={color} size={50} />],
  ['figure', HEROES.ids(), hero => <HeroStandee hero={hero} />],
  ['site on the map', SITES.ids(), site => <SiteIcon site={site} />],
  ['mine', BASIC_COLORS, color => <SiteIcon site="crystal-mine" color={color} />],
  ['city', BASIC_COLORS, color => <SiteIcon site="city" color={color} />],
  ['title', ['title'], () => <TitlePicture />],
];

describe.each(ROWS)('%s', (_, ids, draw) => {
  it.each(ids)('%s has a picture', id => {
    const file = fileOf(draw(id));
    expect(file).toBeDefined();
    expect(existsSync(join(import.meta.dirname, '../../public', file as string))).toBe(true);
  });
});

it('a thing without a drawing shows its sign', () => {
  expect(fileOf(<HeroPortrait hero="somebody" />)).toBeUndefined();
  expect(fileOf(<EnemyPicture enemy="somebody" color="green" />)).toBeUndefined();
  expect(fileOf(<UnitPicture unit="somebody" />)).toBeUndefined();
  expect(fileOf(<SitePicture site="somewhere" />)).toBeUndefined();
});
