import type { GameOptions, OptionName } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { formOf } from '../../screens/new-game/draft.ts';
import { useOptionText } from '../../screens/new-game/option-text.ts';
import { ScenarioAbout } from '../../screens/new-game/scenario-about.tsx';
import { useAtTable } from '../connected.ts';
import { useSpan } from '../times.ts';

interface PlayedProps {
  readonly text: Text;
  /** Changes the settings; null for those who may not. */
  readonly change: (() => void) | null;
}

/** What the table plays, and its settings. */
export function Played({ text, change }: PlayedProps) {
  const words = useWords('online').room;
  const host = useWords('online').host;
  const { modes, option: names, rounds: roundsWords } = useWords('screens').newGame;
  const say = useOptionText(text);
  const span = useSpan();
  const { settings, seats } = useAtTable().doc.table;
  const { scenario, perTurn, watch, isListed, advice } = settings;
  const options = settings.options as GameOptions;
  const draft = {
    scenario,
    options,
    seats: seats.map(() => ({ hero: '', who: 'person' as const, name: '' })),
    seed: '',
  };
  const { mode, rounds } = formOf(draft);
  const chosen = Object.entries(options).filter(([name]) => name !== 'mode') as [OptionName, never][];
  const lines: readonly (readonly [string, string])[] = [
    [names.mode, `${modes[mode]} · ${roundsWords(rounds, rounds)}`],
    [host.time, perTurn === null ? host.live : span(perTurn, 'long')],
    [host.who, isListed ? host.listed : host.unlisted],
    [host.watch, watch === null ? host.nobody : watch === 0 ? host.atOnce : host.behind(span(watch, 'long'))],
    [host.advice, advice ? host.allowed : host.notAllowed],
    ...chosen.map(([name, value]) => [names[name], say(name, value)] as const),
  ];
  return (
    <div className="room-played">
      <ScenarioAbout draft={draft} text={text} />
      <section className="screen-panel" aria-label={words.settings}>
        <div className="room-head">
          <h2>{words.settings}</h2>
          {change && (
            <button type="button" className="screen-button" onClick={change}>
              <StatIcon stat="settings" size={18} />
              {words.change}
            </button>
          )}
        </div>
        <dl className="room-settings">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
