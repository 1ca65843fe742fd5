import { hexNamed } from '@deedbook/engine';
import { PUZZLE_FORMAT } from '@deedbook/positions';
import { loadText, type Text } from '@deedbook/text';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchWords } from '../language/language.ts';
import { setDraft } from '../positions/draft.ts';
import { HeroFields, OtherHeroes } from './hero-fields.tsx';
import { SpaceFields } from './space-fields.tsx';
import { type Draft, useDraft } from './use-draft.ts';

let text: Text;
let draft: Draft;

beforeAll(async () => {
  text = await loadText('en');
  await fetchWords('en', 'lookup');
});
beforeEach(() => setDraft({ format: PUZZLE_FORMAT, people: [0], scene: { players: 2 } }));

type Part = 'hero' | 'others' | 'space';

/** Parts of the editor, with one space of the map chosen. */
function Fields({ parts }: { readonly parts: readonly Part[] }) {
  draft = useDraft();
  return (
    <>
      {parts.includes('hero') && <HeroFields draft={draft} text={text} />}
      {parts.includes('others') && <OtherHeroes draft={draft} text={text} />}
      {parts.includes('space') && <SpaceFields draft={draft} text={text} hex={hexNamed('1,0')} />}
    </>
  );
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pick = (field: HTMLElement, name: string) => {
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

test('Units are spent and Wounded, and keep that when another joins them', () => {
  render(<Fields parts={['hero']} />);
  const units = screen.getByLabelText('Units');
  pick(units, 'Peasants');
  fireEvent.click(screen.getByLabelText('Spent'));
  fireEvent.click(screen.getByLabelText('Wounded'));
  pick(units, 'Foresters');
  expect(draft.problems).toEqual([]);
  expect(draft.state?.players[0]?.units).toMatchObject([
    { unit: 'peasants', spent: true, wounds: 1 },
    { unit: 'foresters', spent: false, wounds: 0 },
  ]);
});

test('a city has a level and a garrison, or is conquered', () => {
  render(<Fields parts={['space']} />);
  choose('Site', 'city');
  choose('Color', 'red');
  choose('City level', '5');
  expect(draft.state?.cities).toMatchObject([{ cards: ['red-city'], level: 5, conquered: false }]);
  // CTY-03: one brown, one violet and one white token.
  expect(draft.state?.tokens.map(({ color }) => color).sort()).toEqual(['brown', 'violet', 'white']);
  pick(screen.getByLabelText(/^Garrison/), 'Minotaur');
  expect(draft.state?.tokens).toMatchObject([{ name: 'minotaur', role: 'garrison' }]);
  fireEvent.click(screen.getByLabelText('Conquered'));
  expect(draft.problems).toEqual([]);
  expect(draft.state?.cities).toMatchObject([{ conquered: true }]);
  expect(draft.state?.tokens).toEqual([]);
  // Another site in its place leaves nothing of it.
  choose('Site', 'village');
  expect([draft.problems, draft.state?.cities]).toEqual([[], []]);
});

test('another hero has cards of its own and a place', () => {
  render(<Fields parts={['others', 'space']} />);
  const goldyx = within(screen.getByText('Goldyx').closest('details') as HTMLElement);
  pick(goldyx.getByLabelText('Hand'), 'March');
  fireEvent.click(screen.getByText('Goldyx is here'));
  expect(draft.problems).toEqual([]);
  expect(draft.state?.players[1]).toMatchObject({ hero: 'goldyx', hand: ['march'], hex: hexNamed('1,0') });
});
