import './art.css';
import type { ReactNode } from 'react';

/** The properties of every drawing: its size, and its place when it is part of a larger drawing. */
export interface ArtProps {
  /** Side in px; without it the drawing is as tall as the surrounding text. */
  readonly size?: number | undefined;
  /** Inside another SVG: where the centre of the drawing is. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /**
   * An accessible name; without it the drawing is hidden from screen readers, because words next to it say the same.
   */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface DrawingProps extends ArtProps {
  /** The side of the square it is drawn in. */
  readonly box: number;
  readonly children: ReactNode;
  /** The kind of drawing and its variant, for the style sheet. */
  readonly kind?: string | undefined;
  readonly [data: `data-${string}`]: string | undefined;
}

/** A square drawing that works both in a page and, placed by its center, inside another SVG. */
export function Drawing({ size, x, y, title, className, kind, box, children, ...data }: DrawingProps) {
  const side = size ?? '1em';
  const half = (size ?? 0) / 2;
  const place = x === undefined && y === undefined ? {} : { x: (x ?? 0) - half, y: (y ?? 0) - half };
  return (
    <svg
      className={['art', kind, className].filter(Boolean).join(' ')}
      width={side}
      height={side}
      viewBox={`0 0 ${box} ${box}`}
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
      {...place}
      {...data}
    >
      {children}
    </svg>
  );
}
