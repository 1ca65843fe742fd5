import type { Stream } from '../../core/random.ts';
import { COLORS, type Color, isBasic } from '../../state/mana.ts';
import type { Game } from '../game.ts';
import { without } from '../query.ts';

const roll = (stream: Stream): Color => COLORS[stream.below(COLORS.length)] as Color;

/** Rolls a die that decides something for everyone. This is a reveal. */
export function castDie(g: Game): Color {
  g.reveal();
  return g.random('rest', roll);
}

/** Rolls a die, not one of the Source, for one player. */
export function rollDie(g: Game): Color {
  const color = castDie(g);
  g.tell({ news: 'die-rolled', seat: g.seat, color });
  return color;
}

/**
 * Rolls all Source dice. Gold and black ones are rerolled while fewer than half show a basic color (SET-15), or until
 * none are left (VAR-DAY-01).
 */
export function rollSource(g: Game, dice: number, until: 'half' | 'plain' = 'half'): void {
  const isSettled = until === 'half' ? hasEnoughBasic : (rolled: readonly Color[]) => rolled.every(isBasic);
  g.s.source = g.random('source', stream =>
    settle(
      stream,
      Array.from({ length: dice }, () => roll(stream)),
      isSettled,
    ),
  );
  g.reveal();
  g.tell({ news: 'source-rolled', dice: g.s.source });
}

function settle(
  stream: Stream,
  rolled: readonly Color[],
  isSettled: (dice: readonly Color[]) => boolean,
): readonly Color[] {
  let dice = rolled;
  while (!isSettled(dice)) dice = dice.map(color => (isBasic(color) ? color : roll(stream)));
  return dice;
}

/** Whether at least half of the dice, rounded up, show a basic color (SET-15). */
const hasEnoughBasic = (dice: readonly Color[]): boolean => dice.filter(isBasic).length >= Math.ceil(dice.length / 2);

/** Rerolls dice in the Source; they stay there. */
export function rerollInSource(g: Game, colors: readonly Color[]): void {
  const to = g.random('source', stream => colors.map(() => roll(stream)));
  for (const color of colors) g.s.source = without(g.s.source, color);
  g.s.source = [...g.s.source, ...to];
  g.reveal();
  g.tell({ news: 'dice-rerolled', seat: g.seat, from: colors, to });
}

/** Takes a die from the Source for any purpose, which counts as a die used this turn (SRC-02). */
export function takeDie(g: Game, color: Color): void {
  g.s.source = without(g.s.source, color);
  if (g.turn.seat === g.seat) g.turn.diceTaken++;
}

/**
 * Returns the dice a player holds and rerolls the used ones (END-02). The reroll need not leave half of them basic
 * (SRC-07).
 */
export function returnDice(g: Game): void {
  const { me, s } = g;
  if (me.dice.length === 0) return;
  const rolled = me.dice.filter(die => die.roll).map(die => die.color);
  const kept = me.dice.filter(die => !die.roll).map(die => die.color);
  me.dice = [];
  s.source = [...s.source, ...kept, ...rolled];
  if (rolled.length > 0) rerollInSource(g, rolled);
}
