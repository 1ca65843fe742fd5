import {
  hasRoom,
  levelOf,
  openingInfluence,
  type Player,
  type Query,
  reputationModifier,
  type Space,
  UNITS,
} from '@deedbook/engine';
import { type Purchase, purchasesAt } from '../greedy/visits.ts';
import { isCampaign } from './siege.ts';
import { worthOfUnitLevel } from './unit-worth.ts';

type Recruit = Player['units'][number];

/** What can be bought on a space with ordinary Influence, or had for nothing. */
export function worthOfPeace(q: Query, space: Space): number {
  const { site } = space;
  if (site === 'crystal-mine') return MINE;
  if (site === 'magical-glade') return GLADE;
  const purchases = purchasesAt(q, space);
  if (purchases.length === 0) return 0;
  return BOUGHT * (isCampaign(q) ? worthOfBuying(q, space, purchases) : worthOfBargain(purchases));
}

/** The best purchase if cheap ones are likely to be affordable. */
const worthOfBargain = (purchases: readonly Purchase[]): number =>
  Math.max(...purchases.map(({ worth, cost }) => worth * 0.5 ** (Math.max(0, cost - CHEAP) / CHEAP)));

/** The best purchase on the way to a siege: Units at their full worth, as far as an average hand can pay for them. */
function worthOfBuying(q: Query, { hex }: Space, purchases: readonly Purchase[]): number {
  const { units, reputation } = q.me;
  if (reputationModifier(reputation) === null) return 0;
  const influence = INFLUENCE_A_CARD * levelOf(q.me).handLimit + openingInfluence(q.s, q.seat, hex);
  const rounds = Math.min(MOST_ROUNDS, Math.max(0, q.mode.rounds - q.s.round) + THIS_ROUND);
  const levelNow = ({ unit, wounds }: Recruit) => UNITS.get(unit).level * (wounds > 0 ? HURT : 1);
  const worst = hasRoom(q) ? 0 : Math.min(...units.map(levelNow));
  const worths = purchases.map(({ act, cost, worth }) => {
    const levels = act.act === 'recruit' ? Math.max(0, UNITS.get(act.unit).level - worst) : 0;
    const full = act.act === 'recruit' ? worthOfUnitLevel(q) * levels * rounds : worth;
    return full / (1 + Math.exp((cost - influence) / SPREAD));
  });
  return Math.max(...worths);
}

const MINE = 0.8;
const GLADE = 0.7;
const CHEAP = 4;
const BOUGHT = 0.7;
/** Influence that a card of an average hand gives, and how much hands differ. */
const INFLUENCE_A_CARD = 1.3;
const SPREAD = 1.5;
/** Rounds that a Unit counts for: the rest of this one, and all at most. */
const THIS_ROUND = 0.5;
const MOST_ROUNDS = 4;
/** The share of its level that a Wounded Unit counts. */
const HURT = 0.5;
