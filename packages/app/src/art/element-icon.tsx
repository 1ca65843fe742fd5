import { type ArtProps, Drawing } from './drawing.tsx';

export interface ElementIconProps extends ArtProps {
  readonly element: string;
  readonly kind: 'melee' | 'ranged' | 'siege' | 'block';
}

/** An attack or block of some kind and element. */
export function ElementIcon({ element, kind, ...art }: ElementIconProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={element + kind} />
    </Drawing>
  );
}
