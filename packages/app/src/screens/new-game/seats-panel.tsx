import { OPPONENTS } from '@deedbook/bots';
import type { Text } from '@deedbook/text';
import { HeroPortrait } from '../../art/hero-portrait.tsx';
import { useWords } from '../../language/language.ts';
import { LONGEST_NAME } from '../../seats/names.ts';
import type { Who } from '../../seats/plan.ts';
import { type Draft, heroesFor, teamOf, withHero, withName, withPlayers, withWho } from './draft.ts';
import { SeatsFrame } from './seats-frame.tsx';

interface SeatsPanelProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

const WHO: readonly Who[] = ['person', ...OPPONENTS];

/** How many play, with which heroes, and who controls them. */
export const SeatsPanel = ({ draft, text, onChange }: SeatsPanelProps) => (
  <SeatsFrame draft={draft} onCount={n => onChange(withPlayers(draft, n))}>
    {seat => <SeatRow key={seat} seat={seat} draft={draft} text={text} onChange={onChange} />}
  </SeatsFrame>
);

function SeatRow({ seat, draft, text, onChange }: SeatsPanelProps & { readonly seat: number }) {
  const words = useWords('screens').newGame;
  const { hero, who, name } = draft.seats[seat] ?? { hero: '', who: 'person' as const, name: '' };
  const team = teamOf(draft, seat);
  return (
    <li className="new-seat" data-hero={hero}>
      <span className="new-seat-who">
        <span className="new-seat-number">{words.seat(seat + 1)}</span>
        <strong>{text.name('hero', hero)}</strong>
        {team !== null && <span className="new-seat-team">{words.team(team + 1)}</span>}
      </span>
      {seat > 0 && (
        <fieldset className="new-seat-heroes" aria-label={`${words.seat(seat + 1)}: ${words.hero}`}>
          {heroesFor(draft).map(id => (
            <label key={id} title={text.name('hero', id)}>
              <input
                className="covering"
                type="radio"
                name={`hero-${seat}`}
                aria-label={text.name('hero', id)}
                checked={id === hero}
                onChange={() => onChange(withHero(draft, seat, id))}
              />
              <HeroPortrait hero={id} width={32} height={40} />
            </label>
          ))}
        </fieldset>
      )}
      <select
        className="screen-field"
        aria-label={`${words.seat(seat + 1)}: ${words.playedBy}`}
        value={who}
        onChange={event => onChange(withWho(draft, seat, event.target.value as Who))}
      >
        {WHO.map(each => (
          <option key={each} value={each}>
            {words.who[each]}
          </option>
        ))}
      </select>
      {who !== 'person' && <p className="new-seat-about">{words.whoAbout[who]}</p>}
      {who === 'person' && (
        <input
          className="screen-field new-seat-name"
          aria-label={`${words.seat(seat + 1)}: ${words.name}`}
          placeholder={words.name}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          onChange={event => onChange(withName(draft, seat, event.target.value))}
        />
      )}
    </li>
  );
}
