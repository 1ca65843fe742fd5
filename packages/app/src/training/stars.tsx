import type { Stars as Count } from '@deedbook/mind';
import { useWords } from '../language/language.ts';

const PLACES = [1, 2, 3] as const;

/** A number of stars out of three. */
export function Stars({ n, size = 18 }: { readonly n: Count; readonly size?: number }) {
  const words = useWords('training');
  return (
    <span className="stars" role="img" aria-label={words.starred(n)}>
      {PLACES.map(place => (
        <svg key={place} width={size} height={size} viewBox="0 0 24 24" data-won={place <= n || undefined} aria-hidden>
          <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z" />
        </svg>
      ))}
    </span>
  );
}
