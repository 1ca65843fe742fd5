import type { Ask } from '../../core/question.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import type { Color } from '../../state/mana.ts';
import { BASIC_COLORS, COLORS, isBasic } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import type { Reward } from '../../state/turn.ts';
import { gainOnDeck } from '../cards/deeds.ts';
import { storeCrystal } from '../cards/mana.ts';
import type { Game } from '../game.ts';
import { takeFromOffer } from '../interaction/offers.ts';
import { askDisband, disband, gainUnit } from '../interaction/units.ts';
import { lateRule, rule } from '../mage-knight.ts';
import { spaceAt } from '../map/ground.ts';
import { distinct, type Query, without } from '../query.ts';
import { siteOf } from '../scenarios/scenarios.ts';
import { is, many } from '../shapes.ts';
import { gainFame, LEVELS, levelAt, levelOf } from './tracks.ts';

/** Whether a level-up this turn will bring a Command token, so that a Unit can wait for it (END-08). */
const tokenComing = (q: Query): boolean =>
  (LEVELS[levelAt(q.me.fame) - 1]?.commandTokens ?? 0) > levelOf(q.me).commandTokens;

/** Step 5 of the End of Turn: the player takes rewards in any order (END-06, REW-06). */
export const takeRewards = lateRule('take-rewards', { late: is.flag }, function* (q, { late }) {
  const { rewards } = q.s;
  // REW-02: the number of Artifacts to draw is known only after every dungeon has been rolled for.
  const open = distinct(rewards).filter(reward => reward !== 'artifact' || !rewards.includes('dungeon'));
  if (open.length === 0) return () => {};
  const options: Option<Reward | null>[] = open.map(value => option({ act: 'take-reward', reward: value }, value));
  const mayWait = !late && rewards.every(reward => reward === 'unit') && tokenComing(q);
  if (mayWait) options.push(option({ act: 'after-level' }, null));
  const reward = yield* ask(q.seat, 'rewards', options);
  return (g: Game) => {
    if (reward === null) return;
    const all = reward === 'artifact';
    const n = g.s.rewards.filter(other => other === reward).length;
    g.s.rewards = all ? g.s.rewards.filter(other => other !== reward) : without(g.s.rewards, reward);
    g.next(...rewardEffects(reward, n), takeRewards({ late }));
  };
});

function rewardEffects(reward: Reward, n: number) {
  switch (reward) {
    case 'artifact':
      return [drawArtifacts({ n })];
    case 'spell':
      return [takeSpell()];
    case 'advanced-action':
      return [takeAdvanced()];
    case 'unit':
      return [takeUnit()];
    case 'random-crystal':
      return [rollCrystal()];
    case 'dungeon':
      return [rollDungeon()];
    case 'crystals':
      return [takeCrystals()];
    default:
      return reward satisfies never;
  }
}

const rollDie = (g: Game): Color => {
  const color = g.random('rest', stream => COLORS[stream.below(COLORS.length)] as Color);
  g.reveal();
  g.tell({ news: 'reward-rolled', seat: g.seat, color });
  return color;
};

/** A dungeon gives a Spell for gold or black, otherwise an Artifact (REW-07). */
const rollDungeon = rule('roll-dungeon', () => g => {
  g.s.rewards = [...g.s.rewards, isBasic(rollDie(g)) ? 'artifact' : 'spell'];
});

/** A random crystal: gold gives any color, black gives Fame instead (REW-05). */
const rollCrystal = rule('roll-crystal', () => g => {
  const color = rollDie(g);
  if (color === 'black') gainFame(g, 1);
  else if (color === 'gold') g.next(chooseCrystal());
  else if (!storeCrystal(g, color)) g.tell({ news: 'crystal-lost', seat: g.seat, color });
});

const chooseCrystal = lateRule('choose-crystal', function* (q: Query) {
  const color = yield* ask(
    q.seat,
    'gain-crystal',
    BASIC_COLORS.map(color => option({ act: 'pick-crystal', color }, color)),
  );
  return (g: Game) => {
    if (!storeCrystal(g, color)) g.tell({ news: 'crystal-lost', seat: g.seat, color });
  };
});

/** One crystal of each basic color; a fourth of one color is lost (REW-01). */
const takeCrystals = rule('take-crystals', () => g => {
  for (const color of BASIC_COLORS) if (!storeCrystal(g, color)) g.tell({ news: 'crystal-lost', seat: g.seat, color });
});

