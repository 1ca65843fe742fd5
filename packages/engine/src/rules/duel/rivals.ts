import type { Seat } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { choice } from '../../protocol/choice.ts';
import { LOSSES } from '../../state/combat.ts';
import type { Player, Unit } from '../../state/player.ts';
import { MODIFIERS } from '../catalogue.ts';
import { hasLost, unitResistances } from '../combat/damage.ts';
import { type Opponent, type OtherSide, shieldFrom } from '../combat/opponent.ts';
import type { Game } from '../game.ts';
import { troopOf } from '../interaction/units.ts';
import type { InDuel } from '../query.ts';
import { contributors, countOpponents, opponentOf } from './numbers.ts';

/** Notes that this player has acted in the combat, so that effects for its start are no longer possible. */
export function open({ duel, seat }: InDuel<Game>): void {
  if (!duel.opened.includes(seat)) duel.opened = [...duel.opened, seat];
}

/** Wounds another player's Unit. Effects that would destroy it only Wound it (PVP-EFX-04). */
export function woundRival(g: Game, owner: Seat, { id, unit: name }: Unit): void {
  const player = g.s.players[owner] as Player;
  player.units = player.units.map(unit => (unit.id === id ? { ...unit, wounds: 1 } : unit));
  g.tell({ news: 'unit-damaged', seat: owner, unit: name, wounded: true });
}

MODIFIERS.add({
  /** Lowers the Armor of one Unit of another player, but not below 1. */
  'unit-weakened': {
    unitArmor: (m, about) => (m.on === `${about.unit?.id}` ? { from: m.from, op: 'add', n: m.n, least: 1 } : null),
  },
  /** A Unit has lost a resistance or its fortification: `on` holds its id and which. */
  'unit-exposed': { unitLoses: ({ on }, { id }) => LOSSES.find(loss => on === `${id} ${loss}`) ?? null },
});

const NOT_BLOCKING = refuse('PVP-EFX-09');
const NOT_ATTACKED = refuse('PVP-EFX-10');
const UNTOUCHED = refuse('PVP-EFX-03');
const NO_UNIT = refuse('PVP-EFX-02');

/** The other player's Units as targets of effects on enemies. Those effects never affect the hero. */
export function rivalsOf(q: InDuel): OtherSide {
  const { duel, seat } = q;
  const owner = opponentOf(duel, seat);
  const isBlocking = duel.step === 'block' && duel.attacker === owner;
  const inAttack = isBlocking ? contributors(q) : [];
  const isSheltered = duel.fortified && duel.defender === owner;

  const troop = (unit: Unit) => troopOf(q.as(owner), unit);
  const rival = (unit: Unit): Opponent => {
    const resistances = unitResistances(q.as(owner), unit);
    const attacks = inAttack.includes(unit);
    return {
      id: unit.id,
      choice: choice({ act: 'pick-unit', troop: troop(unit) }, 'rival'),
      resistances,
      isFortified: isSheltered && !hasLost(q.s, unit, 'fortified'),
      isWounded: unit.wounds > 0,
      // Only what a Unit contributed to the attack being blocked can be taken away (PVP-EFX-09).
      canBeHeld: attacks,
      isComing: attacks,
      whyUntouched(color) {
        const shield = shieldFrom(color);
        return shield !== null && resistances.includes(shield) ? UNTOUCHED : null;
      },
      // Its contribution to the attack no longer counts; the Unit stays spent.
      hold(g: InDuel<Game>) {
        if (!attacks) return;
        open(g);
        g.duel.attack = g.duel.attack.filter(value => value.unit !== unit.id);
        g.tell({ news: 'unit-held', seat: owner, unit: unit.unit });
      },
      // These effects last for the whole combat (PVP-EFX-08).
      weaken(g: InDuel<Game>, n) {
        open(g);
        g.modify('unit-weakened', 'combat', n, `${unit.id}`);
        g.tell({ news: 'unit-weakened', seat: owner, unit: unit.unit, n });
      },
      expose(g: InDuel<Game>, loses) {
        open(g);
        for (const loss of loses) g.modify('unit-exposed', 'combat', 0, `${unit.id} ${loss}`);
        g.tell({ news: 'unit-exposed', seat: owner, unit: unit.unit });
      },
      destroy(g: InDuel<Game>) {
        open(g);
        woundRival(g, owner, unit);
      },
    };
  };

  const rivals = () => (q.s.players[owner] as Player).units.filter(unit => unit.wounds === 0).map(rival);
  const attackers = () => inAttack.map(rival);
  return {
    get opponents() {
      return rivals();
    },
    get attackers() {
      return attackers();
    },
    get coming() {
      return inAttack.map(unit => {
        const by = rival(unit);
        return { by, at: 0, choice: choice({ act: 'cancel-unit', troop: troop(unit) }), cancel: by.hold };
      });
    },
    get size() {
      return countOpponents(q);
    },
    blocked: attackers,
    prompt: 'choose-rival',
    whyNoTarget: color => (rivals().some(unit => unit.whyUntouched(color) !== null) ? UNTOUCHED : NO_UNIT),
    whyNoAttack: isBlocking ? null : NOT_BLOCKING,
    whyNoneCancelled: NOT_BLOCKING,
    whyNotSkipped: isBlocking ? null : NOT_ATTACKED,
    // The cards stay played and the Units stay spent (PVP-EFX-10).
    skipAttacks(g: InDuel<Game>) {
      open(g);
      g.duel.attack = [];
    },
    isUnderAttack: duel.phase === 'melee' && duel.step === 'attack' && duel.attacker === seat,
    sheltersHero: isSheltered,
    loseResistance(g: InDuel<Game>, resistance) {
      for (const unit of rivals()) unit.expose(g, [resistance]);
    },
    ignoreSite(g: InDuel<Game>) {
      if (isSheltered) g.duel.fortified = false;
      open(g);
    },
  };
}
