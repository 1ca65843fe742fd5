import { DUMMY, type Dummy, modeOf, type Player, type Seat, sidesOf } from '@deedbook/engine';
import { ends, wrap } from './layout.ts';
import { paint, signs } from './paint.ts';
import { dieName, dotted, nameOfSeat, type Scene } from './scene.ts';

/** The top strip: scenario, Round, time, the Source, the Round Order and how near the end is. */
export function drawTop(scene: Scene): string[] {
  const { view, text, words, look } = scene;
  const { rounds } = modeOf(view.options, view.players.length);
  const time =
    view.time === 'day'
      ? paint(look, ['bold', 'yellowBright'], words.day)
      : paint(look, ['bold', 'blueBright'], words.night);
  const scenario = paint(look, 'bold', text.name('scenario', view.options.scenario));
  const where = dotted(scene, [scenario, words.round(view.round, rounds), time]);
  const dice = view.source.map(color => dieName(scene, color)).join('  ');
  const order = `${words.order}: ${view.order.map(seat => inOrder(scene, seat)).join(` ${signs(look).arrow} `)}`;
  const tiles = words.tiles(view.tileStack.length);
  return [
    ...ends(where, `${words.source}: ${dice === '' ? words.noDice : dice}`, look.width),
    ...ends(order, tiles, look.width),
    ...wrap(teams(scene), look.width),
    ...wrap(assault(scene), look.width).map(line => paint(look, ['bold', 'yellowBright'], line)),
    ...wrap(ending(scene), look.width).map(line => paint(look, ['bold', 'redBright'], line)),
  ].filter(line => line !== '');
}

/** The teams, if there are any. */
function teams(scene: Scene): string {
  const { view, text } = scene;
  if (view.options.mode !== 'teams') return '';
  const sides = sidesOf(view).map(side => side.map(nameOfSeat(scene)).join(' + '));
  return `${text.name('option', 'teams')}: ${sides.join(' / ')}`;
}

/** A name in the Round Order with the Tactic that gave it its place; the current player is highlighted. */
function inOrder(scene: Scene, seat: Seat): string {
  const { view, text, words, look } = scene;
  const { tactic, deck } = (seat === DUMMY ? view.dummy : view.players[seat]) as Player | Dummy;
  const about = [
    ...(tactic === null ? [] : [text.name('tactic', tactic)]),
    // The dummy player's deck shows how soon it will end the Round.
    ...(seat === DUMMY ? [words.deck(deck.length)] : []),
    ...(view.players[seat]?.tokenDown ? [words.tokenDown] : []),
  ];
  const name = nameOfSeat(scene)(seat);
  const shown = about.length > 0 ? `${name} (${about.join(', ')})` : name;
  return seat === view.turn.seat ? paint(look, 'bold', shown) : shown;
}

/** A cooperative assault: who faces which defenders. */
function assault(scene: Scene): string {
  const { view, text, words } = scene;
  if (view.assault === null) return '';
  const name = nameOfSeat(scene);
  const shares = view.assault.participants.map(({ seat, defenders }) => {
    const names = defenders.map(enemy => text.name('enemy', enemy)).join(', ');
    return `${name(seat)} (${names})`;
  });
  return shares.length === 0 ? '' : `${words.together}: ${shares.join('; ')}`;
}

function ending(scene: Scene): string {
  const { view, words } = scene;
  const { announcedBy, lastTurns } = view;
  const name = nameOfSeat(scene);
  const parts: string[] = [];
  if (announcedBy !== null) parts.push(words.announced(name(announcedBy)));
  if (view.ending) parts.push(words.endInSight);
  if (lastTurns !== null) {
    parts.push(lastTurns.length > 0 ? words.lastTurns(lastTurns.map(name).join(', ')) : words.noLastTurns);
  }
  return parts.join(' ');
}
