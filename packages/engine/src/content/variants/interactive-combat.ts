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

/* Interactive combat (VAR-ICB-01): another player secretly sets a die, which is revealed in the phase it affects. */

const DARES = ['white', 'red', 'blue', 'black'] as const;

/** The die revealed at the start of each phase; a black one never is. */
const SHOWN_IN: Readonly<Partial<Record<Phase, (typeof DARES)[number]>>> = {
  ranged: 'white',
  block: 'red',
  attack: 'blue',
};

/** The dice, by index, that have not been revealed by this phase. */
function daresLeft(phase: Phase): number[] {
  const past = phase === 'ranged' ? 1 : phase === 'attack' ? 3 : 2;
  return [...DARES.keys()].slice(past);
}

/** The die affects the enemy itself, not a monster it summons. */
const isMeant = (foe: Foe | undefined): boolean => foe !== undefined && foe.summoner === null;

const HARDER_IN: Readonly<Record<string, Phase>> = { white: 'ranged', blue: 'attack' };

MODIFIERS.add({
  /** The index of the die its owner has set. */
  dare: { secret: (_m, s) => daresLeft(s.combat?.phase ?? 'ranged') },
  /** The die was revealed: the enemy is harder to beat and worth more Fame. */
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

/** The player before the fighter in the Round Order. */
function playerBefore({ s, seat }: Query): Seat {
  const seats = s.order.filter(other => other !== DUMMY);
  return seats.at(seats.indexOf(seat) - 1) as Seat;
}

/** One player secretly sets a die for the fighter's enemy. */
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

/** Reveals the die in the phase it affects. */
const showDare = combatRule('show-dare', () => g => {
  const die = g.s.modifiers.find(m => m.mod === 'dare');
  const color = DARES[die?.n ?? -1];
  if (!die || color === undefined || SHOWN_IN[g.combat.phase] !== color) return;
  g.drop(die);
  g.s.modifiers = [...g.s.modifiers, { mod: 'dared', seat: g.seat, from: 'dare', n: 1, until: 'combat', on: color }];
  g.reveal();
  g.tell({ news: 'dare-shown', seat: g.seat, color });
});

/** Called when a combat with a single enemy begins (VAR-ICB-01). */
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
