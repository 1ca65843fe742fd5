import {
  BASIC_COLORS,
  type Color,
  handLimit,
  LEVELS,
  levelOf,
  type Player,
  reputationModifier,
  type Seat,
} from '@deedbook/engine';
import { flow } from './layout.ts';
import { paint, signs } from './paint.ts';
import { manaName, nameOfSeat, type Scene, shownHex } from './scene.ts';

/** The strip of the hero who decides: tracks, mana, points, and what lies in front of them. */
export function drawHero(scene: Scene): string[] {
  const { view, seat, words, look } = scene;
  const player = view.players[seat] as Player;
  const { armor } = levelOf(player);
  const name = paint(look, 'bold', nameOfSeat(scene)(seat));
  const limit = handLimit(scene.session.look(seat));
  const gap = ` ${paint(look, 'dim', signs(look).dot)} `;
  const line = (parts: readonly string[]) => flow(parts, gap, look.width, '  ');
  return [
    ...line([
      name,
      words.level(player.level),
      words.armor(armor),
      words.handLimit(limit),
      fame(scene, player),
      reputation(scene, player),
    ]),
    ...line([
      ...turnPoints(scene),
      ...manaOf(scene, player),
      words.deckAndDiscard(player.deck.length, player.discard.length),
    ]),
    ...line(possessions(scene, player)),
  ];
}

/** One line for another hero: only what everybody may see. */
export function drawOther(scene: Scene, seat: Seat): string[] {
  const { view, words, look } = scene;
  const player = view.players[seat] as Player;
  const parts = [
    paint(look, 'bold', nameOfSeat(scene)(seat)),
    player.hex === null ? words.offMap : shownHex(scene, player.hex),
    words.level(player.level),
    words.fame(player.fame),
    reputation(scene, player),
    words.cards(player.hand.length, player.deck.length, player.discard.length),
    ...crystals(scene, player),
  ];
  return flow(parts, ` ${paint(look, 'dim', signs(look).dot)} `, look.width, '  ');
}

function fame({ words }: Scene, player: Player): string {
  const next = LEVELS[player.level];
  return next ? `${words.fame(player.fame)} (${words.nextLevel(next.fame)})` : words.fame(player.fame);
}

function reputation({ words, look }: Scene, { reputation: at }: Player): string {
  const signed = (n: number) => (n < 0 ? `${look.ascii ? '-' : '−'}${-n}` : n > 0 ? `+${n}` : '0');
  const modifier = reputationModifier(at);
  if (modifier === 0) return words.reputation(signed(at));
  return words.reputationFor(signed(at), modifier === null ? words.noInteraction : signed(modifier));
}

/** The points of the own turn, those that there are. */
function turnPoints({ view, seat, words, look }: Scene): string[] {
  const { move, influence, heal } = view.turn;
  if (view.turn.seat !== seat) return [];
  const points = [words.move(move)];
  if (influence !== 0) points.push(words.influence(influence));
  if (heal > 0) points.push(words.heal(heal));
  return points.map(shown => paint(look, ['bold', 'cyanBright'], shown));
}

function manaOf(scene: Scene, player: Player): string[] {
  const { words } = scene;
  const tokens = player.mana.map(color => manaName(scene, color));
  return [...crystals(scene, player), ...(tokens.length > 0 ? [`${words.mana}: ${tokens.join(', ')}`] : [])];
}

function crystals(scene: Scene, player: Player): string[] {
  const { words } = scene;
  const stored = BASIC_COLORS.filter(color => player.crystals[color] > 0).map(color =>
    several(scene, color, player.crystals[color]),
  );
  return [`${words.crystals}: ${stored.length > 0 ? stored.join(', ') : words.none}`];
}

const several = (scene: Scene, color: Color, n: number): string =>
  n === 1 ? manaName(scene, color) : `${manaName(scene, color)} ${scene.look.ascii ? 'x' : '×'}${n}`;

/** Tactic, Skills, Units and what was played this turn. */
function possessions(scene: Scene, player: Player): string[] {
  const { text, words, look } = scene;
  const parts: string[] = [];
  if (player.tactic) {
    const used = player.tacticUsed ? ` (${words.tacticUsed})` : '';
    const die = player.tacticDie ? ` (${manaName(scene, player.tacticDie)})` : '';
    const under = player.tacticCards.length > 0 ? ` (${player.tacticCards.length})` : '';
    parts.push(`${words.tactic}: ${text.name('tactic', player.tactic)}${used}${die}${under}`);
  }
  const list = (title: string, names: readonly string[]) => {
    if (names.length > 0) parts.push(`${title}: ${names.join(', ')}`);
  };
  list(
    words.skills,
    player.skills.map(({ skill, used }) => paint(look, used ? 'dim' : 'reset', text.name('skill', skill))),
  );
  list(
    words.units,
    player.units.map(({ unit, spent }) => paint(look, spent ? 'dim' : 'reset', text.name('unit', unit))),
  );
  list(
    words.played,
    player.played.map(({ card }) => text.name('card', card)),
  );
  return parts;
}
