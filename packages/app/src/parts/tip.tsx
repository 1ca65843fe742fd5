import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { useExplaining } from './explaining.ts';
import { joined } from './joined.ts';
import { Popup } from './lazy-popup.ts';

interface Props {
  readonly text: ReactNode;
  /** The button it explains. */
  readonly children: ReactElement;
}

/** A line that explains a button when it is pointed at or focused. */
export function Tip({ text, children }: Props) {
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const { isOpen, close, trigger, card } = useExplaining(false);
  return (
    <>
      {joined(children, { 'aria-describedby': isOpen ? id : undefined, ...trigger }, anchor)}
      {isOpen && (
        <Popup
          anchor={anchor}
          onClose={close}
          id={id}
          role="tooltip"
          className="strip-tip"
          onOpenAutoFocus={event => event.preventDefault()}
          onCloseAutoFocus={event => event.preventDefault()}
          {...card}
        >
          {text}
        </Popup>
      )}
    </>
  );
}
