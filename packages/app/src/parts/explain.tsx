import { type ReactElement, useId, useRef } from 'react';
import { later } from '../platform/later.tsx';
import { useExplaining } from './explaining.ts';
import type { ExplanationProps } from './explanation.tsx';
import { joined } from './joined.ts';

interface ExplainProps extends ExplanationProps {
  /** A tap or Enter explains too. Only for elements that do nothing else when pressed. */
  readonly press?: boolean | undefined;
  /** The element explained; it must be focusable (a button). */
  readonly children: ReactElement;
}

export const Explanation = later(async () => (await import('./explanation.tsx')).Explanation);

/**
 * A small card that explains the element it wraps: while the pointer rests on it, while it has the focus, after a long
 * press, and with `press` also after a tap. Escape closes it.
 */
export function Explain({ press = false, children, ...said }: ExplainProps) {
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const explaining = useExplaining(press);
  const { isOpen, trigger } = explaining;
  return (
    <>
      {joined(children, { 'aria-describedby': isOpen ? id : undefined, ...trigger }, anchor)}
      {isOpen && <Explanation id={id} anchor={anchor} explaining={explaining} {...said} />}
    </>
  );
}
