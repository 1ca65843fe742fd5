import type { Seat } from '../core/effect.ts';
import type { Term } from '../core/numbers.ts';
import { BASIC_COLORS } from '../state/mana.ts';
import { type Name, type State, WOUND } from '../state/state.ts';
import { CARDS, modeOf, SITES, UNITS } from './catalogue.ts';
import { spaceAt } from './ground.ts';

export const ACHIEVEMENTS = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;
/** The categories of standard achievement scoring (SCO-02 to SCO-07). */
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** One line of a score sheet: what it is worth, what it is made of, and the title bonus. */
export interface ScoreLine {
  readonly points: number;
  readonly title: number;
  readonly terms: readonly Term[];
}

export interface ScoreSheet {
  readonly seat: Seat;
  readonly fame: number;
  readonly lines: Readonly<Record<Achievement, ScoreLine>>;
  readonly total: number;
  readonly won: boolean;
}

const each = (from: string, count: number, worth: number): Term => ({ from, op: 'add', n: count * worth });

/** The parts of each category for one player. */
function partsOf(s: State, seat: Seat): Record<Achievement, Term[]> {
  const player = s.players[seat] as State['players'][number];
  const deeds = [
    ...player.hand,
    ...player.deck,
    ...player.discard,
    ...player.tacticCards,
    ...player.aside,
    ...player.banners.map(banner => banner.banner),
    ...player.played.map(p => p.card),
  ];
  const kind = (want: string) => deeds.filter(card => CARDS.get(card).kind === want).length;
  const crystals = BASIC_COLORS.reduce((n, color) => n + player.crystals[color], 0);
  const shieldsOn = (want: (site: Name) => boolean) =>
    s.shields.filter(({ hex, seat: owner }, i) => {
      const site = spaceAt(s, hex)?.site;
      const last = s.shields.findLastIndex(shield => shield.hex === hex) === i;
      return owner === seat && site != null && last && want(site);
    }).length;
  return {
    knowledge: [each('spell', kind('spell'), 2), each('advanced-action', kind('advanced-action'), 1)],
    loot: [each('artifact', kind('artifact'), 2), each('crystals', Math.floor(crystals / 2), 1)],
    leader: player.units.map(({ unit, wounds }) => {
      const { level } = UNITS.get(unit);
      return { from: unit, op: 'add', n: wounds > 0 ? Math.floor(level / 2) : level };
    }),
    conqueror: [
      each(
        'shields',
        shieldsOn(site => site !== 'city' && SITES.get(site).category !== 'adventure'),
        2,
      ),
    ],
    adventurer: [
      each(
        'shields',
        shieldsOn(site => SITES.get(site).category === 'adventure'),
        2,
      ),
    ],
    beating: [each('wound', deeds.filter(card => card === WOUND).length, -2)],
  };
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((n, term) => n + term.n, 0);

/** The bonus for being the single best, or one of several equals; for Wounds the worst loses (SCO-08). */
function titleFor(what: Achievement, points: number, all: readonly number[]): number {
  const best = what === 'beating' ? Math.min(...all) : Math.max(...all);
  if (points !== best || points === 0) return 0;
  const alone = all.filter(other => other === best).length === 1;
  const sign = what === 'beating' ? -1 : 1;
  return sign * (alone ? 3 : 1);
}

/** Everybody's score sheet by standard achievement scoring; Fame is where it starts (SCO-01). */
export function scoreSheets(s: State): ScoreSheet[] {
  const titled = modeOf(s.options, s.players.length).mode === 'competitive'; // SCO-09
  const parts = s.players.map((_, seat) => partsOf(s, seat));
  const sheets = s.players.map((player, seat) => {
    const lines = {} as Record<Achievement, ScoreLine>;
    for (const what of ACHIEVEMENTS) {
      const terms = (parts[seat] as Record<Achievement, Term[]>)[what];
      const points = sumOf(terms);
      const all = parts.map(other => sumOf(other[what]));
      lines[what] = { points, title: titled ? titleFor(what, points, all) : 0, terms };
    }
    const total = player.fame + ACHIEVEMENTS.reduce((n, what) => n + lines[what].points + lines[what].title, 0);
    return { seat, fame: player.fame, lines, total };
  });
  const best = Math.max(...sheets.map(sheet => sheet.total));
  return sheets.map(sheet => ({ ...sheet, won: sheet.total === best })); // SCO-12
}
