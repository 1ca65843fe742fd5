import { type Seat, TACTICS } from '@deedbook/engine';
import { memo } from 'react';
import { HeroEmblem } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { PopupButton } from '../parts/popup-button.tsx';
import { Figure, Figures } from './figures.tsx';
import { PlayerArea } from './lazy-areas.ts';

/** Figures whose sign has a different name. */
const SIGNS: Readonly<Record<string, string>> = { units: 'unit', crystals: 'crystal' };

/** One player in the turn order: emblem, Tactic number and figures; opening it shows their public belongings. */
export const PlayerChip = memo(function PlayerChip({ seat }: { readonly seat: Seat }) {
  const words = useWords('table').strip;
  const names = useSeatNames();
  const isOwn = useSeat(table => table.seat === seat);
  const isActive = useSeat(({ view }) => view.turn.seat === seat);
  const player = useSeat(({ view }) => view.players[seat]);
  const team = useSeat(({ view: { options } }) => (options.mode === 'teams' ? (options.teams[seat] ?? null) : null));
  if (!player) return null;
  const number = player.tactic === null ? null : TACTICS.find(player.tactic)?.number;
  const name = names(seat);
  const crystals = Object.values(player.crystals).reduce((sum, n) => sum + n, 0);
  const figures = [
    ['fame', player.fame],
    ['level', player.level],
    ['hand', player.hand.length],
    ['deck', player.deck.length],
    ['units', player.units.length],
    ['crystals', crystals],
  ] as const;
  const label = [name, number && words.tactic(number), ...figures.map(([what, n]) => `${words[what]}: ${n}`)];
  return (
    <PopupButton
      className="strip-player"
      aria-label={label.filter(Boolean).join(', ')}
      data-active={isActive || undefined}
      data-own={isOwn || undefined}
      aria-current={isActive ? 'step' : undefined}
      popup={{ className: 'strip-sheet', 'aria-label': name }}
      opens={() => <PlayerArea seat={seat} />}
    >
      <span className="strip-emblem">
        <HeroEmblem hero={player.hero} size={34} />
        {number && (
          <span className="strip-tactic" role="img" aria-label={words.tactic(number)} title={words.tactic(number)}>
            {number}
          </span>
        )}
      </span>
      <span className="strip-name">
        {name}
        {team !== null && (
          <abbr className="strip-team" title={words.team(team + 1)}>
            {'I'.repeat(team + 1)}
          </abbr>
        )}
      </span>
      <Figures>
        {figures.map(([what, n]) => (
          <Figure key={what} stat={SIGNS[what] ?? what} name={words[what]} n={n} />
        ))}
      </Figures>
    </PopupButton>
  );
});
