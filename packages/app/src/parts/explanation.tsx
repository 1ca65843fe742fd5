import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNarrow } from '../platform/window-size.ts';
import { CodexSign } from './codex-sign.tsx';
import type { useExplaining } from './explaining.ts';
import { Popup } from './popup.tsx';
import { RuleSign } from './rule-sign.tsx';

export interface ExplanationProps {
  readonly title: ReactNode;
  readonly body?: ReactNode;
  /** Related rules: links into the rule book. */
  readonly rules?: readonly string[] | undefined;
  /** The related entry of the codex: `unit/peasants`. */
  readonly codex?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The card has no background: its body is already a whole card. */
  readonly bare?: boolean | undefined;
}

export interface OpenProps extends ExplanationProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly explaining: ReturnType<typeof useExplaining>;
}

/** The card itself, while it is open. */
export function Explanation({
  title,
  body,
  rules = [],
  codex,
  side = 'right',
  bare,
  id,
  anchor,
  explaining,
}: OpenProps) {
  const { isKept, close, card } = explaining;
  // A phone has no room on either side of anything.
  const isBeside = useNarrow() && (side === 'left' || side === 'right');
  const content = useRef<HTMLDivElement>(null);
  // If opened by a press, the keyboard can walk through it: Tab reaches its links.
  useEffect(() => {
    if (isKept) content.current?.focus();
  }, [isKept]);
  return (
    <Popup
      anchor={anchor}
      onClose={close}
      ref={content}
      id={id}
      // A card that is only hovering must not keep the keys of the table.
      role={isKept ? 'dialog' : 'tooltip'}
      className={bare ? 'explain explain-bare' : 'explain'}
      side={isBeside ? 'top' : side}
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
      {(rules.length > 0 || codex !== undefined) && (
        <p className="explain-rules">
          {rules.map(rule => (
            <RuleSign key={rule} rule={rule} />
          ))}
          {codex !== undefined && <CodexSign at={codex} />}
        </p>
      )}
    </Popup>
  );
}
