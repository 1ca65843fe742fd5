import type { ReactNode } from 'react';

interface FigureProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly n: number;
  /** Its terms, if it differs from the printed number. */
  readonly terms: string | null;
  readonly isMain?: boolean;
}

/** A number with its name, and its terms below. */
export function Figure({ icon, name, n, terms, isMain = false }: FigureProps) {
  return (
    <p className="figure" data-main={isMain || undefined}>
      {icon}
      <span className="figure-name">{name}</span>
      <strong className="figure-n">{n}</strong>
      {terms !== null && <small className="figure-terms">{terms}</small>}
    </p>
  );
}
