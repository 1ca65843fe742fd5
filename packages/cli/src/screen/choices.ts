import type { Asked, Choice, Name } from '@deedbook/engine';
import { columns } from './layout.ts';
import { paint } from './paint.ts';
import { heading, type Scene } from './scene.ts';

/** A choice with the number under which it is offered. */
export interface Numbered {
  readonly n: number;
  readonly choice: Choice;
}

/** The choices in the order in which they are numbered, by where they belong: cards in hand, the map, everything else. */
export interface Arranged {
  readonly all: readonly Choice[];
  readonly hand: readonly Numbered[];
  readonly map: readonly Numbered[];
  readonly rest: readonly Numbered[];
}

const HAND_KEY = /^(play|power|sideways) /;

/** Numbers the choices: the hand from left to right, then the map, then the rest. */
export function arrange({ choices }: Asked, hand: readonly Name[]): Arranged {
  const isHand = ({ key, at }: Choice) => at?.kind === 'card' && HAND_KEY.test(key);
  const isMap = ({ at }: Choice) => at?.kind === 'hex' || at?.kind === 'tile';
  const inHand = choices.filter(isHand).sort((a, b) => hand.indexOf(a.at?.id ?? '') - hand.indexOf(b.at?.id ?? ''));
  const onMap = choices.filter(isMap);
  const rest = choices.filter(choice => !isHand(choice) && !isMap(choice));
  const all = [...inHand, ...onMap, ...rest];
  const numbered = (from: number, list: readonly Choice[]) => list.map((choice, i) => ({ n: from + i, choice }));
  return {
    all,
    hand: numbered(1, inHand),
    map: numbered(1 + inHand.length, onMap),
    rest: numbered(1 + inHand.length + onMap.length, rest),
  };
}

export const number = ({ look }: Scene, n: number): string => paint(look, ['bold', 'cyanBright'], `${n})`);

/** The choices that are not on cards in hand: those on the map, then the others. */
export function drawChoices(scene: Scene, asked: Asked, { hand, map, rest }: Arranged): string[] {
  const { text, words, look, view } = scene;
  const shown = ({ n, choice }: Numbered) => `${number(scene, n)} ${text.choice(asked, choice, view)}`;
  const lines: string[] = [];
  if (map.length > 0) lines.push(heading(scene, words.moves), ...columns(map.map(shown), look.width));
  if (rest.length > 0) {
    if (hand.length > 0 || map.length > 0) lines.push(heading(scene, words.other));
    lines.push(...columns(rest.map(shown), look.width));
  }
  return lines;
}
