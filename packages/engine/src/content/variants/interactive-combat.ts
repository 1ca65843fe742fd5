import type { Seat } from '../../core/effect.ts';
import { ask } from '../../core/question.ts';
import { MODIFIERS } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import type { Query, Seen } from '../../rules/query.ts';
import { VARIANTS } from '../../rules/scenarios.ts';
import { rule } from '../../rules/table.ts';
import { areAllies } from '../../rules/teams.ts';
import { DUMMY, type Modifier, type Phase } from '../../state/state.ts';
import { needsRivals } from './fitting.ts';

/** What the die may show; its place in this list is the number that its modifier has. */
const FACES = ['white', 'red', 'blue', 'black'] as const;
const [WHITE, RED, BLUE, BLACK] = [0, 1, 2, 3];

/** The phase in which a face is shown; black never is. */
const SHOWN_IN: Readonly<Record<Phase, number | null>> = { ranged: WHITE, block: RED, damage: null, attack: BLUE };

const isDie = ({ mod }: Modifier): boolean => mod === 'secret-die' || mod === 'shown-die';

const plusOne = { from: 'secret-die', op: 'add', n: 1 } as const;

MODIFIERS.add({
  /** Lies hidden until its phase; white is shown at once, so that it is one of the others. */
  'secret-die': { secret: () => [RED, BLUE, BLACK] },
  'shown-die': {
    enemyArmor: (m, _about, { combat }) => {
      const isNow = combat?.phase === (m.n === WHITE ? 'ranged' : 'attack');
      return m.n !== RED && isNow ? plusOne : null;
    },
    enemyAttack: m => (m.n === RED ? plusOne : null),
  },
});

/** The opponent whose turn came before, in the Round Order. */
function previousOpponent(s: Seen, seat: Seat): Seat | null {
  const at = s.order.indexOf(seat);
  const before = [...s.order.slice(0, at).reverse(), ...s.order.slice(at + 1).reverse()];
  return before.find(other => other !== DUMMY && !areAllies(s, other, seat)) ?? null;
}

/** Against a single enemy the previous player sets a die that nobody else sees. */
const setSecretDie = rule('set-secret-die', function* (q: Query) {
  const foes = q.s.turn.seat === null ? [] : (q.s.combat?.foes ?? []);
  if (foes.length !== 1) return () => {};
  const face = yield* ask(
    q.seat,
    'secret-die',
    FACES.map((color, value) => ({ key: `${color} die`, value, at: { kind: 'die', id: color } })),
    { about: { enemy: foes[0]?.enemy ?? '' } },
  );
  return (g: Game) => {
    g.modify('secret-die', 'combat', face);
    g.tell({ news: 'secret-die-set', seat: g.seat });
    showDie(g);
  };
});

/** The die is shown when the phase has come that it is about. */
function showDie(g: Game): void {
  const phase = g.s.combat?.phase;
  const die = g.s.modifiers.find(m => m.mod === 'secret-die');
  if (!die || !phase || SHOWN_IN[phase] !== die.n) return;
  g.s.modifiers = g.s.modifiers.map(m => (m === die ? { ...m, mod: 'shown-die' } : m));
  g.reveal();
  g.tell({ news: 'secret-die-shown', seat: die.seat, color: FACES[die.n] as (typeof FACES)[number] });
}

VARIANTS.add({
  // VAR-ICB-01
  'interactive-combat': {
    names: ['Interactive combat', 'Combate interativo', 'Combattimento interattivo'],
    change: [
      'Against a single enemy the previous player sets a die in secret, which may make it stronger and worth one Fame more.',
      'Contra um único inimigo, o jogador anterior prepara em segredo um dado, que pode torná-lo mais forte e valer um ponto de Fama a mais.',
      'Contro un solo nemico il giocatore precedente imposta in segreto un dado, che può renderlo più forte e farlo valere un punto di Fama in più.',
    ],
    set: 'base',
    atCombatStart: g => {
      const other = previousOpponent(g.s, g.seat);
      if (other !== null) g.nextFor(other, setSecretDie());
    },
    atPhaseStart: showDie,
    fameFor: (s, _foe, fame) => fame + (s.modifiers.some(m => isDie(m) && m.n !== BLACK) ? 1 : 0),
    unfitFor: needsRivals,
  },
});
