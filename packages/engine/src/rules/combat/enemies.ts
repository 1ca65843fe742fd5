import { type Refusal, refuse } from '../../core/refusal.ts';
import { choice } from '../../protocol/choice.ts';
import { oneNamed } from '../../protocol/slots.ts';
import type { Foe } from '../../state/combat.ts';
import type { BasicColor } from '../../state/mana.ts';
import { MODIFIERS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { distinct, type InCombat } from '../query.ts';
import { attackOf, changeFoe, markAttack } from './foes.ts';
import { comingAttacks, fortifications, has, present, resistancesOf } from './numbers.ts';
import { type Opponent, type OtherSide, shieldFrom } from './opponent.ts';
import { destroy } from './results.ts';

MODIFIERS.add({
  /** Lowers the Armor of one enemy, but not below 1. */
  'enemy-armor': {
    enemyArmor: (m, about) =>
      m.seat === about.seat && m.on === about.foe?.key ? { from: m.from, op: 'add', n: m.n, least: 1 } : null,
  },
});

const IMMUNE = refuse('CMB-DEF-09');

/** Why effects of this color, other than Attacks and Blocks, do not affect an enemy. Arcane Immunity stops them all. */
function whyUntouched(foe: Foe, color: BasicColor | null): Refusal | null {
  if (has(foe, 'immune')) return IMMUNE;
  const shield = shieldFrom(color);
  if (shield === null || !resistancesOf(foe).includes(shield)) return null;
  return refuse(shield === 'fire' ? 'CMB-GEN-09' : 'CMB-GEN-10');
}

/** An enemy as a target of effects. */
const enemy = ({ combat: { phase } }: InCombat, foe: Foe): Opponent => ({
  id: foe.id,
  choice: choice({ act: 'pick-enemy', foe: oneNamed(foe.key) }),
  resistances: resistancesOf(foe),
  isFortified: fortifications(foe) > 0,
  isWounded: false,
  // Enemies no longer attack in the Attack phase.
  canBeHeld: !foe.held && phase !== 'attack',
  isComing: !foe.held && (phase === 'ranged' || (phase !== 'attack' && foe.attacks.includes('coming'))),
  whyUntouched: color => whyUntouched(foe, color),
  hold(g: InCombat<Game>) {
    changeFoe(g.combat, foe.id, { held: true });
    g.tell({ news: 'enemy-held', seat: g.seat, enemy: foe.enemy });
  },
  weaken(g: InCombat<Game>, n, until = 'turn') {
    g.modify('enemy-armor', until, n, foe.key);
    g.tell({ news: 'enemy-weakened', seat: g.seat, enemy: foe.enemy, n });
  },
  expose(g: InCombat<Game>, loses) {
    // An enemy that loses its own fortification also loses that of the site.
    const fortified = foe.fortified && !loses.includes('fortified');
    changeFoe(g.combat, foe.id, { lost: distinct([...foe.lost, ...loses]), fortified });
    g.tell({ news: 'enemy-exposed', seat: g.seat, enemy: foe.enemy });
  },
  destroy: (g: InCombat<Game>) => destroy(g, foe, g.card),
});

const NOT_NOW = refuse('CRD-20');

/** The enemies of a combat. */
export const enemiesOf = (q: InCombat): OtherSide => ({
  get opponents() {
    return present(q.combat).map(foe => enemy(q, foe));
  },
  get attackers() {
    return this.opponents.filter(({ canBeHeld }) => canBeHeld);
  },
  get coming() {
    if (q.combat.phase !== 'block') return [];
    return comingAttacks(q.combat).map(({ foe, at }) => ({
      by: enemy(q, foe),
      at,
      choice: choice({ act: 'cancel', ...attackOf(foe, at) }),
      cancel: (g: InCombat<Game>) => cancel(g, foe, at),
    }));
  },
  // Includes blocked enemies. A summoned monster counts as its summoner.
  get size() {
    return q.combat.foes.filter(foe => !foe.defeated && foe.summoner === null).length;
  },
  blocked: id => q.combat.foes.filter(foe => foe.id === id).map(foe => enemy(q, foe)),
  prompt: null,
  whyNoTarget(color) {
    const shield = shieldFrom(color);
    if (shield !== null) return refuse(shield === 'fire' ? 'CMB-GEN-09' : 'CMB-GEN-10');
    return present(q.combat).every(foe => has(foe, 'immune')) ? IMMUNE : refuse('CRD-11');
  },
  whyNoAttack: q.combat.phase === 'attack' ? NOT_NOW : null,
  whyNoneCancelled: IMMUNE,
  whyNotSkipped: q.combat.phase === 'ranged' || q.combat.phase === 'block' ? null : NOT_NOW,
  skipAttacks({ combat }: InCombat<Game>) {
    combat.foes = combat.foes.map(foe => ({ ...foe, held: true }));
  },
  isUnderAttack: q.combat.phase === 'attack',
  sheltersHero: false,
  loseResistance({ combat }: InCombat<Game>, resistance) {
    combat.foes = combat.foes.map(foe =>
      whyUntouched(foe, null) ? foe : { ...foe, lost: distinct([...foe.lost, resistance]) },
    );
  },
  ignoreSite({ combat }: InCombat<Game>) {
    combat.foes = combat.foes.map(foe => (foe.fortified ? { ...foe, fortified: false } : foe));
  },
});

/** Cancels an attack, which does not count as blocking it. Block already played against it is wasted. */
function cancel(g: InCombat<Game>, foe: Foe, at: number): void {
  const { combat } = g;
  if (combat.targets.includes(foe.id) && combat.blocking === at) {
    combat.targets = [];
    combat.values = [];
  }
  markAttack(g, foe, at, 'cancelled');
  g.tell({ news: 'attack-cancelled', seat: g.seat, enemy: foe.enemy });
}
