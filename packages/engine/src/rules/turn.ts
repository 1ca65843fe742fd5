import type { Effect } from '../core/effect.ts';
import { ask } from '../core/question.ts';
import { refuse } from '../core/refusal.ts';
import { BASIC_COLORS, type BasicColor } from '../state/mana.ts';
import { type Turn, WOUND } from '../state/state.ts';
import { SITES, TACTICS } from './catalogue.ts';
import { endTurn } from './end-of-turn.ts';
import { offerExploring } from './exploring.ts';
import type { Game } from './game.ts';
import { spaceAt } from './ground.ts';
import { gainMana } from './mana.ts';
import { Menu } from './menu.ts';
import { isExhausted, offerWalks } from './movement.ts';
import { offerCards } from './play.ts';
import { PORTAL } from './portal.ts';
import { type Query, without } from './query.ts';
import { rest } from './rest.ts';
import { rule } from './table.ts';
import { turnUpAround } from './tokens.ts';

/** A turn nobody has begun. */
export const newTurn = (): Turn => ({
  seat: null,
  part: 'movement',
  move: 0,
  influence: 0,
  heal: 0,
  path: [],
  moved: false,
  cardUsed: false,
  interacting: false,
  emptyHanded: false,
  exhausted: false,
  diceUsed: 0,
  tacticUsed: false,
  again: false,
});

/** The turn begins: the figure comes back from the portal, and the space gives what it gives (TRN-05 to TRN-07). */
export const beginTurn = rule('begin-turn', () => g => {
  const { me, s } = g;
  g.expire('next-turn', g.seat);
  me.tacticPaused = false;
  Object.assign(s.turn, newTurn(), {
    seat: g.seat,
    emptyHanded: me.hand.length === 0,
    exhausted: me.hand.length > 0 && me.hand.every(card => card === WOUND),
  });
  g.tell({ news: 'turn-began', seat: g.seat });
  if (me.hex === null) {
    me.hex = PORTAL;
    g.tell({ news: 'placed-on-portal', seat: g.seat });
    turnUpAround(g, PORTAL);
  }
  s.turn.path = [me.hex];
  const site = spaceAt(s, me.hex)?.site;
  const benefit = site ? SITES.get(site).atTurnStart : undefined;
  g.next(...(benefit ? [benefit] : []), turnMenu());
});

/** What may be done in a turn. It asks again after each thing done, until the player says that the turn is over. */
export const turnMenu = rule(
  'turn',
  function* (q: Query) {
    const menu = new Menu();
    fill(q, menu);
    const done = yield* ask(q.seat, 'turn', menu.options, { always: true, refused: key => explain(q, key) });
    return (g: Game) => {
      if (done === null) g.next(endTurn());
      else g.next(done, turnMenu());
    };
  },
  { calm: true },
);

function explain(q: Query, key: string) {
  const menu = new Menu(key);
  fill(q, menu);
  return menu.refusal;
}

const NO_POINTS = refuse('HEA-01');
const NO_WOUND = refuse('HEA-03');

/** One healing point returns one Wound from the hand to the pile (HEA-03). */
const healWound: () => Effect = rule('heal-wound', q => {
  if (q.turn.heal < 1) return NO_POINTS;
  if (!q.me.hand.includes(WOUND)) return NO_WOUND;
  return g => {
    g.turn.heal--;
    g.me.hand = without(g.me.hand, WOUND);
    g.tell({ news: 'wound-thrown-away', seat: g.seat, by: 'healing' });
  };
});

const NO_CRYSTAL = refuse('MAN-04');

/** A crystal may be turned into one mana of its colour at any time of the own turn (MAN-04). */
const breakCrystal = rule<{ color: BasicColor }>('break-crystal', (q, { color }) => {
  if (q.me.crystals[color] === 0) return NO_CRYSTAL;
  return g => {
    g.me.crystals = { ...g.me.crystals, [color]: g.me.crystals[color] - 1 };
    g.tell({ news: 'crystal-broken', seat: g.seat, color });
    gainMana(g, color);
  };
});

function fill(q: Query, menu: Menu): void {
  offerCards(q, menu);
  offerWalks(q, menu);
  offerExploring(q, menu);
  for (const { key, effect, at } of ALWAYS) menu.offer(q, key, effect, at);
  const tactic = q.me.tactic === null ? undefined : TACTICS.get(q.me.tactic).duringTurn;
  if (tactic) menu.offer(q, 'tactic', tactic, button('tactic'));
  if (isExhausted(q)) menu.close('end-turn', () => refuse('RST-09'));
  else menu.add(END_TURN);
}

const button = (id: string) => ({ kind: 'button', id });
const END_TURN = { key: 'end-turn', value: null, at: button('end-turn') };

/** What every turn may offer, whatever is in hand. */
const ALWAYS = [
  { key: 'rest', effect: rest(), at: button('rest') },
  { key: 'heal', effect: healWound(), at: button('heal') },
  ...BASIC_COLORS.map(color => ({
    key: `break ${color} crystal`,
    effect: breakCrystal({ color }),
    at: { kind: 'crystal', id: color },
  })),
];
