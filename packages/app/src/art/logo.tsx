import './logo.css';
import { type ArtProps, Drawing } from './drawing.tsx';

/** The sign of Deedbook: a book with a sword on a space of the map. `public/icon.svg` is the same. */
export function Logo(art: ArtProps) {
  return (
    <Drawing box={64} {...art}>
      <g className="logo">
        <path className="logo-page" d="M13 48h42v10H15a6 6 0 0 1-2-10" />
        <path className="logo-line" d="M18 53h36" />
        <path className="logo-cover" d="M16 3h39v45H15c-5 0-7 4-6 8-1-1-2-3-2-5V12c0-5 4-9 9-9" />
        <path className="logo-spine" d="M13 4v44.5c-3 .8-4.5 4-4 7.5-1.3-1.3-2-3-2-5V12c0-4 2.5-7 6-8" />
        <path className="logo-gold" d="M34 8 49 16.5v17L34 42 19 33.5v-17Zm0 3.5L22 18.3v13.4l12 6.8 12-6.8V18.3Z" />
        <path className="logo-gold" d="M34 13l2 4v10h5v3h-4.5v5L34 37.5 31.5 35v-5H27v-3h5V17Z" />
        <path className="logo-ribbon" d="M45 48h6v13l-3-3-3 3Z" />
      </g>
    </Drawing>
  );
}
