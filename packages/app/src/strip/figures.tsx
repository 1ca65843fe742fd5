import type { ReactNode } from 'react';
import { StatIcon } from '../art/index.ts';

/** A row of small public figures. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <span className="strip-figures">{children}</span>
);

interface Props {
  readonly stat: string;
  readonly name: string;
  readonly n: number;
}

/** A number with its sign, and its name for pointers and screen readers. */
export function Figure({ stat, name, n }: Props) {
  return (
    <span className="strip-figure" data-stat={stat} title={`${name}: ${n}`}>
      <StatIcon stat={stat} size={13} title={name} />
      {n}
    </span>
  );
}
