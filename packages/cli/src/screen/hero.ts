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
import { influenceOf, manaName, nameOfSeat, type Scene, shownHex, signed } from './scene.ts';
import { commandTokens, unitNames } from './units.ts';

/** The deciding hero's strip: tracks, mana, points, and everything in their area. */
export function drawHero(scene: Scene): string[] {
  const { view, seat, words, look } = scene;
  const player = view.players[seat] as Player;
  const { armor } = levelOf(player);
  const name = paint(look, 'bold', nameOfSeat(scene)(seat));
  const limit = handLimit(scene.query);
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

/** One line about another hero, public facts only; the short form has just the most important ones. */
export function drawOther(scene: Scene, seat: Seat, isShort: boolean): string[] {
  const { view, words, look } = scene;
  const player = view.players[seat] as Player;
  const parts = [
    paint(look, 'bold', nameOfSeat(scene)(seat)),
    player.hex === null ? words.offMap : shownHex(scene, player.hex),
    words.level(player.level),
    words.fame(player.fame),
    reputation(scene, player),
    words.cards(player.hand.length, player.deck.length, player.discard.length),
  ];
  if (!isShort) parts.push(...crystals(scene, player));
  if (!isShort && player.units.length > 0) parts.push(unitNames(scene, player.units));
  return flow(parts, ` ${paint(look, 'dim', signs(look).dot)} `, look.width, '  ');
}

/** Fame and what is missing for the next level, or the level gained at the end of the turn. */
function fame({ words }: Scene, player: Player): string {
  const coming = LEVELS.filter(line => line.fame <= player.fame).length;
  const next = LEVELS[player.level];
  if (!next) return words.fame(player.fame);
  const about = coming > player.level ? words.levelComing(coming) : words.nextLevel(next.fame);
  return `${words.fame(player.fame)} (${about})`;
}

function reputation(scene: Scene, { reputation: at }: Player): string {
  const { words } = scene;
  const modifier = reputationModifier(at);
  if (modifier === 0) return words.reputation(signed(scene, at));
  return words.reputationFor(signed(scene, at), modifier === null ? words.noInteraction : signed(scene, modifier));
}

/** The points of this turn, if any. */
function turnPoints(scene: Scene): string[] {
  const { view, seat, words, look } = scene;
  // A defender on another player's turn has points too.
  const turn = view.defence?.seat === seat ? view.defence : view.turn;
  const { move, influence, heal, interacting } = turn;
  if (turn.seat !== seat) return [];
  const points = (view.combat || view.duel) && move === 0 ? [] : [words.move(move)];
  if (influence !== 0 || interacting) points.push(influenceOf(scene, influence));
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
    player.skills.map(({ skill, used }) => {
      const name = text.name('skill', skill);
      return used ? paint(look, 'dim', `${name} (${words.skillUsed})`) : name;
    }),
  );
  // Units have lines of their own, with what they can do.
  if (player.units.length === 0) parts.push(commandTokens(scene, player));
  list(
    words.played,
    player.played.map(({ card }) => text.name('card', card)),
  );
  return parts;
}
