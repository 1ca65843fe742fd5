import type { HTMLInputAutoCompleteAttribute } from 'react';
import '../../parts/controls.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly type?: 'text' | 'password' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly onChange: (value: string) => void;
}

/** A text field with its name above it. */
export function Field({ label, value, most, type = 'text', autoComplete = 'off', onChange }: FieldProps) {
  return (
    <label className="online-field">
      {label}
      <input
        className="screen-field"
        type={type}
        value={value}
        maxLength={most}
        autoComplete={autoComplete}
        spellCheck={false}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The options and what they are called. */
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

/** A list to choose from, with its name above it. */
export function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  return (
    <label className="online-field">
      {label}
      <select className="screen-field" value={value} onChange={event => onChange(event.target.value as T)}>
        {Object.entries<string>(options).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
