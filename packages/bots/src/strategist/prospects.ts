import { CARDS, type MageKnight, type Name, type Player, type Seat, scoreSheets, UNITS, WOUND } from '@deedbook/engine';
import { lookAround } from '../greedy/goals.ts';
import { SOBER } from '../greedy/mind.ts';
import { worthOfCard } from '../greedy/worth.ts';

/* What a position promises a seat: the current score, plus what hand, deck, Units and location are likely to bring. */

/** The worth of a card that can still be played this Round, and of each Wound that will be drawn again. */
const CARD_LEFT = 0.35;
const WOUND_CARRIED = 1.1;
/** What part of a card's worth it adds for each Round to come. */
const CARD_A_ROUND = 0.35;
const UNIT_READY = 0.5;
const CRYSTAL = 0.5;
/** The share of nearby goals that will actually be achieved. */
const NEARBY = 0.5;
/** The worth of a city found, and of a city conquered, in scenarios that need them. */
const CITY_FOUND = 5;
const CITY_TAKEN = 12;
const CITY_MARKED = 2;

/** What a seat can expect, roughly in points of the final score. */
export function prospectsOf(table: MageKnight, seat: Seat): number {
  const { state } = table;
  const me = state.players[seat] as Player;
  const sheets = scoreSheets(state);
  let value = sheets.find(({ seats }) => seats.includes(seat))?.total ?? 0;
  const rivals = sheets.filter(({ seats }) => !seats.includes(seat)).map(({ total }) => total);
  if (rivals.length > 0) value -= 0.5 * Math.max(...rivals);
  if (state.over) return value;
  const q = table.queryFor(seat);
  const roundsLeft = Math.max(0, q.mode.rounds - state.round);
  const all = [...me.hand, ...me.deck, ...me.discard, ...me.played.map(({ card }) => card)];
  const wounds = all.filter(card => card === WOUND).length;
  value -= WOUND_CARRIED * wounds * Math.min(2, 0.5 + roundsLeft);
  value += CARD_A_ROUND * (roundsLeft + 0.5) * all.reduce((sum, card) => sum + betterThanPlain(card), 0);
  value += CARD_LEFT * [...me.hand, ...me.deck].filter(card => card !== WOUND).length;
  const { red, blue, green, white } = me.crystals;
  value += CRYSTAL * (red + blue + green + white);
  for (const { unit, spent, wounds: hurt } of me.units) {
    const { level } = UNITS.get(unit);
    if (!spent && hurt === 0) value += UNIT_READY * level;
    value += (hurt === 0 ? 0.5 : 0.2) * level * Math.min(2, roundsLeft);
  }
  if (q.scenario.cities === 'assaulted') {
    for (const { conquered, shields } of state.cities)
      value += CITY_FOUND + (conquered ? CITY_TAKEN : 0) + CITY_MARKED * shields.length;
  }
  if (state.turn.seat === null || state.turn.seat === seat) value += NEARBY * bestNearby(table, seat);
  return value;
}

/** How much better a card is than a Basic Action. */
function betterThanPlain(card: Name): number {
  const { kind } = CARDS.get(card);
  return kind === 'basic-action' || kind === 'wound' ? 0 : Math.max(0, 0.4 * worthOfCard(card) - 0.4);
}

function bestNearby(table: MageKnight, seat: Seat): number {
  const q = table.queryFor(seat);
  if (q.me.hex === null || q.me.hand.length === 0) return 0;
  return Math.min(10, Math.max(0, ...lookAround(q, SOBER).goals.map(({ value }) => value)));
}
