import { frameOf, type Seat } from '../core/effect.ts';
import { defend } from '../rules/duel/begin.ts';
import { duelOn } from '../rules/duel/menu.ts';
import { blockerOf } from '../rules/duel/numbers.ts';
import { isSafe } from '../rules/map/figures.ts';
import { spaceAt } from '../rules/map/ground.ts';
import { siteOf } from '../rules/scenarios/scenarios.ts';
import { newTurn } from '../rules/turn/new-turn.ts';
import type { Duel, DuelValue } from '../state/duel.ts';
import { type Hex, neighbours } from '../state/hex.ts';
import type { Player } from '../state/player.ts';
import type { SceneDuel } from './description.ts';
import type { Path } from './problems.ts';
import type { Stage } from './stage.ts';
import { valueIn } from './values.ts';

/** The defender in the scene's player combat; null if there is none. */
export function defenderIn(stage: Stage, aggressor: Seat): Seat | null {
  const { playerCombat: said } = stage.scene;
  if (!said) return null;
  const other = said.with === undefined ? null : stage.seat(['playerCombat', 'with'], said.with);
  return other ?? [...stage.s.players.keys()].find(seat => seat !== aggressor) ?? null;
}

/** The aggressor came from a safe space next to this one. */
export function cameFrom({ s }: Stage, aggressor: Seat): readonly Hex[] {
  const here = (s.players[aggressor] as Player).hex as Hex;
  const from = neighbours(here).find(hex => isSafe(s, hex, aggressor));
  return from === undefined ? [here] : [from, here];
}

/** Sets up player combat, on top of what is still to happen. */
export function beginSceneDuel(stage: Stage, said: SceneDuel, aggressor: Seat, defender: Seat): void {
  const { s } = stage;
  const hex = (s.players[aggressor] as Player).hex as Hex;
  const { participation = 'full', phase = 'ranged', step = 'attack' } = said;
  const site = spaceAt(s, hex)?.site;
  const usual = phase === 'ranged' ? defender : aggressor;
  const attacker = said.attacker === undefined ? usual : stage.seat(['playerCombat', 'attacker'], said.attacker);
  const duel: Duel = {
    hex,
    aggressor,
    defender,
    participation: participation === 'asked' ? null : participation,
    fortified: said.fortified ?? (site != null && siteOf(s, site).category === 'fortified'),
    phase,
    step,
    attacker: attacker ?? usual,
    passed: said.passed ?? false,
    attack: [],
    manaSpent: 0,
    block: [],
    slowed: said.slowed ?? false,
    damage: said.damage ?? 0,
    wounds: Object.entries(said.wounds ?? {}).flatMap(([who, n]) =>
      Array<Seat>(n).fill(stage.seat(['playerCombat', 'wounds', who], who) ?? 0),
    ),
    knockedOut: [],
    opened: said.attack || said.block ? [aggressor, defender] : [],
  };
  duel.attack = valuesOf(stage, 'attack', said.attack, duel.attacker);
  duel.block = valuesOf(stage, 'block', said.block, blockerOf(duel));
  s.duel = duel;
  if (participation === 'asked') {
    s.stack = [...s.stack, frameOf(defend(), defender)];
    return;
  }
  const player = s.players[defender] as Player;
  player.tokenDown = participation === 'full';
  s.defence = {
    ...newTurn(),
    seat: defender,
    part: 'action',
    path: [hex],
    emptyHanded: player.hand.length === 0,
    cardUsed: player.played.length > 0,
  };
  s.stack = [...s.stack, frameOf(duelOn(), step === 'block' ? blockerOf(duel) : duel.attacker)];
}

/** Values as in answers; in `attack 3 by peasants` a Unit gave it. */
function valuesOf(stage: Stage, what: 'attack' | 'block', said: readonly string[] = [], seat: Seat): DuelValue[] {
  return said.flatMap((entry, i) => {
    const path: Path = ['playerCombat', what, i];
    const [value = '', word] = entry.split(' by ');
    const [name, n = '1'] = (word ?? '').split(' ');
    const units = (stage.s.players[seat] as Player).units.filter(unit => unit.unit === name);
    const unit = word === undefined ? null : (units[Number(n) - 1]?.id ?? null);
    if (word !== undefined && unit === null) stage.problems.add(path, `'${word}' is no Unit of this player`);
    return valueIn(stage, path, value).map(one => ({ ...one, from: name || one.from, unit, parries: false }));
  });
}
