import type { Seat } from '../../core/effect.ts';
import { ask, option } from '../../protocol/choice.ts';
import { MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { combatRule, rule } from '../../rules/mage-knight.ts';
import type { Query } from '../../rules/query.ts';
import { gainFame } from '../../rules/rewards/tracks.ts';
import { VARIANTS } from '../../rules/scenarios/scenarios.ts';
import { is } from '../../rules/shapes.ts';
import type { Foe, Phase } from '../../state/combat.ts';
import type { Player } from '../../state/player.ts';
import { DUMMY } from '../../state/state.ts';
import { needsRivals } from './fitting.ts';

/*
 * Interactive combat (VAR-ICB-01): another player sets a die unseen, which is turned up in the phase that it is about.
 */

const DARES = ['white', 'red', 'blue', 'black'] as const;

/** The die that is turned up when a phase begins; a black one never is. */
const SHOWN_IN: Readonly<Partial<Record<Phase, (typeof DARES)[number]>>> = {
  ranged: 'white',
  block: 'red',
  attack: 'blue',
};

/** The dice, by their places, that have not been turned up by this phase. */
function daresLeft(phase: Phase): number[] {
  const past = phase === 'ranged' ? 1 : phase === 'attack' ? 3 : 2;
  return [...DARES.keys()].slice(past);
}

/** It is about the enemy itself, not about a monster that it summons. */
const isMeant = (foe: Foe | undefined): boolean => foe !== undefined && foe.summoner === null;

const HARDER_IN: Readonly<Record<string, Phase>> = { white: 'ranged', blue: 'attack' };

MODIFIERS.add({
  /** The die that its owner has set, by its place. */
  dare: { secret: (_m, s) => daresLeft(s.combat?.phase ?? 'ranged') },
  /** The die was turned up: the enemy is harder, and worth more. */
  dared: {
    enemyArmor: (m, { foe }, s) =>
      isMeant(foe) && HARDER_IN[m.on] === s.combat?.phase ? { from: m.from, op: 'add', n: m.n } : null,
    enemyAttack: (m, { foe }) => (isMeant(foe) && m.on === 'red' ? { from: m.from, op: 'add', n: m.n } : null),
    on: {
      defeated: (g, _m, { foe }) => {
        if (isMeant(foe)) gainFame(g, 1);
      },
    },
  },
});

/** The player before the one who fights, in the Round Order. */
function playerBefore({ s, seat }: Query): Seat {
  const seats = s.order.filter(other => other !== DUMMY);
  return seats.at(seats.indexOf(seat) - 1) as Seat;
}

/** One player sets a die that the one who fights does not see. */
const dare = rule('dare', { fighter: is.seat }, function* (q, { fighter }) {
  const { enemy = '' } = q.s.combat?.foes[0] ?? {};
  const { hero } = q.s.players[fighter] as Player;
  const die = yield* ask(
    q.seat,
    'dare',
    DARES.map((color, value) => option({ act: 'dare', color }, value)),
    { always: true, about: { hero, enemy } },
  );
  return (g: Game) => {
    g.modify('dare', 'combat', die);
    g.tell({ news: 'dare-set', seat: g.seat });
    g.nextFor(fighter, showDare());
  };
});

/** In the phase that the die is about it is turned up. */
const showDare = combatRule('show-dare', () => g => {
  const die = g.s.modifiers.find(m => m.mod === 'dare');
  const color = DARES[die?.n ?? -1];
  if (!die || color === undefined || SHOWN_IN[g.combat.phase] !== color) return;
  g.drop(die);
  g.s.modifiers = [...g.s.modifiers, { mod: 'dared', seat: g.seat, from: 'dare', n: 1, until: 'combat', on: color }];
  g.reveal();
  g.tell({ news: 'dare-shown', seat: g.seat, color });
});

/** A combat with a single enemy begins (VAR-ICB-01). */
function mayDare(g: Game): void {
  const before = playerBefore(g);
  if (g.s.combat?.foes.length === 1 && before !== g.seat) g.nextFor(before, dare({ fighter: g.seat }));
}

function turnDareUp(g: Game): void {
  if (g.s.modifiers.some(m => m.mod === 'dare')) g.next(showDare());
}

VARIANTS.add({
  'interactive-combat': {
    rule: 'VAR-ICB-01',
    set: 'base',
    unfitFor: needsRivals,
    onFight: mayDare,
    onPhase: turnDareUp,
  },
});
