import { type Asked, hex, mayStepIn, type News, type Player } from '@deedbook/engine';
import { type Arranged, drawChoices } from './choices.ts';
import { drawDuel } from './duel.ts';
import { drawFight } from './fight.ts';
import { drawHand } from './hand.ts';
import { drawHero, drawOther } from './hero.ts';
import { beside, wrap } from './layout.ts';
import { drawLegend } from './legend.ts';
import { drawMap } from './map.ts';
import { drawOffered, drawShop } from './offers.ts';
import { paint, signs } from './paint.ts';
import { explorable, heading, labelsOf, nameOfSeat, type Scene } from './scene.ts';
import { drawTop } from './top.ts';
import { drawUnits } from './units.ts';

const SMALLEST_MAP = 10;
const MAP_WORTH_IT = 8;
/** The map height if the output just scrolls. */
const USUAL_MAP = 26;
const MAP_SHARE = 0.56;
const MOST_NEWS = 8;
/** The input line, one for a notice, and one blank. */
const BELOW = 3;

/** The whole screen for a decision, from the top strip to the question, in the longest form that fits. */
export function drawScreen(scene: Scene, asked: Asked, arranged: Arranged, since: number): string[] {
  const { look } = scene;
  for (const brevity of BREVITIES) {
    const lines = drawBriefly(scene, asked, arranged, since, brevity);
    const fits = look.height === null || lines.length + BELOW - 1 <= look.height;
    if (fits || brevity === BREVITIES.at(-1)) return lines;
  }
  return [];
}

/** How much to leave out if there is little room: nothing, what the map shows anyway, what cannot be chosen now. */
const BREVITIES = [0, 1, 2] as const;
type Brevity = (typeof BREVITIES)[number];

function drawBriefly(scene: Scene, asked: Asked, arranged: Arranged, since: number, brevity: Brevity): string[] {
  const { look, text, words, view, seat } = scene;
  const rule = paint(look, 'dim', signs(look).line.repeat(look.width));
  const head = [...drawTop(scene), rule];
  const heroes = [
    ...drawHero(scene),
    ...view.players.flatMap((_, i) => (i === seat ? [] : drawOther(scene, i, brevity === 2))),
    rule,
  ];
  const question = [
    ...drawHand(scene, arranged, brevity === 2),
    ...drawUnits(scene, arranged, brevity === 2),
    ...(brevity === 0 || view.turn.interacting ? drawShop(scene, asked, arranged, brevity > 0) : []),
    ...drawOffered(scene, asked, arranged),
    ...drawChoices(scene, asked, arranged, brevity > 0),
    ...standing(scene),
    ...wrap(text.prompt(asked, view), look.width, '  ').map(line => paint(look, 'bold', line)),
    ...(asked.standing ? [words.orEnter] : []),
  ];
  const room = look.height === null ? null : look.height - head.length - heroes.length - question.length - BELOW;
  const fight = view.duel ? drawDuel(scene) : drawFight(scene, { asked, arranged, isDetailed: brevity === 0 });
  if (fight.length === 0) return [...head, ...drawMiddle(scene, arranged, since, room, rule, heroes), ...question];
  const news = drawNews(scene, since, look.width);
  const told = room === null ? news : fitted(news, room - fight.length - 1);
  return [...head, ...fight, rule, ...heroes, ...told, ...question];
}

/** The map, legend and news share the remaining room; the news goes beside the map if it fits. */
function drawMiddle(
  scene: Scene,
  arranged: Arranged,
  since: number,
  all: number | null,
  rule: string,
  heroes: readonly string[],
): string[] {
  const { look } = scene;
  const width = Math.floor(look.width * MAP_SHARE);
  const side = look.width - width - MARGIN;
  const news = drawNews(scene, since, look.width);
  if (all === null) return [...drawAround(scene, arranged, USUAL_MAP, width, []), rule, ...heroes, ...news];
  const isNeeded = arranged.map.length > 0;
  if (!isNeeded && all - 1 - news.length < MAP_WORTH_IT) return [...heroes, ...fitted(news, all)];
  const room = all - 1;
  const height = Math.max(room, SMALLEST_MAP);
  const narrow = drawNews(scene, since, side);
  const both = drawAround(scene, arranged, height, width, narrow);
  if (both.length <= height) return [...both, rule, ...heroes];
  const told = isNeeded ? fitted(news, room - SMALLEST_MAP) : news;
  const left = Math.max(room - told.length, isNeeded ? SMALLEST_MAP : 0);
  return [...drawAround(scene, arranged, left, width, []), rule, ...heroes, ...told];
}

/** A heading and as many of the last lines below it as fit. */
const fitted = (lines: readonly string[], room: number): readonly string[] =>
  lines.length <= room ? lines : room < 2 ? [] : [lines[0] as string, ...lines.slice(1 - room)];

const MARGIN = 4;

/** The map around the hero; next to it the legend, as far as there is room, and the news. */
function drawAround(scene: Scene, { all }: Arranged, height: number, width: number, news: readonly string[]): string[] {
  const { view, seat, look, words } = scene;
  const middle = (view.players[seat] as Player).hex ?? PORTAL;
  const plan = { view, seat, places: explorable(scene), labels: labelsOf(all) };
  const { lines, shown } = drawMap(plan, look, { middle, width, height });
  const legend = drawLegend(scene, shown, look.width - width - MARGIN);
  const isCut = news.length === 0 && look.height !== null && legend.length > height;
  if (isCut) legend.splice(height - 1, legend.length, paint(look, 'dim', `… ${words.commands.map[0]}`));
  const gap = ` ${paint(look, 'dim', signs(look).and)} `;
  return beside(lines, [...legend, ...(news.length > 0 ? ['', ...news] : [])], width, gap);
}

const PORTAL = hex(0, 0);

/** What happened since this seat's last decision. */
function drawNews(scene: Scene, since: number, width: number): string[] {
  const { words, look } = scene;
  const told = worthTelling(scene.told.slice(since).map(({ news }) => news));
  if (told.length === 0) return [];
  const most = look.height !== null && look.height < LOW ? MOST_NEWS / 2 : MOST_NEWS;
  const left = Math.max(0, told.length - most);
  const more = left > 0 ? [paint(look, 'dim', words.more(left))] : [];
  return [heading(scene, words.happened), ...more, ...newsLines(scene, told.slice(left), width)];
}

/** A screen with fewer lines than this shows less news. */
const LOW = 45;

/** News as sentences. */
export function newsLines(scene: Scene, news: readonly News[], width = scene.look.width): string[] {
  const { text, look } = scene;
  const name = nameOfSeat(scene);
  return worthTelling(news).flatMap(each => wrap(`${signs(look).prompt} ${text.news(each, name)}`, width, '  '));
}

/** Of several changes to one offer in a row, only the last is worth telling. */
function worthTelling(news: readonly News[]): News[] {
  return news.filter((each, i) => {
    if (each.news !== 'offer-changed') return true;
    for (const later of news.slice(i + 1)) {
      if (later.news !== 'offer-changed') return true;
      if (later.offer === each.offer) return false;
    }
    return true;
  });
}

/** Who else may act now, and how. */
function standing(scene: Scene): string[] {
  const { client, view, words, look } = scene;
  const name = nameOfSeat(scene);
  return view.players.flatMap((player, seat) => {
    if (seat === scene.seat || !client.seats.includes(seat) || !mayStepIn(client.at(seat))) return [];
    return paint(look, 'cyan', words.others(name(seat), `${words.commands.as[0]} ${player.hero}`));
  });
}
