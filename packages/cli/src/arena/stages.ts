import { type Player, type State, UNITS, WOUND } from '@deedbook/engine';

/** How far a player is at the end of a Round. */
export interface Stage {
  readonly round: number;
  readonly turns: number;
  /** Tiles revealed, cities found, and defenders of cities beaten. */
  readonly tiles: number;
  readonly cities: number;
  readonly beaten: number;
  readonly fame: number;
  readonly level: number;
  /** The levels of all Units together. */
  readonly units: number;
  readonly cards: number;
  readonly wounds: number;
  readonly crystals: number;
}

export function stageOf({ round, map, cities, players }: State, seat: number, turns: number): Stage {
  const me = players[seat] as Player;
  const cards = [...me.hand, ...me.deck, ...me.discard, ...me.played.map(({ card }) => card)];
  const { red, blue, green, white } = me.crystals;
  const wounds = cards.filter(card => card === WOUND).length;
  return {
    round,
    turns,
    tiles: map.length,
    cities: cities.length,
    beaten: cities.reduce((sum, { shields }) => sum + shields.length, 0),
    fame: me.fame,
    level: me.level,
    units: me.units.reduce((sum, { unit }) => sum + UNITS.get(unit).level, 0),
    cards: cards.length - wounds,
    wounds,
    crystals: red + blue + green + white,
  };
}

const COLUMNS = [
  'turns',
  'tiles',
  'cities',
  'beaten',
  'fame',
  'level',
  'units',
  'cards',
  'wounds',
  'crystals',
] as const;

/** The averages of each Round over all games, as the lines of a table. */
export function tableOf(games: readonly (readonly Stage[])[]): string[] {
  const stages = games.flat();
  const rounds = [...new Set(stages.map(({ round }) => round))].sort((a, b) => a - b);
  const rows = rounds.map(round => {
    const here = stages.filter(stage => stage.round === round);
    const mean = (column: (typeof COLUMNS)[number]) =>
      (here.reduce((sum, stage) => sum + stage[column], 0) / here.length).toFixed(1);
    return [`${round}`, ...COLUMNS.map(mean)];
  });
  return [['Round', ...COLUMNS], ...rows].map(row => row.map(cell => cell.padStart(8)).join(' '));
}
