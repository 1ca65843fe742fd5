import type { ReactNode } from 'react';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string) => void;
}

/** One of several. */
export function Select({ label, value, items, onChange }: SelectProps) {
  return (
    <label className="editor-field">
      <span>{label}</span>
      <select className="screen-field" value={value} onChange={event => onChange(event.target.value)}>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (n: number) => void;
}

export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  return (
    <label className="editor-field">
      <span>{label}</span>
      <input
        type="number"
        className="screen-field"
        value={value}
        min={least}
        max={most}
        onChange={event => onChange(Math.min(most, Math.max(least, Math.trunc(Number(event.target.value)))))}
      />
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is so, or not. */
export function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="editor-check">
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Fields that belong together; open from the start if they are what people look for first. */
export function Group({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="editor-group" open={isOpen}>
      <summary>{title}</summary>
      <div className="editor-fields">{children}</div>
    </details>
  );
}
