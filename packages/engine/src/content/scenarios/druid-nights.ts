import type { Seat } from '../../core/effect.ts';
import { refuse } from '../../core/refusal.ts';
import { option } from '../../protocol/choice.ts';
import { COMBAT_CAUSES, MODIFIERS } from '../../rules/catalogue.ts';
import { beginCombat } from '../../rules/combat/begin.ts';
import { foeOf } from '../../rules/combat/foes.ts';
import { isSettled } from '../../rules/interaction/for-sale.ts';
import { siteHere } from '../../rules/interaction/interaction.ts';
import { rule, settledRule } from '../../rules/mage-knight.ts';
import { spaceAt } from '../../rules/map/ground.ts';
import { drawToken } from '../../rules/map/tokens.ts';
import type { Query, Seen } from '../../rules/query.ts';
import { SCENARIOS } from '../../rules/scenarios/scenarios.ts';
import { ACHIEVEMENTS } from '../../rules/scenarios/score-parts.ts';
import { whyNoAction } from '../../rules/turn/action-check.ts';
import type { Foe } from '../../state/combat.ts';
import type { Hex } from '../../state/hex.ts';
import { tiles, wedgeOr } from './tables.ts';

const GLADE = 'magical-glade';
const ROUNDS = 4;

const isGlade = (s: Seen, hex: Hex): boolean => spaceAt(s, hex)?.site === GLADE;

/** The glades with a Shield of this player. */
const marked = (s: Seen, seat: Seat): Hex[] =>
  s.shields.filter(shield => shield.seat === seat && isGlade(s, shield.hex)).map(shield => shield.hex);

/** Whether this player has performed the incantation this Round. */
export const hasIncanted = (s: Seen, seat: Seat): boolean =>
  s.modifiers.some(m => m.mod === 'incanted' && m.seat === seat);

/** Ends movement and puts a Shield on the glade (SCN-DN-02). */
const markGlade = rule('mark-glade', q => {
  const here = siteHere(q);
  if (here?.site !== GLADE || marked(q.s, q.seat).includes(here.hex)) return refuse('SCN-DN-02');
  return g => {
    g.s.shields = [...g.s.shields, { hex: here.hex, seat: g.seat }];
    g.modify('stays-put', 'turn');
    g.turn.move = 0;
    g.tell({ news: 'glade-marked', seat: g.seat, hex: here.hex });
  };
});

function whyNoIncantation(q: Query) {
  const idle = whyNoAction(q);
  if (idle) return idle;
  const here = siteHere(q);
  if (q.s.time !== 'night' || hasIncanted(q.s, q.seat)) return refuse('SCN-DN-03');
  if (!here || isSettled(q.s, here)) return refuse('SCN-DN-03', { why: 'inhabited' });
  return marked(q.s, q.seat).length === 0 ? refuse('SCN-DN-03', { why: 'unmarked' }) : null;
}

/** Draws one enemy per marked glade. The player gains crystals for all of them, defeated or not (SCN-DN-03). */
const incantation = settledRule('incantation', q => {
  const hex = q.me.hex as Hex;
  return (
    whyNoIncantation(q) ??
    (g => {
      const last = g.s.round === ROUNDS;
      const foes: Foe[] = [];
      for (const _ of marked(g.s, g.seat)) {
        const color = last ? 'red' : 'brown';
        const enemy = drawToken(g, color);
        if (enemy !== null) foes.push(foeOf(foes, enemy, color, null, 'drawn', false));
      }
      g.reveal();
      g.modify('incanted', 'round');
      const crystals = foes.length * (last ? 2 : 1);
      g.s.rewards = [...g.s.rewards, ...Array<'random-crystal'>(crystals).fill('random-crystal')];
      beginCombat(g, { why: 'incantation', hex }, foes, false);
    })
  );
});

/** Winning this combat conquers nothing. */
COMBAT_CAUSES.add({ incantation: { draws: true } });

const MARK = option({ act: 'mark-glade' }, markGlade());
const INCANTATION = option({ act: 'incantation' }, incantation());

MODIFIERS.add({
  /** This player has performed the incantation this Night. */
  incanted: {},
  /** A glade was marked, so the hero stays there for the rest of the turn. */
  'stays-put': { staysPut: refuse('SCN-DN-02', { why: 'settled' }) },
});

SCENARIOS.add({
  'druid-nights': {
    set: 'base',
    rules: 'DN',
    modes: [
      {
        mode: 'competitive',
        rounds: ROUNDS,
        mapShape: wedgeOr('open-4'),
        tiles: tiles({ 2: [8, 1, 1], 3: [9, 2, 1], 4: [11, 3, 1] }),
      },
    ],
    keepsTile: tile => tile.kind === 'countryside' && Object.values(tile.spaces).some(space => space.site === GLADE),
    city: 'green',
    cities: 'friendly',
    countsTimes: true,
    pvp: true,
    offers: (q, menu) => {
      menu.offer(q, MARK.choice, MARK.value);
      menu.offer(q, INCANTATION.choice, INCANTATION.value);
    },
    fameFor: (s, _foe, fame) => (s.combat?.why === 'incantation' ? 2 * fame : fame),
    atRoundEnd: g => {
      // After the first Night the Shields are removed from the glades.
      if (g.s.round === 2) g.s.shields = g.s.shields.filter(({ hex }) => !isGlade(g.s, hex));
    },
    isFulfilled: s => s.round === ROUNDS && s.players.every((_, seat) => hasIncanted(s, seat)),
    scoring: ACHIEVEMENTS,
  },
});
