import { type ReactNode, useId } from 'react';
import './controls.css';

interface Segment<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** Its accessible name if the label is a drawing; shown when pointed at. */
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface SegmentsProps<T> {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChoose: (value: T) => void;
}

/** A few options of which one is selected; native radio buttons handle the keys. */
export function Segments<T>({ label, value, segments, onChoose }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div className="screen-segments" role="radiogroup" aria-label={label}>
      {segments.map(each => (
        <label key={String(each.value)} title={each.name}>
          <input
            className="covering"
            type="radio"
            name={name}
            aria-label={each.name}
            checked={each.value === value}
            disabled={each.isDisabled}
            onChange={() => onChoose(each.value)}
          />
          {each.label}
        </label>
      ))}
    </div>
  );
}
