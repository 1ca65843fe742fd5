import {
  type Asked,
  type Choice,
  groundOf,
  hexName,
  neighbours,
  type Refusal,
  type Seat,
  type View,
} from '@deedbook/engine';

/** A choice that there is not, and the reason. */
export interface Refused {
  readonly choice: Choice;
  readonly refusal: Refusal;
}

const USES = { turn: ['move', 'influence'], fight: ['attack', 'block'] } as const;
const BUTTONS = ['interact', 'rest', 'heal', 'enter', 'burn', 'buy healing', 'end-turn', 'tactic', 'plunder'] as const;

/** What a player may want to try: the cards of the hand, the spaces around, what buttons are for, what is on offer. */
function* tries(view: View, seat: Seat): Generator<Choice> {
  const player = view.players[seat];
  if (!player) return;
  const uses = USES[view.combat === null && view.duel === null ? 'turn' : 'fight'];
  for (const card of new Set(player.hand)) {
    const at = { kind: 'card', id: card };
    yield { key: `play ${card}`, at };
    yield { key: `power ${card}`, at };
    for (const use of uses) yield { key: `sideways ${card} ${use}`, at };
  }
  const ground = groundOf(view.map);
  for (const space of player.hex === null ? [] : neighbours(player.hex)) {
    if (!ground.has(space)) continue;
    const id = hexName(space);
    yield { key: `walk ${id}`, at: { kind: 'hex', id } };
    const hasEnemies = view.tokens.some(({ hex }) => hex === space);
    if (hasEnemies) yield { key: `challenge ${id}`, at: { kind: 'hex', id } };
  }
  for (const unit of new Set(view.unitOffer)) yield { key: `recruit ${unit}`, at: { kind: 'offer', id: unit } };
  for (const key of BUTTONS) yield { key, at: { kind: 'button', id: key } };
}

/** What is worth trying beyond what is offered. */
export function triedChoices(asked: Asked, view: View, seat: Seat): Choice[] {
  const offered = new Set(asked.choices.map(({ key }) => key));
  return [...tries(view, seat)].filter(({ key }) => !offered.has(key));
}

/** What cannot be done now, each with the reason the rules themselves give; what nobody could mean is left out. */
export const refusedAmong = (tried: readonly Choice[], reasons: readonly (Refusal | null)[]): Refused[] =>
  tried.flatMap((choice, i) => {
    const refusal = reasons[i];
    return refusal && refusal.rule !== 'UNKNOWN-ANSWER' ? [{ choice, refusal }] : [];
  });
