import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { linkTo } from '../app/route.ts';
import { Popup } from '../float/index.ts';
import { useExplaining } from './explaining.ts';
import './explain.css';

interface ExplainProps {
  readonly title: ReactNode;
  readonly body?: ReactNode;
  /** Rules that say more: links into the rule book. */
  readonly rules?: readonly string[] | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The card is shown without a ground of its own: the body is a whole card already. */
  readonly bare?: boolean | undefined;
  /** A tap or Enter explains too. Only for what does nothing else when it is pressed. */
  readonly press?: boolean | undefined;
  /** The one thing that is explained; it must take the focus (a button). */
  readonly children: ReactElement;
}

/**
 * A small card that explains what it is wrapped around: while the pointer rests on it, while the keyboard is on it, after
 * a long press, and with `press` also after a tap. Escape puts it away.
 */
export function Explain({ title, body, rules = [], side = 'right', bare, press = false, children }: ExplainProps) {
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const { isOpen, isKept, close, trigger, card } = useExplaining(press);
  const content = useRef<HTMLDivElement>(null);
  // What was asked for by a press can be walked through with the keyboard: its links are reached with Tab.
  useEffect(() => {
    if (isKept) content.current?.focus();
  }, [isKept]);
  return (
    <>
      <Slot.Root ref={anchor} aria-describedby={isOpen ? id : undefined} {...trigger}>
        {children}
      </Slot.Root>
      {isOpen && (
        <Popup
          anchor={anchor}
          onClose={close}
          ref={content}
          id={id}
          // A card that only hovers must not keep the keys of the table.
          role={isKept ? 'dialog' : 'tooltip'}
          className={bare ? 'explain explain-bare' : 'explain'}
          side={side}
          sideOffset={8}
          onOpenAutoFocus={event => {
            event.preventDefault();
            if (isKept) content.current?.focus();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            if (content.current?.contains(document.activeElement)) anchor.current?.focus();
          }}
          {...card}
        >
          {bare ? <span className="unseen">{title}</span> : <p className="explain-title">{title}</p>}
          {body !== undefined && body !== '' && <div className="explain-body">{body}</div>}
          {rules.length > 0 && (
            <p className="explain-rules">
              {rules.map(rule => (
                <a key={rule} href={linkTo('rules', rule)}>
                  {rule}
                </a>
              ))}
            </p>
          )}
        </Popup>
      )}
    </>
  );
}
