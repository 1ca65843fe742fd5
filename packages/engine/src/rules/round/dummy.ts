import { isBasic } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import type { Dummy } from '../../state/player.ts';
import { DUMMY } from '../../state/state.ts';
import { CARDS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { rule } from '../mage-knight.ts';
import { announceEnd } from './ending.ts';

const CARDS_EACH_TURN = 3;

/** The dummy player's turn: three cards, plus one per crystal of the third card's color (DUM-05 to DUM-07). */
export const dummyTurn = rule('dummy-turn', () => g => {
  const dummy = g.s.dummy as Dummy;
  if (dummy.deck.length === 0) {
    if (g.s.announcedBy === null) announceEnd(g, DUMMY);
    return;
  }
  const cards = turnCards(dummy, CARDS_EACH_TURN);
  const last = cards.length === CARDS_EACH_TURN ? CARDS.get(cards.at(-1) as Name).color : null;
  if (last !== null) cards.push(...turnCards(dummy, dummy.crystals[last]));
  g.reveal();
  g.tell({ news: 'dummy-turned', cards });
});

function turnCards(dummy: Dummy, n: number): Name[] {
  const from = Math.max(0, dummy.deck.length - n);
  const cards = dummy.deck.slice(from).reverse();
  dummy.deck = dummy.deck.slice(0, from);
  dummy.discard = [...dummy.discard, ...cards];
  return cards;
}

/**
 * Prepares the dummy player for a new Round: an Advanced Action is shuffled into the deck, and a Spell gives a crystal
 * (DUM-08, DUM-09).
 */
export function prepareDummy(g: Game, advanced: Name | null, spell: Name | null): void {
  const { dummy } = g.s;
  if (!dummy) return;
  const cards = [...dummy.deck, ...dummy.discard, ...(advanced === null ? [] : [advanced])];
  dummy.deck = g.random('dummy', stream => stream.shuffled(cards));
  dummy.discard = [];
  const crystal = spell === null ? null : CARDS.get(spell).color;
  if (crystal !== null && isBasic(crystal)) {
    dummy.crystals = { ...dummy.crystals, [crystal]: dummy.crystals[crystal] + 1 };
  }
  g.tell({ news: 'dummy-gained', card: advanced, crystal });
}

/** The dummy player takes a random Tactic on display, only for the Round Order (DUM-04). */
export const dummyTactic = rule('dummy-tactic', () => g => {
  const { s } = g;
  const dummy = s.dummy as Dummy;
  const tactic = s.tactics[g.random('rest', stream => stream.below(s.tactics.length))] as Name;
  dummy.tactic = tactic;
  s.tactics = s.tactics.filter(other => other !== tactic);
  g.reveal();
  g.tell({ news: 'tactic-taken', seat: DUMMY, tactic });
});

/** Solo: each time a Skill is gained, one of the dummy player's joins the Common Skill offer (DUM-10). */
export function showDummySkill(g: Game): void {
  const { s } = g;
  if (!s.dummy || s.players.length > 1) return;
  const skill = s.dummy.skillPile.at(-1);
  if (skill === undefined) return;
  s.dummy.skillPile = s.dummy.skillPile.slice(0, -1);
  s.skillOffer = [...s.skillOffer, skill];
  g.reveal();
  g.tell({ news: 'skills-shown', seat: DUMMY, skills: [skill] });
}
