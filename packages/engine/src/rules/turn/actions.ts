import type { Effect } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { choice, type Option, option } from '../../protocol/choice.ts';
import { readKey } from '../../protocol/keys.ts';
import type { Foe } from '../../state/combat.ts';
import { areAdjacent, type Hex } from '../../state/hex.ts';
import { BASIC_COLORS, type BasicColor } from '../../state/mana.ts';
import type { MapToken } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import { askPayment, type Payment, pay } from '../cards/mana.ts';
import { COMBAT_CAUSES, RUINS, type Site } from '../catalogue.ts';
import { beginCombat } from '../combat/begin.ts';
import { discardToken, foeOf, foeOnMap, joinedBy, liftToken } from '../combat/foes.ts';
import { heroesMet } from '../duel/allowed.ts';
import { attackHero } from '../duel/begin.ts';
import type { Game } from '../game.ts';
import { interact, siteHere, whyNoLocals } from '../interaction/interaction.ts';
import { settledRule } from '../mage-knight.ts';
import { isConquered, rampageOf, rampagingAt, type Space } from '../map/ground.ts';
import { endMovement } from '../map/movement-end.ts';
import { drawToken, revealTokens } from '../map/tokens.ts';
import type { Menu } from '../menu.ts';
import { distinct, type Query } from '../query.ts';
import { changeReputation, gainFame } from '../rewards/tracks.ts';
import { siteOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { whyNoAction } from './action-check.ts';

/** Challenges the rampaging enemies on an adjacent space; others may be challenged along with them (CMB-INI-05). */
const challenge = settledRule('challenge', { hex: is.hex }, (q, { hex }) => {
  const idle = whyNoAction(q);
  if (idle) return idle;
  const there = rampagingAt(q.s, hex);
  if (there.length === 0 || q.me.hex === null || !areAdjacent(q.me.hex, hex)) return refuse('CMB-INI-05');
  return g => beginCombat(g, { why: 'rampaging', hex: g.me.hex as Hex }, joinedBy([], there), true);
});

/** The ruins token on a space, if it is still there. */
const ruinsAt = (q: Query, hex: Hex): MapToken | undefined =>
  q.s.tokens.find(token => token.hex === hex && token.color === 'yellow');

/** Enemies left on a space by earlier visitors. */
const waitingAt = (q: Query, hex: Hex): MapToken[] =>
  q.s.tokens.filter(token => token.hex === hex && token.role === 'waiting' && token.color !== 'yellow');

COMBAT_CAUSES.add({ site: { conquers: true }, burning: { conquers: true, draws: true } });

const NO_LAIR = refuse('CMB-INI-03');
const CONQUERED = refuse('CMB-INI-03', { conquered: true });
const ALTAR = refuse('SIT-RUI-02');

type Lair = NonNullable<Site['lair']>;

const lairOf = (q: Query, { site }: Space): Lair | undefined => (site === null ? undefined : siteOf(q.s, site).lair);

/** Why there is nothing to enter on the hero's space, or null. */
function whyNoLair(q: Query, here: Space | undefined): Refusal | null {
  const lair = here && lairOf(q, here);
  if (!lair) return NO_LAIR;
  if (isConquered(q.s, here.hex) && !lair.again) return CONQUERED;
  const ruins = ruinsAt(q, here.hex);
  return ruins && RUINS.get(ruins.name).altar ? ALTAR : null;
}

/** Enters an adventure site to fight its enemies (CMB-INI-03); no others can be challenged (CMB-INI-11). */
const enter = settledRule('enter', q => {
  const space = siteHere(q);
  const why = whyNoAction(q) ?? whyNoLair(q, space);
  if (why) return why;
  const here = space as Space;
  const lair = lairOf(q, here) as Lair;
  const ruins = ruinsAt(q, here.hex);
  return g => {
    revealTokens(g, token => token.hex === here.hex);
    const foes: Foe[] = [];
    for (const token of waitingAt(g, here.hex)) foes.push(foeOnMap(foes, token, false));
    if (foes.length === 0) {
      for (const color of ruins ? RUINS.get(ruins.name).enemies : lair.draws) {
        const enemy = drawToken(g, color);
        if (enemy !== null) foes.push(foeOf(foes, enemy, color, null, 'drawn', false));
      }
      g.reveal();
    }
    beginCombat(
      g,
      {
        why: 'site',
        hex: here.hex,
        night: lair.underground,
        unitsAllowed: !lair.underground || lair.withUnits === true,
      },
      foes,
      false,
    );
  };
});

const NO_MONASTERY = refuse('CMB-INI-04');

/** Why there is nothing to burn on the hero's space, or null. */
const whyNotBurnt = (q: Query, here: Space | undefined): Refusal | null =>
  here?.site !== 'monastery' || isConquered(q.s, here.hex) ? NO_MONASTERY : null;

/** Tries to burn a monastery: Reputation −3, one violet defender, no Units (SIT-MON-03). */
const burn = settledRule('burn', q => {
  const space = siteHere(q);
  const why = whyNoAction(q) ?? whyNotBurnt(q, space);
  if (why) return why;
  const here = space as Space;
  return g => {
    changeReputation(g, -3); // REP-02
    const enemy = drawToken(g, 'violet');
    g.reveal();
    const foes = enemy === null ? [] : [foeOf([], enemy, 'violet', null, 'drawn', false)];
    beginCombat(g, { why: 'burning', hex: here.hex, unitsAllowed: false }, foes, false);
  };
});

/** Pays mana at an altar in ruins for Fame and a Shield (SIT-RUI-02, SIT-RUI-05). */
const payAltar = settledRule('pay-altar', q => {
  const idle = whyNoAction(q);
  if (idle) return idle;
  const here = siteHere(q);
  const found = here && altarAt(q, here);
  return found ? askAltar(q, here.hex, found.token, found.altar) : ALTAR;
});

/** The altar in the ruins on a space, once it is face up. */
function altarAt(q: Query, { hex }: Space) {
  const ruins = ruinsAt(q, hex);
  const altar = ruins?.up ? RUINS.get(ruins.name).altar : null;
  return ruins && altar ? { token: ruins.name, altar } : null;
}

function* askAltar(
  q: Query,
  hex: Hex,
  token: Name,
  altar: Readonly<Partial<Record<BasicColor, number>>>,
): Ask<(g: Game) => void> {
  const paid: Payment[] = [];
  const cost = BASIC_COLORS.flatMap(color => Array<BasicColor>(altar[color] ?? 0).fill(color));
  // CRD-11: all of it or nothing.
  for (const [i, color] of cost.entries()) paid.push(yield* askPayment(q, color, paid, cost.slice(i + 1)));
  return g => {
    endMovement(g);
    for (const payment of paid) pay(g, payment);
    g.s.shields = [...g.s.shields, { hex, seat: g.seat }];
    g.tell({ news: 'conquered', seat: g.seat, hex, site: 'ancient-ruins' });
    gainFame(g, RUINS.get(token).fame);
    liftToken(g, hex, token);
    discardToken(g, 'yellow', token);
  };
}

/** Offers the actions of a turn. */
export function offerActions(q: Query, menu: Menu): void {
  if (!menu.isAbout('duel', 'interact', 'enter', 'burn', 'pay-altar', 'challenge')) return;
  const listing = menu.wanted === null;
  if (q.s.options.pvp || !listing) offerDuels(q, menu);
  if (listing && whyNoAction(q)) return;
  const here = siteHere(q);
  if (!listing || here?.site) {
    for (const { use, whyNot } of HERE) if (!listing || !whyNot(q, here)) menu.offerOption(q, use);
  }
  for (const hex of listing ? rampagingBeside(q) : hexIn(menu.wanted)) {
    menu.offer(q, choice({ act: 'challenge', to: hex }), challenge({ hex }));
  }
}

/** Offers to attack a hero on the space just entered (PVP-INI-01). */
function offerDuels(q: Query, menu: Menu): void {
  for (const whom of menu.wanted === null ? heroesMet(q) : q.s.players.keys()) {
    const { hero } = q.s.players[whom] as Player;
    if (whom !== q.seat) menu.offer(q, choice({ act: 'duel', hero }), attackHero({ whom }));
  }
}

/** Actions that depend on the hero's space, each with the reason why the space does not allow it. */
const HERE: readonly {
  readonly use: Option<Effect>;
  readonly whyNot: (q: Query, here: Space | undefined) => Refusal | null;
}[] = [
  { use: option({ act: 'interact' }, interact()), whyNot: whyNoLocals },
  { use: option({ act: 'enter' }, enter()), whyNot: whyNoLair },
  { use: option({ act: 'burn' }, burn()), whyNot: whyNotBurnt },
  {
    use: option({ act: 'pay-altar' }, payAltar()),
    whyNot: (q, here) => (here && altarAt(q, here) ? null : ALTAR),
  },
];

const rampagingBeside = (q: Query): Hex[] => {
  const { hex } = q.me;
  if (hex === null || !rampageOf(q.s.tokens).besides.has(hex)) return [];
  const near = q.s.tokens.filter(token => token.role === 'rampaging' && areAdjacent(token.hex, hex));
  return distinct(near.map(token => token.hex));
};

/** The hex in a key such as `challenge 1,0`. */
const hexIn = (key: string | null): Hex[] => {
  const named = key === null ? null : readKey('challenge', key);
  return named === null ? [] : [named.to];
};
