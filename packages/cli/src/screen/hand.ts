import { CARDS, type Name, type Player } from '@deedbook/engine';
import { type Arranged, type Numbered, number } from './choices.ts';
import { flow, wrap } from './layout.ts';
import { pad, paint, signs, widthOf } from './paint.ts';
import { heading, manaName, type Scene } from './scene.ts';

/** The hand: each card with its colour and both effects, and the numbers under which they can be chosen. */
export function drawHand(scene: Scene, { hand: offered }: Arranged): string[] {
  const { view, seat, words } = scene;
  const { hand } = view.players[seat] as Player;
  if (hand.length === 0) return [`${heading(scene, words.hand)}: ${words.none}`];
  const cards = hand.filter((card, i) => hand.indexOf(card) === i);
  const title = (card: Name) => titleOf(scene, card, hand.filter(other => other === card).length);
  const width = Math.max(...cards.map(card => widthOf(title(card)))) + GAP.length;
  return [
    `${heading(scene, words.hand)} (${hand.length})`,
    ...cards.flatMap(card => {
      const lines = effectsOf(
        scene,
        card,
        offered.filter(({ choice }) => choice.at?.id === card),
        scene.look.width - width,
      );
      return lines.map((line, i) => (i === 0 ? pad(title(card), width) : ' '.repeat(width)) + line);
    }),
  ];
}

const GAP = '   ';

/** A card by its name and colour. */
function titleOf(scene: Scene, card: Name, n: number): string {
  const { look, text } = scene;
  const { color } = CARDS.get(card);
  const name = paint(look, 'bold', text.name('card', card)) + (n > 1 ? ` ${look.ascii ? 'x' : '×'}${n}` : '');
  return color === null ? name : `${name} (${manaName(scene, color)})`;
}

/** Both effects and the sideways uses of a card; what cannot be chosen now is dim. */
function effectsOf(scene: Scene, card: Name, offered: readonly Numbered[], width: number): string[] {
  const { text, words, look } = scene;
  const { basic, powered } = text.cardText(card);
  const by = (verb: string) => offered.find(({ choice }) => choice.key === `${verb} ${card}`);
  const part = (found: Numbered | undefined, shown: string) => {
    const label = found ? `${found.n})` : signs(look).dash;
    const lines = wrap(`${label} ${shown}`, width, ' '.repeat(label.length + 1));
    if (!found) return lines.map(line => paint(look, 'dim', line));
    return lines.map((line, i) => (i === 0 ? number(scene, found.n) + line.slice(label.length) : line));
  };
  const sideways = offered.filter(({ choice }) => choice.key.startsWith('sideways '));
  const parts = part(by('play'), basic);
  if (CARDS.get(card).powered !== null) parts.push(...part(by('power'), `${words.powered}: ${powered}`));
  if (sideways.length > 0) parts.push(`${words.sideways}: ${sideways.map(each => sidewaysOf(scene, each)).join('  ')}`);
  return flow(parts, GAP, width);
}

function sidewaysOf(scene: Scene, { n, choice }: Numbered): string {
  const points = choice.key.split(' ').at(-1) as string;
  const { sidewaysAs } = scene.words;
  return `${number(scene, n)} ${points in sidewaysAs ? sidewaysAs[points as keyof typeof sidewaysAs] : points}`;
}
