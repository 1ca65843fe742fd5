import { SCENARIOS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { type Draft, playersOf, roundsOf, withScenario } from './draft.ts';
import { MapSketch } from './map-sketch.tsx';
import './scenarios.css';

interface ScenarioListProps {
  readonly draft: Draft;
  readonly text: Text;
  readonly onChange: (draft: Draft) => void;
}

/** Every scenario there is, one of them chosen. */
export function ScenarioList({ draft, text, onChange }: ScenarioListProps) {
  const words = useWords('screens').newGame;
  return (
    <fieldset className="scenarios">
      <legend>{words.scenario}</legend>
      {SCENARIOS.ids().map(id => (
        <ScenarioCard
          key={id}
          id={id}
          text={text}
          isChosen={draft.scenario === id}
          onChoose={() => onChange(withScenario(draft, id))}
        />
      ))}
    </fieldset>
  );
}

interface ScenarioCardProps {
  readonly id: string;
  readonly text: Text;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ScenarioCard({ id, text, isChosen, onChoose }: ScenarioCardProps) {
  const words = useWords('screens').newGame;
  const players = playersOf(id);
  const [least = 1, most = least] = [players[0], players.at(-1)];
  const [form] = SCENARIOS.get(id).modes;
  const few = Number(Object.keys(form?.tiles ?? {})[0]);
  return (
    <label className="scenario">
      <input className="covering" type="radio" name="scenario" checked={isChosen} onChange={onChoose} />
      {form && <MapSketch shape={form.mapShape[few] ?? ''} tiles={form.tiles[few]} />}
      <span className="scenario-words">
        <strong>{text.name('scenario', id)}</strong>
        <span className="scenario-goal">{text.goal(id)}</span>
        <span className="scenario-facts">
          <span>
            <StatIcon stat="players" size={16} title={words.players} />
            {words.playersRange(least, most)}
          </span>
          <span>
            <StatIcon stat="round" size={16} />
            {words.rounds(...roundsOf(id))}
          </span>
        </span>
      </span>
    </label>
  );
}
