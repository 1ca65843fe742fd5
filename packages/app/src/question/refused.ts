import {
  type Asked,
  type Attempt,
  type Choice,
  choice,
  groundOf,
  neighbours,
  type Refusal,
  type Seat,
  type View,
} from '@deedbook/engine';

/** A choice the player might think of. */
export type Tried = Choice<Attempt>;

/** A choice that is not available, and the reason. */
export interface Refused {
  readonly choice: Tried;
  readonly refusal: Refusal;
}

const USES = { turn: ['move', 'influence'], fight: ['attack', 'block'] } as const;
const BUTTONS = ['interact', 'rest', 'heal', 'enter', 'burn', 'buy-healing', 'end-turn', 'tactic', 'plunder'] as const;

/** What a player may want to try: the cards of the hand, the spaces around, the common actions, the offers. */
function* tries(view: View, seat: Seat): Generator<Attempt> {
  const player = view.players[seat];
  if (!player) return;
  const uses = USES[view.combat === null && view.duel === null ? 'turn' : 'fight'];
  for (const card of new Set(player.hand)) {
    yield { act: 'play', card };
    yield { act: 'power', card };
    for (const as of uses) yield { act: 'sideways', card, as };
  }
  const ground = groundOf(view.map);
  for (const to of player.hex === null ? [] : neighbours(player.hex)) {
    if (!ground.has(to)) continue;
    yield { act: 'walk', to };
    if (view.tokens.some(({ hex }) => hex === to)) yield { act: 'challenge', to };
  }
  for (const unit of new Set(view.unitOffer)) yield { act: 'recruit', unit };
  for (const act of BUTTONS) yield { act };
}

/** What is worth trying beyond what is offered. */
export function triedChoices(asked: Asked, view: View, seat: Seat): Tried[] {
  const offered = new Set(asked.choices.map(({ key }) => key));
  return [...tries(view, seat)].map(act => choice(act)).filter(({ key }) => !offered.has(key));
}

/** What cannot be done now, each with the rules' own reason; attempts that make no sense are left out. */
export const refusedAmong = (tried: readonly Tried[], reasons: readonly (Refusal | null)[]): Refused[] =>
  tried.flatMap((one, i) => {
    const refusal = reasons[i];
    return refusal && refusal.rule !== 'UNKNOWN-ANSWER' ? [{ choice: one, refusal }] : [];
  });
