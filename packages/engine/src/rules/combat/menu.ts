import { derived } from '../../core/derived.ts';
import type { Effect } from '../../core/effect.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { type Option, option } from '../../protocol/choice.ts';
import { keyOf } from '../../protocol/keys.ts';
import { oneNamed } from '../../protocol/slots.ts';
import type { Combat, Foe } from '../../state/combat.ts';
import { offerCards } from '../cards/hand.ts';
import type { Game } from '../game.ts';
import { offerUnits } from '../interaction/units.ts';
import { happened } from '../lasting.ts';
import { combatRule } from '../mage-knight.ts';
import { askMenu, type Menu } from '../menu.ts';
import type { InCombat } from '../query.ts';
import { twistsOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { offerAnytime } from '../turn/anytime.ts';
import { assignDamage } from './damage.ts';
import { aimAt, attackOf, markAttack } from './foes.ts';
import { attackSoFar, blockSoFar, comingAttacks, damageOf, fortifications, present, targetsOf } from './numbers.ts';
import { conclude, defeat } from './results.ts';
import { summon } from './summon.ts';

/** The menu of one combat phase: what can be played, against which targets, and how to end it (CMB-GEN-01). */
export const fightOn = combatRule(
  'fight-on',
  function* (q) {
    const { combat } = q;
    if (combat.foes.every(foe => foe.defeated || foe.summoner !== null))
      return (g: InCombat<Game>) => g.next(conclude()); // CMB-GEN-02
    const done = yield* askMenu(q.seat, `combat-${combat.phase}` as const, menu => fill(q, menu));
    return (g: InCombat<Game>) => {
      if (done !== null) g.next(done, fightOn());
      else endPhase(g);
    };
  },
  { calm: true },
);

/** Movement and the other actions of a turn, which a combat rules out. */
const OTHER_ACTIONS = [
  'walk',
  'provoke',
  'assault',
  'propose-assault',
  'explore',
  'interact',
  'enter',
  'burn',
  'pay-altar',
  'challenge',
  'rest',
  'duel',
] as const;

const NO_HEALING = refuse('CMB-GEN-07');
const NOT_OVER = refuse('CMB-GEN-13');
const ONE_ACTION = refuse('TRN-15');

/** Refuses the parts of a turn that must wait until the fight is over. */
export function closeTurn(menu: Menu, action: Refusal, ending: Refusal): void {
  menu.closeAll(action, ...OTHER_ACTIONS);
  menu.closeAll(NO_HEALING, 'heal', 'heal-unit');
  menu.closeAll(ending, 'end-turn');
}

/** Refuses what does not belong in this phase, and enemies that cannot be targeted in it. */
function closePhase({ combat }: InCombat, menu: Menu): void {
  closeTurn(menu, ONE_ACTION, NOT_OVER);
  menu.closeAll(refuse('CMB-GEN-01', { phase: combat.phase }), 'attack', 'block');
  for (const foe of combat.foes) {
    const why = whyNotChosen(combat, foe);
    if (why === null) continue;
    for (const act of ['target', 'take-damage'] as const)
      menu.close(keyOf({ act, foe: oneNamed(foe.key), attack: null }), () => why);
  }
}

function whyNotChosen(combat: Readonly<Combat>, foe: Foe): Refusal | null {
  if (!present(combat).includes(foe) && !foe.defeated)
    return refuse(foe.summoner === null ? 'CMB-SUM-02' : 'CMB-SUM-03');
  return combat.phase === 'block' && combat.targets.length > 0 ? refuse('CMB-BLK-03') : null;
}

function fill(q: InCombat, menu: Menu): void {
  const { combat } = q;
  if (menu.wanted !== null) closePhase(q, menu);
  offerCards(q, menu);
  if (menu.isFound) return;
  offerUnits(q, menu);
  offerAnytime(q, menu);
  if (combat.phase === 'damage') {
    for (const { foe, at } of comingAttacks(combat)) {
      const damage = damageOf(q, foe, at);
      menu.add(
        option({ act: 'take-damage', ...attackOf(foe, at), damage }, assignDamage({ foe: foe.id, at, left: damage })),
      );
    }
    if (comingAttacks(combat).length === 0) menu.add(END_PHASE);
    else menu.close('end-phase', () => refuse('CMB-DMG-13'));
    return;
  }
  if (combat.phase === 'block') offerBlocks(q, menu);
  else offerAttacks(q, menu);
  if (combat.targets.length > 0) menu.add(GIVE_UP);
  menu.add(END_PHASE);
}

const END_PHASE = option({ act: 'end-phase' }, null);

/** Stops or starts targeting an enemy; cached per enemy. */
const aims = derived((foe: Foe) => {
  const named = oneNamed(foe.key);
  return {
    chosen: option({ act: 'spare', foe: named }, spare({ foe: foe.id })),
    others: option({ act: 'target', foe: named, attack: null }, target({ foe: foe.id })),
  };
});

/** Chooses one of its attacks to block. */
const parries = derived((foe: Foe) =>
  foe.attacks.map((_, at) => option({ act: 'target', ...attackOf(foe, at) }, parry({ foe: foe.id, at }))),
);

function offerAttacks(q: InCombat, menu: Menu): void {
  const { combat } = q;
  for (const foe of present(combat)) {
    const { chosen, others } = aims(foe);
    menu.offerOption(q, combat.targets.includes(foe.id) ? chosen : others);
  }
  menu.offerOption(q, ATTACK);
}

function offerBlocks(q: InCombat, menu: Menu): void {
  const { combat } = q;
  if (combat.targets.length === 0) {
    for (const { foe, at } of comingAttacks(combat)) {
      menu.add(parries(foe)[at] as Option<Effect>);
    }
  }
  menu.offerOption(q, BLOCK);
}

/** Makes an enemy a target of the current attack (CMB-RNG-02). */
const target = combatRule('target', { foe: is.id }, (q, e) => {
  const { combat } = q;
  const foe = combat.foes.find(other => other.id === e.foe) as Foe;
  if (combat.phase === 'ranged') {
    if (fortifications(foe) > 1) return refuse('CMB-RNG-06', { enemy: foe.enemy });
    if (fortifications(foe) > 0 && combat.values.some(value => value.kind === 'ranged')) {
      return refuse('CMB-RNG-05', { enemy: foe.enemy });
    }
  }
  return g => aimAt(g.combat, foe.id);
});

/**
 * Removes a target, unless something was revealed since it was chosen. With no target left, the values played are
 * wasted (CMB-RNG-12, UND-03).
 */
const spare = combatRule('spare', { foe: is.id }, (q, e) => {
  const { fixed, foes } = q.combat;
  if (fixed.includes(e.foe)) return refuse('UND-03', { enemy: (foes.find(({ id }) => id === e.foe) as Foe).enemy });
  return g => {
    const { combat } = g;
    combat.targets = combat.targets.filter(id => id !== e.foe);
    if (combat.targets.length === 0) combat.values = [];
  };
});

/** Chooses the attack that the next Blocks are played against (CMB-BLK-03). */
const parry = combatRule('parry', { foe: is.id, at: is.amount }, (_q, e) => g => {
  aimAt(g.combat, e.foe);
  g.combat.blocking = e.at;
});

/** Gives up the current attack or block; its values are wasted. */
const giveUp = combatRule('give-up', () => g => drop(g.combat));
const GIVE_UP = option({ act: 'give-up' }, giveUp());

function drop(combat: Combat): void {
  combat.targets = [];
  combat.values = [];
}

/** An attack succeeds if it equals or exceeds the total Armor of its targets; all of them are defeated (CMB-RNG-11). */
const strike = combatRule('strike', q => {
  if (q.combat.targets.length === 0) return refuse('CMB-RNG-02');
  const { total, needed } = attackSoFar(q);
  if (total < needed) return refuse('CMB-RNG-11', { total, needed });
  return g => {
    const targets = targetsOf(g.combat);
    const cards = g.combat.values.map(value => value.from);
    drop(g.combat);
    for (const foe of targets) {
      defeat(g, foe);
      happened(g, { event: 'defeated', foe, cards });
    }
  };
});

/** A block succeeds if it equals or exceeds the attack; the enemy then deals no damage (CMB-BLK-08, CMB-BLK-10). */
const block = combatRule('block-attack', q => {
  if (q.combat.targets.length === 0) return refuse('CMB-BLK-03');
  const { total, needed } = blockSoFar(q);
  if (total < needed) return refuse('CMB-BLK-08', { total, needed });
  return g => {
    const { combat } = g;
    const [foe] = targetsOf(combat);
    markAttack(g, foe as Foe, combat.blocking, 'blocked');
    g.tell({ news: 'attack-blocked', seat: g.seat, enemy: (foe as Foe).enemy });
    const cards = combat.values.map(value => value.from);
    drop(combat);
    happened(g, { event: 'blocked', foe: foe as Foe, cards });
  };
});

const ATTACK = option({ act: 'attack' }, strike());
const BLOCK = option({ act: 'block' }, block());

/** Moves to the next phase. Values played but not used are wasted (CMB-GEN-06). */
function endPhase(g: InCombat<Game>): void {
  const { combat } = g;
  drop(combat);
  if (combat.phase === 'attack') {
    g.next(conclude());
    return;
  }
  if (combat.phase === 'ranged') {
    combat.phase = 'block';
    g.next(summon());
  } else if (combat.phase === 'block') {
    // CMB-ABL-19: an attack of 0 counts as blocked. CMB-GEN-03: with no damage to assign, the phase is skipped.
    for (const { foe, at } of comingAttacks(combat)) if (damageOf(g, foe, at) === 0) markAttack(g, foe, at, 'blocked');
    combat.phase = comingAttacks(combat).length > 0 ? 'damage' : 'attack';
  } else {
    combat.phase = 'attack';
  }
  g.tell({ news: 'phase-began', seat: g.seat, phase: combat.phase });
  for (const twist of twistsOf(g.s)) twist.onPhase?.(g);
  g.next(fightOn());
}
