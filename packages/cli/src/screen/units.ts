import { keyOf, levelOf, type Player, UNITS, type Unit, useOf } from '@deedbook/engine';
import { type Arranged, type Numbered, numberedLines } from './choices.ts';
import { flow, GAP, table } from './layout.ts';
import { paint } from './paint.ts';
import { heading, type Scene } from './scene.ts';

/** A hero's Units: whether they are ready, their abilities, and the numbers to choose them. */
export function drawUnits(scene: Scene, { units: offered }: Arranged, isShort = false): string[] {
  const { view, seat, words, look } = scene;
  const player = view.players[seat] as Player;
  if (player.units.length === 0) return [];
  const rows = player.units.map((unit, i) => ({
    title: titleOf(scene, player.units, i),
    lines: (width: number) => flow(partsOf(scene, player.units, unit, offered, isShort), GAP, width),
  }));
  return [`${heading(scene, words.units)} (${commandTokens(scene, player)})`, ...table(rows, look.width)];
}

/** Command tokens in use, out of those available. */
export const commandTokens = ({ words }: Scene, player: Player): string =>
  words.commandTokens(player.units.length, levelOf(player).commandTokens);

/** Units with the same name are numbered. */
function titleOf({ look, text }: Scene, units: readonly Unit[], at: number): string {
  const unit = units[at] as Unit;
  const alike = units.filter(other => other.unit === unit.unit);
  const name = paint(look, 'bold', text.name('unit', unit.unit));
  return alike.length === 1 ? name : `${name} ${alike.indexOf(unit) + 1}`;
}

function partsOf(
  scene: Scene,
  units: readonly Unit[],
  unit: Unit,
  offered: readonly Numbered[],
  isShort: boolean,
): string[] {
  const { text, words, look } = scene;
  const { level, armor, abilities, resistances } = text.unitText(unit.unit);
  const isReady = !unit.spent && unit.wounds === 0;
  const { banners } = scene.view.players[scene.seat] as Player;
  const bannerOn = ({ id }: Unit) => banners.find(banner => banner.unit === id)?.banner ?? null;
  const alike = units.filter(other => other.unit === unit.unit);
  // Units with the same name are told apart by their Banners only if these differ.
  const word = new Set(alike.map(bannerOn)).size > 1 ? bannerOn(unit) : null;
  // Interchangeable Units have the same choices: the first ready one shows the numbers.
  const same = alike.filter(other => bannerOn(other) === bannerOn(unit));
  const isFirst = isReady && same.find(other => !other.spent && other.wounds === 0) === unit;
  const use = (at: number) =>
    isFirst ? offered.find(({ choice }) => choice.key === keyOf(useOf(unit.unit, at, word))) : undefined;
  const troop = { id: unit.unit, n: alike.length === 1 ? null : alike.indexOf(unit) + 1 };
  const heal = offered.find(({ choice }) => choice.key === keyOf({ act: 'heal-unit', troop }));
  const stats = [stateOf(scene, unit), words.level(level), words.armor(armor), ...resistances].join(', ');
  return [
    isReady ? stats : paint(look, 'dim', stats),
    ...(heal ? numberedLines(scene, heal, words.heal(UNITS.get(unit.unit).level)) : []),
    ...abilities.flatMap((ability, at) => (isShort && !use(at) ? [] : numberedLines(scene, use(at), ability))),
  ];
}

function stateOf({ words }: Scene, { spent, wounds }: Unit): string {
  const parts = [...(spent ? [words.spent] : []), ...(wounds > 0 ? [words.wounded(wounds)] : [])];
  return parts.length > 0 ? parts.join(', ') : words.ready;
}

/** Another hero's Units in a few words. */
export function unitNames({ text, words }: Scene, units: readonly Unit[]): string {
  const named = units.map(unit => {
    const about = [...(unit.spent ? [words.spent] : []), ...(unit.wounds > 0 ? [words.wounded(unit.wounds)] : [])];
    const name = text.name('unit', unit.unit);
    return about.length > 0 ? `${name} (${about.join(', ')})` : name;
  });
  return `${words.units}: ${named.join(', ')}`;
}
