import type { ReactNode } from 'react';
import './setting.css';

interface SettingProps {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A setting: its name, a word about it, and its control. */
export const Setting = ({ name, hint, children }: SettingProps) => (
  <div className="setting">
    <p>
      {name}
      {hint && <small>{hint}</small>}
    </p>
    {children}
  </div>
);

interface SwitchSettingProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export const SwitchSetting = ({ name, hint, isOn, onChange }: SwitchSettingProps) => (
  <label className="setting">
    <p>
      {name}
      <small>{hint}</small>
    </p>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      onChange={event => onChange(event.target.checked)}
    />
  </label>
);
