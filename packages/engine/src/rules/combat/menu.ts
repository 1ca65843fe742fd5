import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Combat, Foe } from '../../state/state.ts';
import { offerCards } from '../cards/play.ts';
import type { Game } from '../game.ts';
import { offerUnits } from '../interaction/units.ts';
import { happened } from '../lasting.ts';
import { rule } from '../mage-knight.ts';
import { askMenu, type Menu } from '../menu.ts';
import type { Query } from '../query.ts';
import { twistsOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { offerAnytime } from '../turn/anytime.ts';
import { assignDamage } from './damage.ts';
import { aimAt, markAttack } from './foes.ts';
import { attackSoFar, blockSoFar, comingAttacks, damageOf, fortifications, present, targetsOf } from './numbers.ts';
import { conclude, defeat } from './results.ts';
import { summon } from './summon.ts';

/** One phase of a combat: what may be played, whom it is against, and when it is over (CMB-GEN-01). */
export const fightOn = rule(
  'fight-on',
  function* (q: Query) {
    const combat = q.s.combat as Combat;
    if (combat.foes.every(foe => foe.defeated || foe.summoner !== null)) return (g: Game) => g.next(conclude()); // CMB-GEN-02
    const done = yield* askMenu(
      q.seat,
      `combat-${combat.phase}`,
      menu => fill(q, menu),
      key => whyNotNow(q.s.combat as Combat, key),
    );
    return (g: Game) => {
      if (done !== null) g.next(done, fightOn());
      else endPhase(g);
    };
  },
  { calm: true },
);

/** Why something is not for this moment, whatever the hand holds. */
function whyNotNow(combat: Readonly<Combat>, key: string): Refusal | null {
  const [verb = '', ...words] = key.split(' ');
  if (OTHER_ACTIONS.has(verb)) return refuse('TRN-15');
  if (verb === 'heal') return refuse('CMB-GEN-07');
  if (key === 'end-turn') return refuse('CMB-GEN-13');
  if (key === 'attack' || key === 'block') return refuse('CMB-GEN-01', { phase: combat.phase });
  const foe = combat.foes.find(other => other.key === words.join(' '));
  if (!foe || (verb !== 'target' && verb !== 'take')) return null;
  if (!present(combat).includes(foe) && !foe.defeated)
    return refuse(foe.summoner === null ? 'CMB-SUM-02' : 'CMB-SUM-03');
  return combat.phase === 'block' && combat.targets.length > 0 ? refuse('CMB-BLK-03') : null;
}

/** Movement and the other actions of a turn: a combat is the one there is. */
const OTHER_ACTIONS: ReadonlySet<string> = new Set(
  'walk provoke assault explore interact enter burn pay challenge rest'.split(' '),
);

function fill(q: Query, menu: Menu): void {
  const combat = q.s.combat as Combat;
  offerCards(q, menu);
  offerUnits(q, menu);
  offerAnytime(q, menu);
  if (combat.phase === 'damage') {
    for (const { foe, at } of comingAttacks(combat)) {
      const damage = damageOf(q, foe, at);
      menu.add({
        key: attackKey('take', foe, at),
        value: assignDamage({ foe: foe.id, at, left: damage }),
        at: spot(foe),
        about: { damage },
      });
    }
    if (comingAttacks(combat).length === 0) menu.add(END_PHASE);
    else menu.close('end-phase', () => refuse('CMB-DMG-13'));
    return;
  }
  if (combat.phase === 'block') offerBlocks(q, menu, combat);
  else offerAttacks(q, menu, combat);
  if (combat.targets.length > 0) menu.add({ key: 'give-up', value: giveUp(), at: button('give-up') });
  menu.add(END_PHASE);
}

const button = (id: string) => ({ kind: 'button', id });
const END_PHASE = { key: 'end-phase', value: null, at: button('end-phase') };
const spot = (foe: Foe) => ({ kind: 'enemy', id: foe.key });

/** An enemy with several attacks is named with the number of the one meant. */
export const attackKey = (verb: string, foe: Foe, at: number): string =>
  foe.attacks.length > 1 ? `${verb} ${foe.key} attack ${at + 1}` : `${verb} ${foe.key}`;

function offerAttacks(q: Query, menu: Menu, combat: Readonly<Combat>): void {
  for (const foe of present(combat)) {
    const chosen = combat.targets.includes(foe.id);
    if (chosen) menu.offer(q, `spare ${foe.key}`, spare({ foe: foe.id }), spot(foe));
    else menu.offer(q, `target ${foe.key}`, target({ foe: foe.id }), spot(foe));
  }
  menu.offer(q, 'attack', strike(), button('attack'));
}

function offerBlocks(q: Query, menu: Menu, combat: Readonly<Combat>): void {
  if (combat.targets.length === 0) {
    for (const { foe, at } of comingAttacks(combat)) {
      menu.add({ key: attackKey('target', foe, at), value: parry({ foe: foe.id, at }), at: spot(foe) });
    }
  }
  menu.offer(q, 'block', block(), button('block'));
}

/** Makes an enemy a target of the attack being put together (CMB-RNG-02). */
const target = rule('target', { foe: is.id }, (q, e) => {
  const combat = q.s.combat as Combat;
  const foe = combat.foes.find(other => other.id === e.foe) as Foe;
  if (combat.phase === 'ranged') {
    if (fortifications(foe) > 1) return refuse('CMB-RNG-06', { enemy: foe.enemy });
    if (fortifications(foe) > 0 && combat.values.some(value => value.kind === 'ranged')) {
      return refuse('CMB-RNG-05', { enemy: foe.enemy });
    }
  }
  return g => aimAt(g.s.combat as Combat, foe.id);
});

/** No longer a target, unless something was revealed since; without any what was played is wasted (CMB-RNG-12, UND-03). */
const spare = rule('spare', { foe: is.id }, (q, e) => {
  const { fixed, foes } = q.s.combat as Combat;
  if (fixed.includes(e.foe)) return refuse('UND-03', { enemy: (foes.find(({ id }) => id === e.foe) as Foe).enemy });
  return g => {
    const combat = g.s.combat as Combat;
    combat.targets = combat.targets.filter(id => id !== e.foe);
    if (combat.targets.length === 0) combat.values = [];
  };
});

/** Chooses the one attack that the next Blocks are against (CMB-BLK-03). */
const parry = rule('parry', { foe: is.id, at: is.amount }, (_q, e) => g => {
  const combat = g.s.combat as Combat;
  aimAt(combat, e.foe);
  combat.blocking = e.at;
});

/** Gives up the attack or block being put together: its values are wasted. */
const giveUp = rule('give-up', () => g => drop(g.s.combat as Combat));

function drop(combat: Combat): void {
  combat.targets = [];
  combat.values = [];
}

/** The attack succeeds if it reaches the Armor of all its targets together; then all are defeated (CMB-RNG-11). */
const strike = rule('strike', q => {
  const combat = q.s.combat as Combat;
  if (combat.targets.length === 0) return refuse('CMB-RNG-02');
  const { total, needed } = attackSoFar(q);
  if (total < needed) return refuse('CMB-RNG-11', { total, needed });
  return g => {
    const fight = g.s.combat as Combat;
    const targets = targetsOf(fight);
    const cards = fight.values.map(value => value.from);
    drop(fight);
    for (const foe of targets) {
      defeat(g, foe);
      happened(g, { event: 'defeated', foe, cards });
    }
  };
});

/** The block succeeds if it reaches the attack; the enemy then deals no damage (CMB-BLK-08, CMB-BLK-10). */
const block = rule('block-attack', q => {
  const combat = q.s.combat as Combat;
  if (combat.targets.length === 0) return refuse('CMB-BLK-03');
  const { total, needed } = blockSoFar(q);
  if (total < needed) return refuse('CMB-BLK-08', { total, needed });
  return g => {
    const fight = g.s.combat as Combat;
    const [foe] = targetsOf(fight);
    markAttack(g, foe as Foe, fight.blocking, 'blocked');
    g.tell({ news: 'attack-blocked', seat: g.seat, enemy: (foe as Foe).enemy });
    const cards = fight.values.map(value => value.from);
    drop(fight);
    happened(g, { event: 'blocked', foe: foe as Foe, cards });
  };
});

/** On to the next phase; what was played and not used is wasted (CMB-GEN-06). */
function endPhase(g: Game): void {
  const combat = g.s.combat as Combat;
  drop(combat);
  if (combat.phase === 'attack') {
    g.next(conclude());
    return;
  }
  if (combat.phase === 'ranged') {
    combat.phase = 'block';
    g.next(summon());
  } else if (combat.phase === 'block') {
    // CMB-ABL-19: an attack of 0 counts as blocked. CMB-GEN-03: nothing to assign, no phase.
    for (const { foe, at } of comingAttacks(combat)) if (damageOf(g, foe, at) === 0) markAttack(g, foe, at, 'blocked');
    combat.phase = comingAttacks(combat).length > 0 ? 'damage' : 'attack';
  } else {
    combat.phase = 'attack';
  }
  g.tell({ news: 'phase-began', seat: g.seat, phase: combat.phase });
  for (const twist of twistsOf(g.s)) twist.onPhase?.(g);
  g.next(fightOn());
}
