import type { Player, Seat } from '@deedbook/engine';
import { HeroEmblem } from '../art/hero-emblem.tsx';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import './deeds-table.css';
import type { Tally } from './tally.ts';

interface DeedsTableProps {
  readonly tallies: readonly Tally[];
  readonly players: readonly Player[];
  readonly names: (seat: Seat) => string;
}

const COUNTED = [
  ['tiles', 'explore'],
  ['enemies', 'combat'],
  ['cards', 'play'],
  ['wounds', 'wound'],
] as const;

/** What each player did, in numbers. */
export function DeedsTable({ tallies, players, names }: DeedsTableProps) {
  const words = useWords('screens').scores;
  return (
    <section className="screen-panel">
      <h2>{words.deeds}</h2>
      <table className="scores-deeds">
        <thead>
          <tr>
            <td />
            {players.map(({ hero }, seat) => (
              <th scope="col" key={hero}>
                <HeroEmblem hero={hero} size={30} title={names(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <StatIcon stat="level" size={18} />
              {words.level}
            </th>
            {players.map(({ hero, level }) => (
              <td key={hero}>{level}</td>
            ))}
          </tr>
          {COUNTED.map(([what, stat]) => (
            <tr key={what}>
              <th scope="row">
                <StatIcon stat={stat} size={18} />
                {words[what]}
              </th>
              {players.map(({ hero }, seat) => (
                <td key={hero}>{tallies[seat]?.[what]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
