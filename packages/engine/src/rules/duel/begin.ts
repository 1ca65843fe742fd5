import type { Effect, Seat } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { optional } from '../../core/shape.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import type { Duel } from '../../state/duel.ts';
import type { Hex } from '../../state/hex.ts';
import { WOUND } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import { duelRule, settledRule } from '../mage-knight.ts';
import { spaceAt } from '../map/ground.ts';
import { endMovement } from '../map/movement-end.ts';
import type { InDuel, Query } from '../query.ts';
import { pauseOptions } from '../round/tactics.ts';
import { siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { newTurn } from '../turn/new-turn.ts';
import { whyNoDuel } from './allowed.ts';
import { duelOn } from './menu.ts';

/** Attacks the hero on the space just entered, as the action of this turn (PVP-INI-01). */
export const attackHero = settledRule(
  'attack-hero',
  { whom: is.seat, tunnelled: optional(is.flag) },
  (q, { whom, tunnelled }) => {
    if (q.turn.part !== 'movement') return refuse('TRN-15');
    return whyNoDuel(q, whom) ?? (g => beginDuel(g, whom, tunnelled));
  },
);

/**
 * Starts player combat: the aggressor loses unspent points, and the defender is asked (PVP-DEF-02). The site does not
 * protect the defender from an aggressor who tunneled in.
 */
export function beginDuel(g: Game, defender: Seat, tunnelled = false): void {
  endMovement(g);
  g.turn.heal = 0;
  const hex = g.me.hex as Hex;
  const site = spaceAt(g.s, hex)?.site;
  g.s.duel = {
    hex,
    aggressor: g.seat,
    defender,
    participation: null,
    // SIT-TOW-04: a mage tower stays fortified no matter who conquered it.
    fortified: !tunnelled && site != null && siteOf(g.s, site).category === 'fortified',
    phase: 'ranged',
    step: 'attack',
    attacker: defender, // PVP-RNG-01
    passed: false,
    attack: [],
    manaSpent: 0,
    block: [],
    slowed: false,
    damage: 0,
    wounds: [],
    knockedOut: [],
    opened: [],
  };
  g.tell({ news: 'duel-begins', seat: g.seat, defender, hex });
  happened(g, { event: 'combat-begins' });
  g.nextFor(defender, defend());
}

type Participation = NonNullable<Duel['participation']>;

const PARTIAL = option<Participation>({ act: 'partial' }, 'partial');
const FULL = option<Participation>({ act: 'full' }, 'full');

/** Whether the hand holds only Wounds, which rules out a full defense (PVP-DEF-05). */
const isHelpless = ({ me }: Query): boolean => me.hand.length > 0 && me.hand.every(card => card === WOUND);

/**
 * The defender may first use what can be used before a turn, then chooses full or partial participation (PVP-DEF-01,
 * -02).
 */
export const defend = duelRule(
  'defend',
  function* (q) {
    const options: Option<Effect | Participation>[] = pauseOptions(q).flatMap(({ choice, value }) =>
      value === null ? [] : [{ choice, value }],
    );
    options.push(...(isHelpless(q) ? [PARTIAL] : [FULL, PARTIAL]));
    const chosen = yield* ask(q.seat, 'defend', options, {
      always: true,
      about: { hero: (q.s.players[q.duel.aggressor] as Player).hero },
      refused: key => (key === 'full' ? refuse('PVP-DEF-05') : key === 'announce-end' ? refuse('PVP-DEF-01') : null),
    });
    return (g: InDuel<Game>) => {
      if (typeof chosen === 'string') takePart(g, chosen);
      else g.next(chosen, defend());
    };
  },
  { calm: true },
);

/**
 * Creates the defender's turn record. A full defense starts like a turn and replaces the next one (PVP-DEF-03, -04).
 */
function takePart(g: InDuel<Game>, participation: Participation): void {
  const { s, me, duel } = g;
  duel.participation = participation;
  if (participation === 'full') {
    me.tokenDown = true;
    happened(g, { event: 'turn-begins' });
    g.expire('next-turn', g.seat);
  }
  s.defence = {
    ...newTurn(),
    seat: g.seat,
    part: 'action',
    path: [duel.hex],
    emptyHanded: me.hand.length === 0,
  };
  g.tell({ news: 'participates', seat: g.seat, full: participation === 'full' });
  happened(g, { event: 'combat-begins' });
  const site = participation === 'full' ? spaceAt(s, duel.hex)?.site : null;
  const benefit = site ? siteOf(s, site).atTurnStart : undefined;
  if (benefit) g.next(benefit);
  if (participation === 'full') for (const twist of twistsOf(s)) twist.atTurnStart?.(g);
  g.next(duelOn());
}
