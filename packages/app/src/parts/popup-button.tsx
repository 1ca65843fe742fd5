import { type ButtonHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { Popup } from './lazy-popup.ts';
import type { PopupProps } from './popup.tsx';

interface PopupButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What opens, and how it is placed. */
  readonly popup: Omit<PopupProps, 'anchor' | 'onClose' | 'children'>;
  /** Computed only while it is open. */
  readonly opens: (close: () => void) => ReactNode;
}

/** A button that opens a popup beside it. */
export function PopupButton({ popup, opens, ...button }: PopupButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...button}
      />
      {isOpen && (
        <Popup
          anchor={anchor}
          onClose={close}
          onCloseAutoFocus={event => returnFocus(event, anchor.current)}
          {...popup}
        >
          {opens(close)}
        </Popup>
      )}
    </>
  );
}

/** Focus returns to the button unless it has moved elsewhere. */
export function returnFocus(event: Event, button: HTMLElement | null): void {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) button?.focus();
}
