import {
  type Asked,
  CARDS,
  type Choice,
  ENEMIES,
  type Hex,
  hexNamed,
  type MapToken,
  moveCost,
  spaceAt,
  TACTICS,
  type Term,
} from '@deedbook/engine';
import { wrap } from '../screen/layout.ts';
import { paint } from '../screen/paint.ts';
import { heading, nameOfSeat, type Scene } from '../screen/scene.ts';
import { findCard } from './find.ts';

/** Explains a choice by its number or key, a hex, a card, or why anything else cannot be done. */
export function explain(scene: Scene, asked: Asked, choices: readonly Choice[], word: string): string[] {
  const { words } = scene;
  if (/^\d+$/.test(word)) {
    const choice = choices[Number(word) - 1];
    return choice ? explainChoice(scene, asked, choice) : [words.noSuchNumber(Number(word), choices.length)];
  }
  const choice = choices.find(({ key }) => key === word);
  if (choice) return explainChoice(scene, asked, choice);
  const hex = hexNamed(word);
  if (hex !== null) return explainHex(scene, choices, hex);
  const found = findCard(word);
  if (found)
    return [
      ...describe(scene, found.kind, found.id),
      ...(found.kind === 'card' ? whyNot(scene, choices, found.id) : []),
    ];
  return [refused(scene, word)];
}

function explainChoice(scene: Scene, asked: Asked, choice: Choice): string[] {
  const { text, view, words, look } = scene;
  const lines = [text.choice(asked, choice, view), words.allowed];
  const { at } = choice;
  if (at && CARDS.has(at.id)) lines.push(...describe(scene, 'card', at.id));
  else if (at && TACTICS.has(at.id)) lines.push(...describe(scene, 'tactic', at.id));
  else if (at?.kind === 'hex') lines.push(...describeHex(scene, hexNamed(at.id) as Hex));
  return lines.flatMap(line => wrap(line, look.width, '  '));
}

/** A card or a Tactic in words. */
export function describe(scene: Scene, kind: 'card' | 'tactic', id: string): string[] {
  const { text, words, look } = scene;
  if (kind === 'tactic') {
    const { name, number, time, text: does } = text.tacticText(id);
    return [`${heading(scene, name)} (${words.tactic} ${number}, ${time})`, ...wrap(does, look.width, '  ')];
  }
  const { name, kind: sort, color, types, basic, powered, strongName } = text.cardText(id);
  const about = [sort, ...(color ? [color] : []), ...types].join(', ');
  const strong = strongName ? `${words.powered} (${strongName})` : words.powered;
  return [
    `${heading(scene, name)} (${about})`,
    ...wrap(basic, look.width, '  '),
    ...(CARDS.get(id).kind === 'wound' ? [] : wrap(`${strong}: ${powered}`, look.width, '  ')),
  ];
}

/** What keeps a card from being played now, for each way of playing it. */
function whyNot(scene: Scene, choices: readonly Choice[], card: string): string[] {
  const keys = [`play ${card}`, `power ${card}`].filter(key => !choices.some(choice => choice.key === key));
  const reasons = new Set(keys.map(key => refused(scene, key)));
  return [...reasons].flatMap(reason => wrap(reason, scene.look.width, '  '));
}

function refused({ session, seat, text, words }: Scene, key: string): string {
  const refusal = session.why(seat, key);
  return refusal ? text.refusal(refusal) : words.allowed;
}

/** A space of the map, and why the hero cannot go there if that is so. */
function explainHex(scene: Scene, choices: readonly Choice[], hex: Hex): string[] {
  const { text, look } = scene;
  const offered = choices.some(({ at }) => at?.kind === 'hex' && hexNamed(at.id) === hex);
  const name = text.hex(hex).replaceAll('−', '-');
  const lines = [...describeHex(scene, hex), ...(offered ? [] : [refused(scene, `walk ${name}`)])];
  return lines.flatMap(line => wrap(line, look.width, '  '));
}

function describeHex(scene: Scene, hex: Hex): string[] {
  const { session, seat, view, text, words, look } = scene;
  const query = session.look(seat);
  const space = spaceAt(query.s, hex);
  if (!space) return [];
  const terms: Term[] = [];
  const cost = moveCost(query, space, terms);
  const site = space.site === null ? null : text.siteText(space.site);
  const token = view.tokens.find(other => other.hex === hex);
  const heroes = view.players.flatMap((player, i) => (player.hex === hex ? [nameOfSeat(scene)(i)] : []));
  const ground = `${text.hex(hex)}: ${text.name('terrain', space.terrain)}`;
  return [
    paint(look, 'bold', `${ground} (${cost === null ? words.impassable : words.move(cost)})`),
    ...(terms.length > 1 ? [text.terms(terms)] : []),
    ...(site ? [`${site.name}: ${site.text}`] : []),
    ...(token ? [describeToken(scene, token)] : []),
    ...(heroes.length > 0 ? [heroes.join(', ')] : []),
  ];
}

/** An enemy with its numbers where it is known; else the colour of its back. */
function describeToken({ text, words }: Scene, { name, color }: MapToken): string {
  const shown = `${text.name('token', name)} (${text.name('token-color', color)})`;
  const enemy = ENEMIES.find(name);
  if (!enemy) return shown;
  const attack = enemy.attacks.map(({ value }) => value).join(' + ');
  return `${shown}: ${words.enemy(enemy.armor, attack === '' ? '0' : attack, enemy.fame)}`;
}
