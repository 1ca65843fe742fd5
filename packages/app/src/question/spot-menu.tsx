import { Popover } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSeat } from '../game/table.ts';
import { ChoiceButton } from './choice-button.tsx';
import { closeMenu, useMenu } from './menu-store.ts';

/** The choices of one spot, beside it: each says what it would do. */
export function SpotMenu() {
  const { choices, anchor } = useMenu();
  const asked = useSeat(table => table.asked);
  const anchorRef = useRef<Element | null>(null);
  anchorRef.current = anchor;
  // A menu of a question that is gone must not answer the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  useEffect(() => closeMenu(), [asked]);
  if (!anchor) return null;
  return (
    <Popover.Root open onOpenChange={open => !open && closeMenu()}>
      <Popover.Anchor virtualRef={anchorRef as { current: Element }} />
      <Popover.Portal>
        <Popover.Content
          className="spot-menu"
          role="menu"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={moveFocus}
          onCloseAutoFocus={event => {
            event.preventDefault();
            if (anchor.isConnected && 'focus' in anchor) (anchor as HTMLElement).focus();
          }}
        >
          {choices.map(choice => (
            <ChoiceButton key={choice.key} choice={choice} role="menuitem" />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Up and down go round the choices. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + step + items.length) % items.length)?.focus();
  event.preventDefault();
}
