import { LIMITS } from '@deedbook/protocol';
import { useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { Setting, SwitchSetting } from '../../parts/setting.tsx';
import { useSpan } from '../times.ts';
import './host.css';
import { type Agreed, DELAYS, TURN_TIMES } from './settings.ts';

interface TablePanelProps {
  readonly agreed: Agreed;
  readonly onChange: (agreed: Agreed) => void;
}

const NONE = '';

/** The table itself: its name, who can find it, the time per turn, watchers and advice. */
export function TablePanel({ agreed, onChange }: TablePanelProps) {
  const words = useWords('online').host;
  const span = useSpan();
  const numberOf = (value: string) => (value === NONE ? null : Number(value));
  return (
    <section className="screen-panel host-table" aria-label={words.table}>
      <Setting name={words.name}>
        <input
          className="screen-field"
          aria-label={words.name}
          value={agreed.name}
          maxLength={LIMITS.tableName}
          autoComplete="off"
          onChange={event => onChange({ ...agreed, name: event.target.value })}
        />
      </Setting>
      <Setting name={words.who}>
        <Segments
          label={words.who}
          value={agreed.isListed}
          segments={[
            { value: false, label: words.unlisted },
            { value: true, label: words.listed },
          ]}
          onChoose={isListed => onChange({ ...agreed, isListed })}
        />
      </Setting>
      <Setting name={words.time} hint={agreed.perTurn === null ? undefined : words.timeHint}>
        <select
          className="screen-field"
          aria-label={words.time}
          value={agreed.perTurn ?? NONE}
          onChange={event => onChange({ ...agreed, perTurn: numberOf(event.target.value) })}
        >
          <option value={NONE}>{words.live}</option>
          {TURN_TIMES.map(time => (
            <option key={time} value={time}>
              {span(time, 'long')}
            </option>
          ))}
        </select>
      </Setting>
      <Setting name={words.watch} hint={words.watchHint}>
        <select
          className="screen-field"
          aria-label={words.watch}
          value={agreed.watch ?? NONE}
          onChange={event => onChange({ ...agreed, watch: numberOf(event.target.value) })}
        >
          <option value={NONE}>{words.nobody}</option>
          {DELAYS.map(delay => (
            <option key={delay} value={delay}>
              {delay === 0 ? words.atOnce : words.behind(span(delay, 'long'))}
            </option>
          ))}
        </select>
      </Setting>
      <SwitchSetting
        name={words.advice}
        hint={words.adviceHint}
        isOn={agreed.advice === true}
        onChange={advice => onChange({ ...agreed, advice })}
      />
    </section>
  );
}
