import type { BasicColor, Effect } from '@deedbook/engine';
import { colored, tokenColors, tokensText } from './tokens.ts';
import type { Voice } from './voice.ts';

/*
 * What the Skills of the heroes do.
 */

/** Tells an effect; what stands inside of it is told by the last argument. */
type Teller = (voice: Voice, effect: Effect, phraseOf: (effect: Effect) => string) => string;

/** A teller that knows what its kind of effect carries. */
const teller =
  <E extends object>(tell: (voice: Voice, effect: E, phraseOf: (effect: Effect) => string) => string): Teller =>
  (voice, effect, phraseOf) =>
    tell(voice, effect as Effect & E, phraseOf);

const OWN = [
  'invocation',
  'polarization',
  'healing-ritual',
  'glittering-fortune',
  'source-freeze',
  'forward-march',
  'leadership',
  'bonds-of-loyalty',
  'prayer-of-weather',
  'resistance-break',
  'feel-no-pain',
  'mana-exploit',
  'mend-unit',
] as const;

/** A mana token of one color by day, of another at night; null for anything else. */
function tokensByTime(voice: Voice, ...effects: readonly [Effect, Effect]): string | null {
  const [day, night] = effects.map(effect => tokenColors(effect));
  if (!day || !night) return null;
  return voice.say('effects.manaByTime', {
    day: voice.or(colored(voice, day)),
    night: voice.or(colored(voice, night)),
  });
}

export const SKILL_TELLERS: Readonly<Record<string, Teller>> = {
  ...Object.fromEntries(OWN.map((fx): [string, Teller] => [fx, voice => voice.say(`skills.effects.${fx}`)])),
  'by-time': teller<{ day: Effect; night: Effect }>(
    (voice, { day, night }, phraseOf) =>
      tokensByTime(voice, day, night) ??
      voice.say('skills.effects.byTime', { day: phraseOf(day), night: phraseOf(night) }),
  ),
  'sideways-for': teller<{ n: number; special: number }>((voice, { n, special }) =>
    voice.say(n === special ? 'skills.effects.sideways' : 'skills.effects.sidewaysSpecial', { n, special }),
  ),
  'sideways-wound': teller<{ n: number }>((voice, { n }) => voice.say('skills.effects.sideways-wound', { n })),
  'sideways-for-mana': teller<{ n: number; same: number }>((voice, { n, same }) =>
    voice.say('skills.effects.sideways-for-mana', { n, same }),
  ),
  'without-dice': teller<{ effect: Effect }>((voice, { effect }, phraseOf) =>
    voice.say('skills.effects.withoutDice', { effect: phraseOf(effect) }),
  ),
  motivation: teller<{ color: BasicColor }>((voice, { color }) =>
    voice.say('skills.effects.motivation', {
      gain: tokensText(voice, [color], 1),
    }),
  ),
};
