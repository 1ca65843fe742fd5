import { PUZZLE_FORMAT, type Puzzle } from '@deedbook/positions';
import { keepTried } from './tried.ts';

/* The position being made in the editor, kept in this browser. */

const KEY = 'deedbook.draft';

/** What the editor starts with. */
const FRESH: Puzzle = {
  format: PUZZLE_FORMAT,
  people: [0],
  scene: { hero: 'tovak', players: 1, hand: ['march', 'rage', 'cold-toughness', 'swiftness', 'stamina'] },
};

/** The draft as it was left. It may be half made: opening it says what is wrong. */
export function draftPuzzle(): Puzzle {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Puzzle | null;
    return read?.format === PUZZLE_FORMAT && read.scene ? read : FRESH;
  } catch {
    return FRESH; // private windows and damaged data
  }
}

/** Keeps a draft. Another position is tried from its start. */
export function setDraft(puzzle: Puzzle): void {
  keepTried('draft', []);
  try {
    localStorage.setItem(KEY, JSON.stringify(puzzle));
  } catch {
    // nowhere to keep it: the editor still has it while it is open
  }
}
