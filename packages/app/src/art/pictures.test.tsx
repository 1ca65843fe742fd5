import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS, ENEMIES, HEROES, SITES, UNITS } from '@deedbook/engine';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardPicture } from './card-picture.tsx';
import { EnemyPicture } from './enemy-picture.tsx';
import { HeroPortrait, UnitPicture } from './index.ts';
import { SitePicture } from './site-picture.tsx';
import { TitlePicture } from './title-picture.tsx';

/** The file that a picture shows. */
const fileOf = (element: ReactElement): string | undefined => /src="([^"]+)"/.exec(renderToStaticMarkup(element))?.[1];

type Row = readonly [kind: string, ids: readonly string[], draw: (id: string) => ReactElement];

const ROWS: readonly Row[] = [
  ['hero', HEROES.ids(), hero => <HeroPortrait hero={hero} />],
  ['enemy', ENEMIES.ids(), enemy => <EnemyPicture enemy={enemy} color={undefined} />],
  ['Unit', UNITS.ids(), unit => <UnitPicture unit={unit} />],
  ['site', SITES.ids(), site => <SitePicture site={site} />],
  ['card', CARDS.ids(), card => <CardPicture card={card} kind={CARDS.get(card).kind} />],
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
