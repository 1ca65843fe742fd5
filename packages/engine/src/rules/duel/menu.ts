import { type Refusal, refuse } from '../../core/refusal.ts';
import { ask, choice, option } from '../../protocol/choice.ts';
import { offerCards } from '../cards/hand.ts';
import { closeTurn } from '../combat/menu.ts';
import type { Game } from '../game.ts';
import { offerUnits } from '../interaction/units.ts';
import { happened } from '../lasting.ts';
import { duelRule } from '../mage-knight.ts';
import { Menu } from '../menu.ts';
import type { InDuel } from '../query.ts';
import { offerAnytime } from '../turn/anytime.ts';
import { offerDamage } from './damage.ts';
import { attackTotal, blockerOf, damageThrough } from './numbers.ts';
import { endDuel } from './results.ts';

/*
 * Player combat is a series of exchanges (PVP-PH-03): one player attacks or passes, the other blocks, and the first
 * assigns the damage. Each step is a menu for the player who acts.
 */

/** One step of an exchange: what can be played, and how to end it. */
export const duelOn = duelRule(
  'duel-on',
  function* (q) {
    const { step, damage } = q.duel;
    const menu = new Menu();
    fill(q, menu);
    const done = yield* ask(q.seat, `duel-${step}` as const, menu.options, {
      // PVP-DMG-04: damage too low to Wound anything is lost.
      always: step !== 'damage',
      about: { damage },
      refused: key => explain(q, key),
    });
    return (g: InDuel<Game>) => {
      if (done === null) nextExchange(g, false);
      else g.next(done, ...(ENDINGS.has(done.fx) ? [] : [duelOn()]));
    };
  },
  { calm: true },
);

/** Effects that end a step and queue what comes next themselves. */
const ENDINGS: ReadonlySet<string> = new Set(['duel-attack', 'duel-pass', 'duel-stand', 'drive-off']);

function explain(q: InDuel, key: string): Refusal | null {
  const menu = new Menu(key);
  fill(q, menu);
  return menu.refusal;
}

const ONLY_COMBAT = refuse('PVP-DEF-02');
const NOT_OVER = refuse('CMB-INI-13');

const DONE = option({ act: 'done' }, null);

function fill(q: InDuel, menu: Menu): void {
  const { step } = q.duel;
  if (menu.wanted !== null) closeTurn(menu, ONLY_COMBAT, NOT_OVER);
  if (step === 'damage') {
    offerDamage(q, menu);
    menu.add(DONE);
    return;
  }
  offerCards(q, menu);
  offerUnits(q, menu);
  offerAnytime(q, menu);
  if (step === 'attack') {
    menu.offer(q, choice({ act: 'duel-attack', n: attackTotal(q) }), ATTACK);
    menu.offer(q, choice({ act: 'pass' }), PASS);
  } else {
    menu.offer(q, choice({ act: 'stand', damage: damageThrough(q) }), STAND);
  }
}

const NOTHING_PLAYED = refuse('PVP-PH-03', { why: 'nothing' });
const ATTACK_PLAYED = refuse('PVP-PH-03', { why: 'played' });

/** The attack is complete; the other player may block it (PVP-RNG-04). */
const attack = duelRule('duel-attack', q => {
  if (attackTotal(q) === 0) return NOTHING_PLAYED;
  return g => {
    const { duel } = g;
    duel.step = 'block';
    g.tell({ news: 'duel-attacked', seat: g.seat, n: attackTotal(g) });
    g.nextFor(blockerOf(duel), duelOn());
  };
});
const ATTACK = attack();

/** Passes on the opportunity to attack. Two passes in a row end the phase (PVP-PH-03). */
const pass = duelRule('duel-pass', q => {
  if (q.duel.attack.length > 0) return ATTACK_PLAYED;
  return g => {
    const { duel } = g;
    g.tell({ news: 'duel-passed', seat: g.seat });
    if (!duel.passed) {
      nextExchange(g, true);
    } else if (duel.phase === 'ranged') {
      duel.phase = 'melee';
      duel.passed = false;
      duel.attacker = duel.aggressor; // PVP-MEL-01
      duel.manaSpent = 0;
      g.tell({ news: 'melee-began' });
      g.nextFor(duel.attacker, duelOn());
    } else {
      endDuel(g, null);
    }
  };
});
const PASS = pass();

/** The block is complete; the attacker assigns the remaining damage (PVP-RNG-09). */
const stand = duelRule('duel-stand', () => g => {
  const { duel } = g;
  const damage = damageThrough(g);
  g.tell({ news: 'duel-blocked', seat: g.seat, n: attackTotal(g) - damage, damage });
  if (damage === 0) {
    // PVP-EFX-06: the block has succeeded.
    happened(g, { event: 'blocked', foe: null, cards: duel.block.map(value => value.from) });
    g.next(exchangeOver());
    return;
  }
  duel.step = 'damage';
  duel.damage = damage;
  g.nextFor(duel.attacker, duelOn());
});
const STAND = stand();

/** Goes to the next exchange, after the effects of a successful block. */
const exchangeOver = duelRule('exchange-over', () => g => nextExchange(g, false));

/** The players swap roles. */
function nextExchange(g: InDuel<Game>, passed: boolean): void {
  const { duel } = g;
  duel.attacker = blockerOf(duel);
  duel.passed = passed;
  duel.step = 'attack';
  duel.attack = [];
  duel.manaSpent = 0;
  duel.block = [];
  duel.slowed = false;
  duel.damage = 0;
  g.nextFor(duel.attacker, duelOn());
}
