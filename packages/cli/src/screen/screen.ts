import { type Asked, heardBy, hex, type News, type Player } from '@deedbook/engine';
import { type Arranged, drawChoices } from './choices.ts';
import { drawHand } from './hand.ts';
import { drawHero, drawOther } from './hero.ts';
import { beside, wrap } from './layout.ts';
import { drawLegend } from './legend.ts';
import { drawMap } from './map.ts';
import { paint, signs } from './paint.ts';
import { explorable, heading, labelsOf, nameOfSeat, type Scene } from './scene.ts';
import { drawTop } from './top.ts';

const SMALLEST_MAP = 10;
const MAP_WORTH_IT = 8;
const LARGEST_MAP = 26;
const MAP_SHARE = 0.56;
const MOST_NEWS = 8;
/** The line the player types on, one for a notice, and one to breathe. */
const BELOW = 3;

/** The whole screen for a decision, from the top strip to the question. */
export function drawScreen(scene: Scene, asked: Asked, arranged: Arranged, since: number): string[] {
  const { look, text, words, view, seat } = scene;
  const rule = paint(look, 'dim', signs(look).line.repeat(look.width));
  const head = [...drawTop(scene), rule];
  const heroes = [
    rule,
    ...drawHero(scene),
    ...view.players.flatMap((_, i) => (i === seat ? [] : drawOther(scene, i))),
    rule,
  ];
  const question = [
    ...drawHand(scene, arranged),
    ...drawChoices(scene, asked, arranged),
    ...standing(scene),
    paint(look, 'bold', text.prompt(asked)),
    ...(asked.standing ? [words.orEnter] : []),
  ];
  const room = look.height === null ? null : look.height - head.length - heroes.length - question.length - BELOW;
  return [...head, ...drawMiddle(scene, arranged, since, room, heroes), ...question];
}

/** Map, legend and news share the room that is left: the news go beside the map if they fit there. */
function drawMiddle(scene: Scene, arranged: Arranged, since: number, room: number | null, heroes: string[]): string[] {
  const { look } = scene;
  const width = Math.floor(look.width * MAP_SHARE);
  const side = look.width - width - MARGIN;
  const news = drawNews(scene, since, look.width);
  if (room === null) return [...drawAround(scene, arranged, LARGEST_MAP, width, []), ...heroes, ...news];
  const isNeeded = arranged.map.length > 0;
  if (!isNeeded && room - news.length < MAP_WORTH_IT) return [...heroes, ...news];
  const height = Math.min(LARGEST_MAP, Math.max(room, SMALLEST_MAP));
  const narrow = drawNews(scene, since, side);
  const both = drawAround(scene, arranged, height, width, narrow);
  if (both.length <= height) return [...both, ...heroes];
  const left = Math.min(LARGEST_MAP, room - news.length);
  return [
    ...drawAround(scene, arranged, isNeeded ? Math.max(left, SMALLEST_MAP) : left, width, []),
    ...heroes,
    ...news,
  ];
}

const MARGIN = 4;

/** The map around the hero, with what its signs mean beside it, and below that what else there is to tell. */
function drawAround(
  scene: Scene,
  { all }: Arranged,
  height: number,
  width: number,
  besides: readonly string[],
): string[] {
  const { view, seat, look } = scene;
  const middle = (view.players[seat] as Player).hex ?? PORTAL;
  const plan = { view, seat, places: explorable(scene), labels: labelsOf(all) };
  const { lines, shown } = drawMap(plan, look, { middle, width, height });
  const gap = ` ${paint(look, 'dim', signs(look).and)} `;
  const legend = drawLegend(scene, shown, look.width - width - MARGIN);
  return beside(lines, [...legend, ...(besides.length > 0 ? ['', ...besides] : [])], width, gap);
}

const PORTAL = hex(0, 0);

/** What happened since this seat decided last. */
function drawNews(scene: Scene, since: number, width: number): string[] {
  const { session, seat, words, look } = scene;
  const told = worthTelling(heardBy(session.news.slice(since), seat));
  if (told.length === 0) return [];
  const most = look.height !== null && look.height < LOW ? MOST_NEWS / 2 : MOST_NEWS;
  const left = Math.max(0, told.length - most);
  const more = left > 0 ? [paint(look, 'dim', words.more(left))] : [];
  return [heading(scene, words.happened), ...more, ...newsLines(scene, told.slice(left), width)];
}

/** A screen with fewer lines has room for fewer news. */
const LOW = 45;

/** News as sentences. */
export function newsLines(scene: Scene, news: readonly News[], width = scene.look.width): string[] {
  const { text, look } = scene;
  const name = nameOfSeat(scene);
  return worthTelling(news).flatMap(each => wrap(`${signs(look).prompt} ${text.news(each, name)}`, width, '  '));
}

/** Of several changes of one offer in a row, only the last is worth telling. */
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

/** Who else may do something now, and how. */
function standing(scene: Scene): string[] {
  const { session, view, words, look } = scene;
  const name = nameOfSeat(scene);
  return view.players.flatMap((player, seat) => {
    if (seat === scene.seat || !session.question(seat)?.standing) return [];
    return paint(look, 'cyan', words.others(name(seat), `${words.commands.as[0]} ${player.hero}`));
  });
}
