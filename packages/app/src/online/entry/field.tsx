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

/** A line to type in, below its name. */
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
