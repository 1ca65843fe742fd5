import type { Seat } from '../core/effect.ts';
import { ask } from '../core/question.ts';
import { MODIFIERS } from '../rules/catalogue.ts';
import { DARES, isShownIn } from '../rules/combat/dares.ts';
import type { Game } from '../rules/game.ts';
import { reactTo } from '../rules/lasting.ts';
import type { Query } from '../rules/query.ts';
import { rule } from '../rules/table.ts';
import { gainFame } from '../rules/tracks.ts';
import { type Combat, DUMMY, type Foe, type Phase, type Player } from '../state/state.ts';

/** It is about the enemy itself, not about a monster that it summons. */
const isMeant = (foe: Foe | undefined): boolean => foe !== undefined && foe.summoner === null;

const HARDER_IN: Readonly<Record<string, Phase>> = { white: 'ranged', blue: 'attack' };

MODIFIERS.add({
  /** The die was turned up: the enemy is harder, and worth more. */
  dared: {
    enemyArmor: (m, { foe }, s) =>
      isMeant(foe) && HARDER_IN[m.on] === s.combat?.phase ? { from: m.from, op: 'add', n: m.n } : null,
    enemyAttack: (m, { foe }) => (isMeant(foe) && m.on === 'red' ? { from: m.from, op: 'add', n: m.n } : null),
  },
});

reactTo('dared', (g, m, h) => {
  if (h.event === 'defeated' && m.seat === g.seat && isMeant(h.foe)) gainFame(g, 1);
});

/** The player before the one who fights, in the Round Order. */
function playerBefore({ s, seat }: Query): Seat {
  const seats = s.order.filter(other => other !== DUMMY);
  return seats.at(seats.indexOf(seat) - 1) as Seat;
}

/** One player sets a die that the one who fights does not see. */
const dare = rule<{ fighter: Seat }>('dare', function* (q, { fighter }) {
  const { enemy = '' } = q.s.combat?.foes[0] ?? {};
  const { hero } = q.s.players[fighter] as Player;
  const color = yield* ask(
    q.seat,
    'dare',
    DARES.map(value => ({ key: value, value, at: { kind: 'die', id: value } })),
    { always: true, about: { hero, enemy } },
  );
  return (g: Game) => {
    (g.s.combat as Combat).dare = { color, by: g.seat };
    g.tell({ news: 'dare-set', seat: g.seat });
    g.nextFor(fighter, showDare());
  };
});

/** In the phase that the die is about it is turned up. */
const showDare = rule('show-dare', () => g => {
  const combat = g.s.combat as Combat;
  const color = combat.dare?.color;
  if (color === undefined || !isShownIn(combat.phase, color)) return;
  combat.dare = null;
  g.s.modifiers = [...g.s.modifiers, { mod: 'dared', seat: g.seat, from: 'dare', n: 1, until: 'combat', on: color }];
  g.reveal();
  g.tell({ news: 'dare-shown', seat: g.seat, color });
});

/** A combat with a single enemy begins (VAR-ICB-01). */
export function mayDare(g: Game): void {
  const before = playerBefore(g);
  if (g.s.combat?.foes.length === 1 && before !== g.seat) g.nextFor(before, dare({ fighter: g.seat }));
}

export function turnDareUp(g: Game): void {
  if (g.s.combat?.dare) g.next(showDare());
}
