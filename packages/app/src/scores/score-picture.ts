import type { ScoreSheet } from '@deedbook/engine';

/** The text of the picture. */
export interface ScoreWords {
  readonly title: string;
  readonly result: string;
  readonly lines: readonly (readonly [what: string, points: string])[];
  readonly total: readonly [what: string, points: string];
}

/** The lines of the sheet worth showing: whatever gave or cost points. */
export const worthALine = ({ lines }: ScoreSheet) => lines.filter(({ points }) => points !== 0);

const [WIDTH, HEIGHT] = [1200, 630];
const [INK, SOFT, GOLD] = ['#f1e9d8', '#bdb8ab', '#e6b84c'];
const SERIF = '"Alegreya Variable", serif';

/** Draws the end of a game as a picture to share: the hero, the result and what it consists of. */
export async function drawScore(hero: string, words: ScoreWords): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#171c22';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const portrait = await load(`pictures/hero-${hero}.svg`);
  if (portrait !== null) pen.drawImage(portrait, 0, 0, 504, HEIGHT);
  const shade = pen.createLinearGradient(380, 0, 520, 0);
  shade.addColorStop(0, '#171c2200');
  shade.addColorStop(1, '#171c22');
  pen.fillStyle = shade;
  pen.fillRect(380, 0, 140, HEIGHT);
  const write = (said: string, x: number, y: number, font: string, color: string, align: CanvasTextAlign = 'left') => {
    Object.assign(pen, { font: `${font} ${SERIF}`, fillStyle: color, textAlign: align });
    pen.fillText(said, x, y, align === 'left' ? 600 : 120);
  };
  write('Deedbook', 550, 78, '700 34px', GOLD);
  write(words.title, 550, 124, '400 30px', SOFT);
  write(words.result, 550, 190, '700 46px', INK);
  const shown = words.lines.slice(0, 7);
  shown.forEach(([what, points], i) => {
    write(what, 550, 260 + i * 40, '400 28px', SOFT);
    write(points, 1150, 260 + i * 40, '600 28px', INK, 'right');
  });
  pen.fillStyle = GOLD;
  pen.fillRect(550, 545, 600, 2);
  write(words.total[0], 550, 595, '700 36px', INK);
  write(words.total[1], 1150, 595, '700 42px', GOLD, 'right');
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

/** An image, or null if it does not load. */
function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise(done => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = address;
  });
}

/** Shares a picture if the device can; otherwise downloads it. */
export async function handOn(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
