import type { Asked, Choice, View } from '@deedbook/engine';
import type { AppWords, Text } from '@deedbook/text';
import type { HexFacts } from './facts.ts';

/** What a token is called: the enemy or ruin, or the color of its back. */
const tokenName = (
  text: Text,
  words: AppWords['table']['board'],
  { up, name, color }: HexFacts['tokens'][number],
): string => (up ? text.name('token', name) : words.faceDown(text.name('token-color', color)));

/** What is on a space beyond its name, most important first. */
function contentsOf(text: Text, words: AppWords['table']['board'], view: View, facts: HexFacts): string[] {
  const { space, tokens, shields, heroes, city } = facts;
  const hero = (seat: number) => text.name('hero', view.players[seat]?.hero ?? '');
  return [
    ...(space.site === null ? [] : [text.name('terrain', space.terrain)]),
    ...(city?.card?.level ? [words.level(city.card.level)] : []),
    ...space.mine.map(color => text.name('color', color)),
    ...tokens.map(token => tokenName(text, words, token)),
    ...(shields.length > 0 ? [words.shieldsOf(shields.map(({ seat }) => hero(seat)).join(', '))] : []),
    ...heroes.map(each => text.name('hero', each.hero)),
  ];
}

/** What can be done at a spot, in words. */
export const doingOf = (text: Text, asked: Asked | null, choices: readonly Choice[], view: View): string[] =>
  asked === null ? [] : choices.map(choice => text.choice(asked, choice, view));

interface Naming {
  readonly text: Text;
  readonly words: AppWords['table']['board'];
  readonly view: View;
  readonly asked: Asked | null;
}

/** A space for screen readers: its name, terrain, who is there, what can be done and at what cost. */
export function hexLabel(naming: Naming, facts: HexFacts, choices: readonly Choice[]): string {
  const { text, asked, view } = naming;
  return [calledOf(naming, facts), ...doingOf(text, asked, choices, view)].join('. ');
}

interface Called {
  readonly text: Text;
  readonly words: Naming['words'];
  readonly map: View['map'];
  readonly name: string;
}

const called = new WeakMap<HexFacts, Called>();

/** The name of a space and what is there. Kept until something there changes. */
function calledOf({ text, words, view }: Naming, facts: HexFacts): string {
  const known = called.get(facts);
  if (known?.text === text && known.words === words && known.map === view.map) return known.name;
  const name = [text.place(facts.hex, view.map), ...contentsOf(text, words, view, facts)].join(', ');
  called.set(facts, { text, words, map: view.map, name });
  return name;
}

/** A place for a new tile: what exploring there would cost. */
export const placeLabel = ({ text, words, view, asked }: Naming, choices: readonly Choice[]): string =>
  doingOf(text, asked, choices, view).join('. ') || words.unexplored;
