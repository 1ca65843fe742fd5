import { frameOf, type Seat } from '../core/effect.ts';
import type { Question } from '../core/question.ts';
import type { Choice, Option } from '../protocol/choice.ts';
import type { Prompt } from '../protocol/prompts.ts';
import type { Element } from '../rules/catalogue.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { isIdle } from '../rules/turn/idle.ts';
import { cloneState, isSame } from '../state/clone.ts';
import type { Value } from '../state/combat.ts';
import { WOUND } from '../state/names.ts';
import type { News, Points } from '../state/news.ts';
import type { Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { View } from './view.ts';

/*
 * Foresees an answer by trying it with the rules themselves, over what the seat may see. Nothing hidden is known here,
 * so an answer that depends on it (a card drawn, a die rolled) has no known worth.
 */

/** The points, Attack or Block an answer would give. */
export type Worth =
  | { readonly kind: Points; readonly n: number }
  | { readonly kind: Value['kind']; readonly element: Element; readonly n: number };

/** Mana that an answer would cost. */
export type Cost = Pick<Extract<News, { news: 'mana-paid' }>, 'color' | 'from'>;

export interface Foreseen {
  /** What it gives, unless that depends on another decision or on chance. */
  readonly worth: readonly Worth[];
  /** The mana that would pay for it, in the first way possible. */
  readonly cost: readonly Cost[];
  /** Whether it does something useful now: more than points with nothing to spend them on. */
  readonly isUseful: boolean;
  /** Whether its worth is its only effect: no Wound, no lost Reputation, nothing thrown away. */
  readonly isPlain: boolean;
}

/** The menus that are asked again after each choice, and the rule that asks each. */
const MENUS: Partial<Record<Prompt, string>> = {
  turn: 'turn',
  'combat-ranged': 'fight-on',
  'combat-block': 'fight-on',
  'combat-damage': 'fight-on',
  'combat-attack': 'fight-on',
  'duel-attack': 'duel-on',
  'duel-block': 'duel-on',
};

const isMenu = (prompt: string): prompt is Prompt => prompt in MENUS;

/** The game as a seat knows it, at its current menu; null if the question is not a menu. */
export function gameAt(view: View, seat: Seat, prompt: Prompt): MageKnight | null {
  const fx = MENUS[prompt];
  if (fx === undefined) return null;
  const { seat: _seat, ownDeck: _ownDeck, ...shown } = view;
  return new MageKnight(cloneState({ ...shown, finishing: null, stack: [frameOf({ fx }, seat)], random: {} }));
}

/** How far to follow further decisions: how deep, and how many answers each. */
const DEPTH = 4;
const BREADTH = 8;

/** One possible outcome. */
interface End {
  readonly after: State;
  readonly news: readonly News[];
}

/** The possible outcomes of an answer; null for one that cannot be foreseen. */
function* endsOf(game: MageKnight, seat: Seat, key: string, depth = DEPTH): Generator<End | null> {
  const told = game.news ?? [];
  game.news = told;
  const before = game.state.fence;
  try {
    if (game.answer(seat, key) !== null || game.state.fence > before) return yield null;
    const questions = game.advance();
    const [question] = questions as readonly Question<unknown, Choice>[];
    if (question === undefined || isMenu(question.prompt) || question.seat !== seat) {
      return yield { after: game.state, news: told.map(({ news }) => news) };
    }
    if (depth === 0) return yield null;
    for (const { choice } of question.options.slice(0, BREADTH)) {
      const next = game.clone();
      next.news = [...told];
      yield* endsOf(next, seat, choice.key, depth - 1);
    }
  } catch {
    // The rules do not know the names of hidden things.
    yield null;
  }
}

/** Tries an answer to a menu. */
export function tryOut(game: MageKnight, seat: Seat, key: string): Foreseen {
  const before = game.state;
  let worth: readonly Worth[] | null = null;
  let cost: readonly Cost[] | null = null;
  let isUseful = false;
  let isPlain = true;
  for (const end of endsOf(game.clone(), seat, key)) {
    if (end === null) return { worth: [], cost: cost ?? [], isUseful: true, isPlain: false };
    cost ??= costIn(end.news);
    if (!helps(before, end, seat)) continue;
    isUseful = true;
    isPlain &&= isSame(besides(before, seat), besides(end.after, seat));
    const gained = worthIn(end.news);
    // Anything that differs between outcomes is not known yet.
    worth = worth === null || isSame(worth, gained) ? gained : [];
  }
  return { worth: worth ?? [], cost: cost ?? [], isUseful, isPlain };
}

/** Whether another use of the same card or Unit gives more of the same at no cost. */
export function isOutdone({ worth: [less] }: Foreseen, by: Foreseen): boolean {
  const [more] = by.worth;
  if (!less || !more || by.worth.length > 1 || !by.isPlain || by.cost.length > 0) return false;
  return more.n > less.n && isSame({ ...more, n: 0 }, { ...less, n: 0 });
}

/** What an answer to a menu would give; null for other questions. */
export function foresee(view: View, seat: Seat, prompt: Prompt, key: string): Foreseen | null {
  const game = gameAt(view, seat, prompt);
  return game && tryOut(game, seat, key);
}

/** The choices of the game's current menu. */
export const offeredAt = (game: MageKnight, seat: Seat): readonly Choice[] =>
  ((game.questionFor(seat)?.options ?? []) as readonly Option[]).map(({ choice }) => choice);

/** The points gained according to one piece of news. */
function pointsIn(told: News): { readonly kind: Points; readonly n: number } | null {
  if (told.news === 'points-gained') return { kind: told.points, n: told.n };
  return told.news === 'healing-bought' ? { kind: 'heal', n: 1 } : null;
}

function worthIn(news: readonly News[]): readonly Worth[] {
  const found: Worth[] = [];
  for (const told of news) {
    const points = pointsIn(told);
    if (points) found.push(points);
    if (told.news === 'value-added') found.push({ kind: told.kind, element: told.element, n: told.n });
  }
  return found;
}

const costIn = (news: readonly News[]): readonly Cost[] =>
  news.flatMap(told => (told.news === 'mana-paid' ? [{ color: told.color, from: told.from }] : []));

/** Whether an outcome is useful: points that can be spent, or any change beyond its cost. */
function helps(before: State, { after, news }: End, seat: Seat): boolean {
  const q = new MageKnight(after).queryFor(seat);
  const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
  for (const told of news) {
    if (told.news === 'value-added') return true;
    const points = pointsIn(told);
    if (!points?.n) continue;
    if (points.kind === 'heal' ? isHurt(is) : !isIdle(q, points.kind)) return true;
  }
  const stored = ({ crystals }: Player) => Object.values(crystals).reduce((sum, n) => sum + n, 0);
  // A crystal is worth more than a token: it keeps.
  const wealth = (player: Player) => [
    player.mana.length + stored(player),
    stored(player),
    player.hand.filter(card => card !== WOUND).length,
    player.units.filter(({ spent }) => !spent).length,
  ];
  const had = wealth(was);
  return wealth(is).some((n, i) => n > (had[i] as number)) || !isSame(besides(before, seat), besides(after, seat));
}

const isHurt = ({ hand, units }: Player): boolean => hand.includes(WOUND) || units.some(({ wounds }) => wounds > 0);

/**
 * A position without what answers cost and what is counted elsewhere. If the rest is unchanged, the answer did nothing.
 */
function besides(s: State, seat: Seat): State {
  const { combat, duel, turn, defence } = s;
  return {
    ...s,
    stack: [],
    source: NOTHING,
    players: s.players.map((player, i) => (i === seat ? spentOf(player) : player)),
    turn: { ...turn, ...SPENT_TURN },
    defence: defence && { ...defence, ...SPENT_TURN },
    combat: combat && { ...combat, values: NOTHING, opened: true },
    duel: duel && { ...duel, manaSpent: 0, opened: NOTHING },
  };
}

const NOTHING: readonly never[] = [];
const NO_CRYSTALS = { red: 0, blue: 0, green: 0, white: 0 };

const spentOf = (player: Player): Player => ({
  ...player,
  hand: player.hand.filter(card => card === WOUND),
  discard: NOTHING,
  played: NOTHING,
  mana: NOTHING,
  dice: NOTHING,
  crystals: NO_CRYSTALS,
  units: player.units.map(unit => ({ ...unit, spent: false })),
  skills: player.skills.map(skill => ({ ...skill, used: false })),
});

const SPENT_TURN = {
  move: 0,
  influence: 0,
  heal: 0,
  cardUsed: false,
  diceUsed: 0,
  diceTaken: 0,
  crystalsSpent: NOTHING,
  spellsCast: NOTHING,
  unitUsed: null,
  struck: false,
} as const;
