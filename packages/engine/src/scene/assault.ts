import { type Effect, type Frame, frameOf, type Seat } from '../core/effect.ts';
import { ENEMIES } from '../rules/catalogue.ts';
import { cityAt, spaceAt } from '../rules/map/ground.ts';
import { newTurn } from '../rules/turn/new-turn.ts';
import { turnMenu } from '../rules/turn/turn.ts';
import type { Participant } from '../state/assault.ts';
import { type Hex, hexName, STEPS } from '../state/hex.ts';
import type { Player } from '../state/player.ts';
import { onMap } from './ground.ts';
import type { Stage } from './stage.ts';

// The effects the rules queue at this point of a game.
const SETTLE: Effect = { fx: 'settle-assault' };
const TAKE_PART: Effect = { fx: 'take-part' };
const PART_OVER: Effect = { fx: 'part-over' };
const INTO_THE_CITY: Effect = { fx: 'into-the-city' };

/**
 * Sets up a cooperative assault, during the part of one participant: those before have fought, those after have not
 * begun. Returns what is still to happen in it, or null if the scene has none.
 */
export function setAssault(stage: Stage, seat: Seat): Frame[] | null {
  const { scene, s, problems } = stage;
  if (!scene.assault) return null;
  const at = onMap(stage, ['assault', 'at'], scene.assault.at);
  const home = at === null ? undefined : cityAt(s, at)?.hexes[0];
  if (home === undefined) {
    problems.add(['assault', 'at'], `there is no city on ${scene.assault.at}`, 'no-city', scene.assault.at);
    return null;
  }
  const fighters = Object.entries(scene.assault.shares).flatMap(([hero, share]) => {
    const path = ['assault', 'shares', hero];
    const who = stage.seat(path, hero);
    return who === null ? [] : [{ seat: who, hero, defenders: stage.names(path, share, ENEMIES) }];
  });
  const present = fighters.findIndex(fighter => fighter.seat === seat);
  if (present < 0) problems.add(['assault', 'shares'], 'the hero whose turn it is takes part');
  const participants = fighters.map(({ seat: who, hero, defenders }, i): Participant => {
    const player = s.players[who] as Player;
    const from = cameFrom(stage, hero, player.hex as Hex, home);
    const path = player.hex === from ? [from] : [from, player.hex as Hex];
    if (i > 0) player.tokenDown = true;
    const turn = { ...newTurn(), seat: who, part: 'action' as const, path, moved: path.length > 1, cardUsed: true };
    return { seat: who, defenders, from, turn: i < present ? turn : null, rewards: [] };
  });
  s.assault = { hex: home, participants, again: false };
  const proposer = fighters[0]?.seat ?? seat;
  s.current = proposer;
  const later = fighters.slice(present + 1).toReversed();
  return [
    frameOf(turnMenu(), proposer),
    frameOf(SETTLE, proposer),
    ...later.flatMap(({ seat: who }) => [frameOf(PART_OVER, who), frameOf(TAKE_PART, who)]),
    frameOf(PART_OVER, seat),
    frameOf(INTO_THE_CITY, seat),
  ];
}

/** The space of a hero who is still outside; for one in the city, the space named or a free one next to it. */
function cameFrom(stage: Stage, hero: string, here: Hex, home: Hex): Hex {
  const { scene, s } = stage;
  const spaces = cityAt(s, home)?.hexes ?? [];
  if (!spaces.includes(here)) return here;
  const said = scene.assault?.from?.[hero];
  if (said !== undefined) return onMap(stage, ['assault', 'from', hero], said) ?? here;
  const beside = STEPS.map(step => here + step).filter(hex => spaceAt(s, hex) && !spaces.includes(hex));
  const free = beside.find(hex => !s.players.some(player => player.hex === hex) && !s.tokens.some(t => t.hex === hex));
  if (free === undefined) stage.problems.add(['assault', 'from'], `say where ${hero} came from to ${hexName(here)}`);
  return free ?? here;
}
