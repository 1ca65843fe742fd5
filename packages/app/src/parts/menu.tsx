import { Menu as Radix } from 'radix-ui/internal';
import type { ComponentProps, RefObject } from 'react';
import { useClosing } from '../platform/back.ts';

// The public DropdownMenu needs a trigger of its own; these menus open beside whatever was pressed.
export const { Item: MenuItem, RadioGroup: MenuRadioGroup, RadioItem: MenuRadioItem } = Radix;
export const { Label: MenuLabel, Separator: MenuSeparator } = Radix;

interface MenuProps extends ComponentProps<typeof Radix.Content> {
  /** The element it opens beside. */
  readonly anchor: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A menu. It stays mounted while closed, so that it knows whether a key or a pointer opens it. */
export function Menu({ anchor, isOpen, onClose, children, ...content }: MenuProps) {
  useClosing(onClose, isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={open => !open && onClose()} modal={false}>
      <Radix.Anchor virtualRef={anchor as RefObject<Element>} />
      <Radix.Portal>
        <Radix.Content
          loop
          sideOffset={6}
          collisionPadding={8}
          // Whatever opened it closes it itself.
          onInteractOutside={event => anchor.current?.contains(event.target as Node) && event.preventDefault()}
          {...content}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
