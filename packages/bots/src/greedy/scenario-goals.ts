import {
  ENEMIES,
  groundOf,
  type Hex,
  hasIncanted,
  hex as hexAt,
  isSettled,
  type Name,
  type Query,
  returnersOf,
  type Space,
  sidesOf,
  spaceAt,
} from '@deedbook/engine';
import { stakesOf } from './combat.ts';
import { bestFight } from './fight-plan.ts';
import type { Add } from './goals.ts';
import type { Mood } from './mind.ts';
import type { Pool } from './pool.ts';
import type { Routes } from './routes.ts';
import { threatOf } from './threats.ts';

/* Goals specific to some scenarios. */

type Goals = (q: Query, routes: Routes, mood: Mood, add: Add) => void;

/** The portal's space, even after it has closed. */
const CENTRE: Hex = hexAt(0, 0);

/** The worth of a goal that outweighs everything else at the end. */
const EVERYTHING = 30;

/** Cards played per turn, and the Move points they give. */
const CARDS_A_TURN = 4;
const MOVE_A_TURN = 4;

/** One to Return: go back to the portal in time, but not much earlier. */
const comeBack: Goals = (q, routes, _mood, add) => {
  const side = sidesOf(q.s).find(seats => seats.includes(q.seat)) ?? [];
  if (q.s.round < q.mode.rounds || !returnersOf(q.s, side).includes(q.seat)) return;
  const cost = routes.cost.get(CENTRE);
  if (cost === undefined) return;
  const turnsLeft = (q.me.hand.length + q.me.deck.length) / CARDS_A_TURN;
  if (cost / MOVE_A_TURN + 1 < turnsLeft) return;
  const rival = q.s.players.find((player, seat) => seat !== q.seat && player.hex === CENTRE);
  const act = rival ? ({ act: 'duel', hero: rival.hero } as const) : null;
  add('return', CENTRE, act, 0, () => EVERYTHING, EVERYTHING);
};

/** Druid Nights: mark as many glades as the hero can handle, and perform the incantation at night. */
const callDruids: Goals = (q, routes, mood, add) => {
  if (hasIncanted(q.s, q.seat)) return;
  const glades = [...groundOf(q.s.map).values()].filter(space => space.site === 'magical-glade');
  const marked = glades.filter(({ hex }) => q.s.shields.some(shield => shield.hex === hex && shield.seat === q.seat));
  const last = q.s.round > 2;
  if (marked.length < (last ? 1 : 2) || mood.adventurous) {
    for (const { hex } of glades.filter(space => !marked.includes(space))) {
      add(`mark ${hex}`, hex, { act: 'mark-glade' }, 0, () => MARKED, MARKED);
    }
  }
  if (q.s.time !== 'night' || marked.length === 0) return;
  const worth = (pool: Pool): number => worthOfIncantation(q, pool, marked.length, last, mood);
  const place = quietPlace(q, routes);
  if (place !== null) add('incantation', place, { act: 'incantation' }, 0, worth, 0);
};

const MARKED = 3;
const CRYSTAL = 0.8;

/** Double Fame, and crystals regardless of the result. It should be done before the Night is over. */
function worthOfIncantation(q: Query, pool: Pool, n: number, last: boolean, { daring }: Mood): number {
  const names = last ? DRAGONS() : MONSTERS();
  const groups = [0, 1, 2].map(i =>
    Array.from({ length: n }, (_, j) => {
      const threat = threatOf(names[(i * 3 + j) % names.length] as Name);
      return { ...threat, fame: 2 * threat.fame };
    }),
  );
  const stakes = stakesOf(q, 0, 0, true);
  const fight = groups.reduce((sum, threats) => sum + bestFight(pool, threats, stakes).value, 0) / groups.length;
  const late = q.me.deck.length === 0 || q.s.announcedBy !== null ? LATE : 0;
  return daring * fight + CRYSTAL * n * (last ? 2 : 1) + late;
}

const LATE = 4;

const ofColor = (color: string) => (): readonly Name[] => ENEMIES.ids().filter(id => ENEMIES.get(id).color === color);
const MONSTERS = ofColor('brown');
const DRAGONS = ofColor('red');

/** The nearest uninhabited space. */
function quietPlace(q: Query, routes: Routes): Hex | null {
  let best: Hex | null = null;
  for (const [hex, cost] of routes.cost) {
    if (isSettled(q.s, spaceAt(q.s, hex) as Space)) continue;
    if (best === null || cost < (routes.cost.get(best) as number)) best = hex;
  }
  return best;
}

const GOALS: Readonly<Record<Name, Goals>> = {
  'one-to-return': comeBack,
  'druid-nights': callDruids,
};

export const addScenarioGoals: Goals = (q, routes, mood, add) => GOALS[q.s.options.scenario]?.(q, routes, mood, add);
