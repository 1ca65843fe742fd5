import type { Effect } from '../core/effect.ts';
import { type Ask, ask, type Option } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ruleOf } from '../core/rule.ts';
import { CARDS, type Resistance } from '../rules/catalogue.ts';
import { changeFoe } from '../rules/combat/foes.ts';
import { enemyOf, fortifications, present } from '../rules/combat/numbers.ts';
import type { Game } from '../rules/game.ts';
import { askPayment, canPay, type Payment, pay } from '../rules/mana.ts';
import type { Query } from '../rules/query.ts';
import { rule } from '../rules/table.ts';
import type { BasicColor } from '../state/mana.ts';
import type { Combat, Foe } from '../state/state.ts';

const NOT_IN_COMBAT = refuse('CRD-20');

/** Red effects do not touch enemies with Fire resistance, blue ones none with Ice resistance (CMB-GEN-09, CMB-GEN-10). */
const ignores = (foe: Foe, color: BasicColor | null): boolean => {
  const shield: Resistance | null = color === 'red' ? 'fire' : color === 'blue' ? 'ice' : null;
  return shield !== null && enemyOf(foe).resistances.includes(shield);
};

/** Why there is nobody whom an effect of this colour could touch. */
const whyNobody = (color: BasicColor | null): Refusal =>
  refuse(color === 'red' ? 'CMB-GEN-09' : color === 'blue' ? 'CMB-GEN-10' : 'CRD-11');

interface Hold {
  /** Fortified enemies can be held too. */
  readonly fortified: boolean;
  /** The colour of the effect: of its card, or of the mana a Unit was paid. */
  readonly color?: BasicColor;
  readonly armor?: number;
}

const hold = rule<Hold>(
  'hold-enemy',
  // In the Attack phase nobody attacks any more; what lowers the Armor is still of use (CMB-GEN-08).
  (q, e) => (q.combat && (e.armor || q.combat.phase !== 'attack') ? askHold(q, e) : NOT_IN_COMBAT),
  { word: () => 'hold an enemy' },
);

function* askHold(q: Query, e: Hold): Ask<(g: Game) => void> {
  const color = e.color ?? CARDS.find(q.card)?.color ?? null;
  const foes = present(q.combat as Combat).filter(
    foe => (e.armor || !foe.held) && !ignores(foe, color) && (e.fortified || fortifications(foe) === 0),
  );
  const foe = yield* ask(
    q.seat,
    'hold-enemy',
    foes.map((value): Option<Foe> => ({ key: value.key, value, at: { kind: 'enemy', id: value.key } })),
    { about: { card: q.card }, refused: () => whyNobody(color) },
  );
  return g => {
    changeFoe(g.s.combat as Combat, foe.id, { held: true });
    if (e.armor) g.modify('enemy-armor', 'turn', e.armor, foe.key);
    g.tell({ news: 'enemy-held', seat: g.seat, enemy: foe.enemy });
  };
}
/** One enemy does not attack in this combat (CMB-ABL-16, CMB-SUM-06). */
export const holdEnemy = (what: Hold): Effect => hold(what);

const conversion = rule<{ mod: 'all-cold-fire' | 'all-siege' }>(
  'convert-attacks',
  (q, e) => (q.combat ? g => g.modify(e.mod, 'combat') : NOT_IN_COMBAT),
  { word: e => e.mod },
);
/** For the rest of the combat every Attack becomes Cold Fire, or Siege. */
export const convertAttacks = (mod: 'all-cold-fire' | 'all-siege'): Effect => conversion({ mod });

const boost = rule<{ effect: Effect; n: number; colors: readonly BasicColor[] }>(
  'boosted',
  (q, e) => q.refusal(e.effect) ?? askBoost(q, e.effect, e.n, e.colors),
  { word: e => ruleOf(e.effect.fx).traits.word?.(e.effect) ?? 'boosted' },
);

/** For each colour one mana may be paid, each raising the yield. */
function* askBoost(q: Query, effect: Effect, n: number, colors: readonly BasicColor[]): Ask<(g: Game) => void> {
  const paid: Payment[] = [];
  for (const color of colors) {
    if (!canPay(q, color, paid)) continue;
    const more = yield* ask(
      q.seat,
      'boost',
      [
        { key: `pay ${color}`, value: true, at: { kind: 'mana', id: color } },
        { key: 'no', value: false },
      ],
      { about: { color, n } },
    );
    if (more) paid.push(yield* askPayment(q, color, paid));
  }
  return g => {
    for (const payment of paid) pay(g, payment);
    g.nextFrom(g.card, g.bonus + n * paid.length, effect);
  };
}
/** An effect whose yield is raised for each of these colours of mana that is paid. */
export const boosted = (effect: Effect, n: number, ...colors: BasicColor[]): Effect => boost({ effect, n, colors });
