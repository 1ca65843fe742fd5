import { type ArtProps, Drawing } from './drawing.tsx';

/** The sign of Deedbook. */
export function Logo(art: ArtProps) {
  return (
    <Drawing box={64} {...art}>
      <circle cx={32} cy={32} r={28} />
    </Drawing>
  );
}
