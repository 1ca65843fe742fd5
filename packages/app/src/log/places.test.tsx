import { hex, type News } from '@deedbook/engine';
import { afterEach, expect, it } from 'vitest';
import { useSeat } from '../game/table.ts';
import { leave, sit } from '../testing/sit.tsx';
import { Places } from './places.tsx';

afterEach(leave);

function Told({ news }: { readonly news: News }) {
  const text = useSeat(table => table.text);
  const map = useSeat(({ view }) => view.map);
  return (
    <p>
      <Places parts={text.newsParts(news, () => 'Tovak', map)} />
    </p>
  );
}

it.each<[news: News, told: string, place: string | null]>([
  [
    { news: 'walked', seat: 0, path: [hex(0, 0)], cost: 2 },
    'Tovak moves to the village on the plains for 2 Move points.',
    'the village on the plains',
  ],
  [
    { news: 'conquered', seat: 0, hex: hex(0, 0), site: 'village' },
    'Tovak puts a Shield on the village on the plains.',
    'the village on the plains',
  ],
  [{ news: 'withdrew', seat: 0, hex: hex(20, -9), wounds: 0 }, 'Tovak withdraws to 20,−9.', '20,−9'],
  [{ news: 'rested', seat: 0, cards: [], kind: 'standard' }, 'Tovak rests.', null],
])('spaces are called by their names: %o', (news, told, place) => {
  sit({ map: { '0,0': 'village' } }, <Told news={news} />);
  expect(document.querySelector('p')?.textContent).toBe(told);
  expect(document.querySelector('.log-place')?.textContent ?? null).toBe(place);
});

it('cards, Units and enemies in a line can be read about, and a rule is a link', () => {
  sit({}, <Told news={{ news: 'card-played', seat: 0, card: 'march', as: 'basic' }} />);
  expect(document.querySelector('.log-thing')?.textContent).toBe('March');
  leave();
  sit({}, <Told news={{ news: 'banner-attached', seat: 0, banner: 'banner-of-glory', unit: 'peasants' }} />);
  expect([...document.querySelectorAll('.log-thing')].map(one => one.textContent)).toEqual([
    'Peasants',
    'Banner of Glory',
  ]);
  leave();
  const lost: News = {
    news: 'part-lost',
    seat: 0,
    card: 'refreshing-walk',
    effect: { fx: 'heal' },
    rule: 'CMB-GEN-07',
    about: {},
  };
  sit({}, <Told news={lost} />);
  expect(document.querySelector('.rule-sign')?.getAttribute('href')).toContain('CMB-GEN-07');
});
