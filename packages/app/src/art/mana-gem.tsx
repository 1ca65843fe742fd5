import { type ArtProps, Drawing } from './drawing.tsx';

export interface ManaGemProps extends ArtProps {
  readonly color: string;
  readonly kind?: 'token' | 'crystal' | 'die' | undefined;
}

/** Mana, with a sign for each colour. */
export function ManaGem({ color, kind = 'token', ...art }: ManaGemProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} data-of={color + kind} />
    </Drawing>
  );
}
