import type { ActName, Choice, SpotKind, Turn } from '@deedbook/engine';

/** Something that could still be done this turn. */
export type OpenThing =
  | { readonly kind: 'points'; readonly points: 'move' | 'influence' | 'heal'; readonly n: number }
  | { readonly kind: 'explore' | 'offer' | 'fight' }
  | { readonly kind: 'choice'; readonly choice: Choice };

/** Buttons that end, pass or wait: skipping them loses nothing. */
const NO_LOSS: readonly ActName[] = [
  'end-turn',
  'rest',
  'tactic',
  'give-up',
  'end-phase',
  'done',
  'heal',
  'buy-healing',
];

/**
 * What is still open when the turn could end, derived only from what is offered: points that something on offer would
 * spend, and things to do on the hero's space. Crystals, Units and cards saved for later do not count.
 */
export function openThings(choices: readonly Choice[], turn: Pick<Turn, 'move' | 'influence' | 'heal'>): OpenThing[] {
  const offers = (...acts: readonly ActName[]) => choices.some(({ act }) => acts.includes(act.act));
  if (!offers('end-turn')) return [];
  const has = (kind: SpotKind) => choices.some(({ at }) => at?.kind === kind);
  const things: OpenThing[] = [];
  const points = (name: 'move' | 'influence' | 'heal', isUseful: boolean) => {
    if (turn[name] > 0 && isUseful) things.push({ kind: 'points', points: name, n: turn[name] });
  };
  for (const choice of choices) {
    if (choice.at?.kind === 'button' && !NO_LOSS.includes(choice.act.act)) things.push({ kind: 'choice', choice });
  }
  if (offers('challenge')) things.push({ kind: 'fight' });
  if (has('tile')) things.push({ kind: 'explore' });
  if (has('offer')) things.push({ kind: 'offer' });
  points('move', offers('walk') || has('tile'));
  points('influence', has('offer') || offers('buy-healing'));
  points('heal', offers('heal'));
  return things;
}
