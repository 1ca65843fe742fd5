/* Positions and puzzles as files and links (docs/positions.md). */
export { DIFFICULTIES, type Difficulty, type Drill, PACKS, type Pack, readDrills } from './drill.ts';
export { AIMS, type Aim, aimsOf, DEADLINES, type Goal, type Seen, type Standing, standingOf } from './goal.ts';
export { packPuzzle, unpackPuzzle } from './link.ts';
export { inLanguage, PUZZLE_FORMAT, type Puzzle, playerOf, type Words } from './puzzle.ts';
export { checkedPuzzle, puzzleAt, readPuzzle, stateOf, writePuzzle } from './read.ts';
export {
  colors,
  count,
  crystals,
  may,
  oneOf,
  pile,
  sceneShape,
  units,
  who,
  word,
  words,
} from './scene.ts';
