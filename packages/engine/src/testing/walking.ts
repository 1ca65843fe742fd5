import '../content/index.ts';
import type { Seat } from '../core/effect.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import type { Asked, Session } from '../session.ts';
import { type Name, type State, WOUND } from '../state/state.ts';
import { imagine } from '../view/imagine.ts';
import { viewOf } from '../view/view.ts';

/*
 * What must hold at every step of any play: checked while walking through a scene, whatever is chosen.
 */

/** Says what is wrong, with the way that led there. */
export class Stumble extends Error {}

/** Every card, die and Unit wherever it lies, as one text; Wounds come from an unlimited pile (GAM-10). */
export function inventory(s: State): string {
  const drawn = s.stack.flatMap(({ effect }) => ('drawn' in effect ? (effect.drawn as readonly Name[]) : []));
  const cards = [
    ...s.players.flatMap(p => [
      ...p.hand,
      ...p.deck,
      ...p.discard,
      ...p.played.map(({ card }) => card),
      ...p.tacticCards,
      ...p.aside,
      ...p.drafted,
      ...p.banners.map(({ banner }) => banner),
    ]),
    ...s.monasteryOffer,
    ...s.advancedOffer,
    ...s.spellOffer,
    ...s.advancedDeck,
    ...s.spellDeck,
    ...s.artifactDeck,
    ...s.removed,
    ...drawn,
  ].filter(card => card !== WOUND);
  const units = [
    ...s.players.flatMap(p => p.units.map(({ unit }) => unit)),
    ...s.unitOffer,
    ...s.regularDeck,
    ...s.eliteDeck,
    ...s.unitsGone,
  ];
  const dice =
    s.source.length +
    s.modifiers.filter(({ mod }) => mod === 'claimed-die').length +
    s.players.reduce((n, p) => n + p.dice.length + (p.tacticDie === null ? 0 : 1), 0);
  return `${cards.sort().join()}; ${units.sort().join()}; ${dice} dice`;
}

const questionIn = (table: MageKnight, seat: Seat): string => {
  const question = table.questionFor(seat);
  if (!question) return 'null';
  const choices = question.options.map(({ value: _value, ...choice }) => choice);
  return JSON.stringify({ prompt: question.prompt, about: question.about ?? {}, choices });
};

const questionOf = (session: Session, seat: Seat): string => {
  const asked = session.question(seat);
  return asked ? JSON.stringify({ prompt: asked.prompt, about: asked.about, choices: asked.choices }) : 'null';
};

/** Whoever is asked has something to answer, and no two answers have the same key. */
export function checkQuestion(asked: Asked): void {
  const keys = asked.choices.map(({ key }) => key);
  if (keys.length === 0) throw new Stumble(`'${asked.prompt}' offers nothing`);
  if (new Set(keys).size < keys.length) throw new Stumble(`'${asked.prompt}' offers a key twice: ${keys.join(', ')}`);
}

/** The position read back from JSON asks everybody the same. */
export function checkJson(session: Session): void {
  const table = new MageKnight(JSON.parse(JSON.stringify(session.state)) as State);
  for (const seat of session.state.players.keys()) same(questionIn(table, seat), questionOf(session, seat), 'JSON');
}

/** A seat sees the same, and is asked the same, where only what is hidden from it differs. */
export function checkViews(session: Session, seed: string): void {
  const { state } = session;
  for (const seat of state.players.keys()) {
    const other = new MageKnight(imagine(state, seat, seed));
    const seen = [other.state, state].map(s => JSON.stringify([viewOf(s, seat), viewOf(s, null)]));
    same(seen[0] as string, seen[1] as string, `the view of seat ${seat}`);
    same(questionIn(other, seat), questionOf(session, seat), `the question of seat ${seat}`);
    const asked = other.advance().map(question => question.seat);
    same(asked.join(), session.asked.join(), `who is asked, as seat ${seat} sees it,`);
  }
}

/** What was just answered can be taken back exactly and done again, unless it revealed something. */
export function checkUndo(session: Session, seat: Seat, before: string): void {
  if (session.undoable(seat).undo === 0) return;
  const after = JSON.stringify(session.state);
  if (session.undo(seat)) throw new Stumble('undo is refused');
  same(JSON.stringify(session.state), before, 'undo');
  if (session.redo(seat)) throw new Stumble('redo is refused');
  same(JSON.stringify(session.state), after, 'redo');
}

function same(found: string, wanted: string, what: string): void {
  if (found === wanted) return;
  let at = 0;
  while (found[at] === wanted[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Stumble(`${what} differs: …${around(found)}… in place of …${around(wanted)}…`);
}
