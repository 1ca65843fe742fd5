import type { View } from '@deedbook/engine';
import { inLanguage, type Puzzle } from '@deedbook/positions';
import type { Text } from '@deedbook/text';
import { useLanguage, useWords } from '../language/language.ts';
import { GoalFields } from './goal-fields.tsx';
import './share-fields.css';

interface ShareFieldsProps {
  readonly puzzle: Puzzle;
  readonly text: Text;
  readonly map: View['map'];
  readonly onChange: (puzzle: Puzzle) => void;
}

/** The words and the goal of a position. */
export function ShareFields({ puzzle, text, map, onChange }: ShareFieldsProps) {
  const words = useWords('lookup').share;
  const language = useLanguage();
  const change = (field: 'title' | 'words', value: string) => {
    const { [field]: _, ...rest } = puzzle;
    onChange(value === '' ? rest : { ...rest, [field]: value });
  };
  return (
    <div className="share-fields">
      <label>
        <span>{words.name}</span>
        <input
          className="screen-field"
          value={inLanguage(puzzle.title, language)}
          maxLength={120}
          onChange={event => change('title', event.target.value)}
        />
      </label>
      <label>
        <span>{words.words}</span>
        <textarea
          className="screen-field"
          rows={2}
          value={inLanguage(puzzle.words, language)}
          maxLength={2000}
          onChange={event => change('words', event.target.value)}
        />
      </label>
      <GoalFields
        goal={puzzle.goal}
        text={text}
        map={map}
        onChange={goal => {
          const { goal: _, ...rest } = puzzle;
          onChange(goal === undefined ? rest : { ...rest, goal });
        }}
      />
    </div>
  );
}
