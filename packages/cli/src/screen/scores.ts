import { blocks } from './layout.ts';
import { paint } from './paint.ts';
import { heading, nameOfSeat, type Scene } from './scene.ts';

/** The end of a game: every score sheet, best first, and the winner. */
export function drawScores(scene: Scene): string[] {
  const { scores, text, words, look } = scene;
  const names = nameOfSeat(scene);
  const sheets = scores ?? [];
  const best = [...sheets].sort((a, b) => b.total - a.total);
  const sheetOf = (sheet: (typeof sheets)[number]) => {
    const [name = '', ...lines] = text.scoresOf(sheet, names);
    return [
      paint(look, 'bold', name),
      ...lines.map((line, i) => `  ${i === lines.length - 1 ? paint(look, 'bold', line) : line}`),
    ];
  };
  const winner = text.winner(sheets, names);
  return [
    heading(scene, words.gameOver),
    ...blocks(best.map(sheetOf), look.width),
    ...(winner === null ? [] : [paint(look, ['bold', 'yellowBright'], winner)]),
  ];
}
