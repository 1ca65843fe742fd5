import type { ReactNode } from 'react';

interface FigureProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly n: number;
  /** What it is made of, where that is more than what is printed. */
  readonly terms: string | null;
  readonly isMain?: boolean;
}

/** A number with its name, and what it is made of below it. */
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
