import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Logo } from '../art/logo.tsx';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { linkTo } from '../platform/route.ts';
import './screens.css';

interface PageProps {
  readonly title: string;
  /** The right side of the header. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A screen outside the game: a header with the way home, and the content. */
export function Page({ title, actions, className, children }: PageProps) {
  const words = useWords('page').parts;
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  return (
    <div className={className ? `screen ${className}` : 'screen'}>
      <button type="button" className="screen-button screen-skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <header className="screen-head">
        <a className="screen-home" href={linkTo('')} aria-label={words.home}>
          <StatIcon stat="back" size={18} />
          <Logo size={30} />
        </a>
        <h1>{title}</h1>
        <div className="screen-actions">{actions}</div>
      </header>
      <main ref={main} className="screen-body" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The window title says where the user is, also to screen readers. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Deedbook' : `${title} · Deedbook`;
  }, [title]);
}
