import { Popover } from 'radix-ui';
import type { ComponentProps, RefObject } from 'react';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import './explain.css';

export interface PopupProps extends ComponentProps<typeof Popover.Content> {
  /** The element it opens beside. */
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** A small popup over the table, next to the element it belongs to, until it is closed. */
export function Popup({ anchor, onClose, children, ...content }: PopupProps) {
  // A popup that only explains must not trap the keys.
  useHeldKeys(content.role !== 'tooltip');
  useClosing(onClose);
  return (
    <Popover.Root open onOpenChange={open => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<Element>} />
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={8}
          // Whatever opened it closes it itself.
          onInteractOutside={event => anchor.current?.contains(event.target as Node) && event.preventDefault()}
          {...content}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
