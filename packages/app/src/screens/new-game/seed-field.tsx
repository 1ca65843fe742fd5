import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { newSeed } from '../../start/begin.ts';
import type { Draft } from './draft.ts';
import './seed-field.css';

interface SeedFieldProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The random seed: any word, so that friends can play the same game. */
export function SeedField({ draft, onChange }: SeedFieldProps) {
  const words = useWords('screens').newGame;
  return (
    <section className="screen-panel new-seed">
      <label htmlFor="seed">{words.seed}</label>
      <input
        id="seed"
        className="screen-field"
        value={draft.seed}
        maxLength={64}
        spellCheck={false}
        autoComplete="off"
        aria-describedby="seed-hint"
        onChange={event => onChange({ ...draft, seed: event.target.value })}
      />
      <button
        type="button"
        className="screen-button"
        aria-label={words.another}
        title={words.another}
        onClick={() => onChange({ ...draft, seed: newSeed() })}
      >
        <StatIcon stat="replay" size={18} />
      </button>
      <small id="seed-hint">{words.seedHint}</small>
    </section>
  );
}
