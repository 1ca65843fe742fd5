import { BASIC_COLORS, COLORS, type Color, type Effect, isOfKind } from '@deedbook/engine';
import { nameOf } from './names.ts';
import type { Voice } from './voice.ts';

/*
 * Mana tokens that an effect gives.
 */

/** The colors to choose from, if an effect gives a mana token. */
export const tokenColors = (effect: Effect): readonly Color[] | null =>
  isOfKind(effect, 'gain-mana') ? effect.of : null;

export const isEvery = (colors: readonly Color[], all: readonly Color[]): boolean =>
  colors.length === all.length && all.every(color => colors.includes(color));

export const colored = (voice: Voice, colors: readonly Color[]): string[] =>
  colors.map(color => nameOf(voice, 'color', color));

/** A number of mana tokens, each of one of these colors. */
export function tokensText(voice: Voice, of: readonly Color[], count: number): string {
  if (isEvery(of, COLORS)) return voice.say('effects.manaOfEvery', { count });
  if (isEvery(of, BASIC_COLORS)) return voice.say('effects.manaOfAny', { count });
  return voice.say('effects.manaOf', { count, colors: voice.or(colored(voice, of)) });
}

/** Whether these effects give a mana token of each basic color. */
export const areOneOfEach = (effects: readonly Effect[]): boolean =>
  isEvery(
    effects.flatMap(effect => tokenColors(effect) ?? []),
    BASIC_COLORS,
  );
