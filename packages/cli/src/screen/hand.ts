import { CARDS, type Name, type Player } from '@deedbook/engine';
import { type Arranged, type Numbered, number, numberedLines } from './choices.ts';
import { flow, GAP, table } from './layout.ts';
import { paint } from './paint.ts';
import { heading, manaName, type Scene } from './scene.ts';

/**
 * The hand: each card with its color, both effects and the numbers to choose them; in short form, only what can be
 * chosen.
 */
export function drawHand(scene: Scene, { hand: offered }: Arranged, isShort = false): string[] {
  const { view, seat, words, look } = scene;
  const { hand } = view.players[seat] as Player;
  if (hand.length === 0) return [`${heading(scene, words.hand)}: ${words.none}`];
  const cards = hand.filter((card, i) => hand.indexOf(card) === i);
  const rows = cards.map(card => ({
    title: cardTitle(scene, card, hand.filter(other => other === card).length),
    lines: (width: number) =>
      effectsOf(
        scene,
        card,
        offered.filter(({ choice }) => choice.at?.id === card),
        width,
        isShort,
      ),
  }));
  return [`${heading(scene, words.hand)} (${hand.length})`, ...table(rows, look.width)];
}

/** A card's name in its color. */
export function cardTitle(scene: Scene, card: Name, n = 1): string {
  const { look, text } = scene;
  const { color } = CARDS.get(card);
  const name = paint(look, 'bold', text.name('card', card)) + (n > 1 ? ` ${look.ascii ? 'x' : '×'}${n}` : '');
  return color === null ? name : `${name} (${manaName(scene, color)})`;
}

/** Both effects and the sideways uses of a card; dim if they cannot be chosen now. */
function effectsOf(scene: Scene, card: Name, offered: readonly Numbered[], width: number, isShort: boolean): string[] {
  const { text, words } = scene;
  const { basic, powered } = text.cardText(card);
  const by = (act: 'play' | 'power') => offered.find(({ choice }) => choice.act.act === act);
  const sideways = offered.flatMap(({ n, choice: { act } }) =>
    act.act === 'sideways' ? [`${number(scene, n)} ${words.sidewaysAs[act.as]}`] : [],
  );
  const isWorth = (found: Numbered | undefined) => found !== undefined || !isShort;
  const parts = isWorth(by('play')) ? numberedLines(scene, by('play'), basic, width) : [];
  if (CARDS.get(card).powered !== null && isWorth(by('power')))
    parts.push(...numberedLines(scene, by('power'), `${words.powered}: ${powered}`, width));
  if (sideways.length > 0) parts.push(`${words.sideways}: ${sideways.join('  ')}`);
  return parts.length === 0 ? [''] : flow(parts, GAP, width);
}