const cardOptions = (cards: readonly Name[]) =>
  distinct(cards).map(card => option({ act: 'pick-card', card }, card, 'offer'));

const NO_REWARD = option({ act: 'none', of: 'reward' }, null);
const NO_UNIT = option({ act: 'none', of: 'unit' }, null);

/** Whether rewards may be declined: not if the site says they must be taken (SIT-MON-04) or if they were paid for. */
function mayDecline(q: Query): boolean {
  const site = q.me.hex === null ? null : spaceAt(q.s, q.me.hex)?.site;
  return !site || siteOf(q.s, site).due !== true;
}

const orNone = (q: Query, options: readonly Option<Name>[]): readonly Option<Name | null>[] =>
  options.length > 0 && mayDecline(q) ? [...options, NO_REWARD] : options;

const decline = (g: Game, reward: Reward, n = 1): void => g.tell({ news: 'reward-declined', seat: g.seat, reward, n });

/** Any Spell in the offer, put on top of the Deed deck (REW-03). */
const takeSpell = lateRule('take-spell', function* (q: Query) {
  const card = yield* ask(q.seat, 'take-spell', orNone(q, cardOptions(q.s.spellOffer)));
  return (g: Game) => {
    if (card === null) {
      decline(g, 'spell');
      return;
    }
    gainOnDeck(g, card);
    takeFromOffer(g, 'spells', card);
  };
});

const takeAdvanced = lateRule('take-advanced', function* (q: Query) {
  const card = yield* ask(q.seat, 'gain-advanced-action', orNone(q, cardOptions(q.s.advancedOffer)));
  return (g: Game) => {
    if (card === null) {
      decline(g, 'advanced-action');
      return;
    }
    gainOnDeck(g, card);
    takeFromOffer(g, 'advanced-actions', card);
  };
});

/**
 * Any Unit in the offer, regardless of site and cost. Without room, a Unit is disbanded or the reward forfeited
 * (REW-04).
 */
const takeUnit = lateRule('take-unit', function* (q: Query): Ask<(g: Game) => void> {
  const options: Option<Name | null>[] = distinct(q.s.unitOffer).map(unit =>
    option({ act: 'pick-unit', troop: { id: unit, n: null } }, unit, 'offer'),
  );
  options.push(NO_UNIT);
  const unit = yield* ask(q.seat, 'take-unit', options);
  if (unit === null) return g => decline(g, 'unit');
  const gone = yield* askDisband(q);
  return g => {
    if (gone) disband(g, gone);
    g.s.unitOffer = without(g.s.unitOffer, unit);
    gainUnit(g, unit);
  };
});

/** Draws one more Artifact than was won (REW-02). This is a reveal. */
const drawArtifacts = rule('draw-artifacts', { n: is.amount }, (_q, { n }) => g => {
  const { s } = g;
  const drawn = s.artifactDeck.slice(-(n + 1)).reverse();
  s.artifactDeck = s.artifactDeck.slice(0, s.artifactDeck.length - drawn.length);
  if (drawn.length === 0) return;
  g.reveal();
  g.tell({ news: 'artifacts-shown', seat: g.seat, cards: drawn });
  g.next(keepArtifacts({ drawn, n }));
});

/**
 * One goes to the bottom of its deck, the others on top of the Deed deck in any order. A player who declines puts all
 * of them back.
 */
const keepArtifacts = lateRule(
  'keep-artifacts',
  { drawn: many(is.card), n: is.amount },
  function* (q, { drawn, n }): Ask<(g: Game) => void> {
    let left = drawn;
    let back: Name | null = null;
    // REW-08: if too few are left in the deck, all of them are kept.
    if (drawn.length > n) {
      const options = distinct(left).map(card => option({ act: 'put-back', card }, card));
      back = yield* ask(q.seat, 'return-artifact', orNone(q, options));
      if (back === null) {
        return g => {
          g.s.artifactDeck = [...drawn, ...g.s.artifactDeck];
          decline(g, 'artifact', n);
        };
      }
      left = without(left, back);
    }
    const order: Name[] = [];
    while (left.length > 0) {
      const card = yield* ask(q.seat, 'artifact-order', cardOptions(left));
      order.push(card);
      left = without(left, card);
    }
    return g => {
      if (back !== null) g.s.artifactDeck = [back, ...g.s.artifactDeck];
      for (const card of order) gainOnDeck(g, card);
    };
  },
);
