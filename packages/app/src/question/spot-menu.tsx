import { type Choice, idlePoints } from '@deedbook/engine';
import { useEffect, useRef } from 'react';
import { queryOf, useSeat } from '../game/table.ts';
import { closeMenu, useMenu } from '../layout/menu-store.ts';
import { Popup } from '../parts/lazy-popup.ts';
import { walkMenu } from '../parts/walk.ts';
import { ChoiceButton } from './choice-button.tsx';
import { WhyNot } from './why-not.tsx';

/** The choices of one spot, beside it: each says what it would do; of a card also why the rest of it cannot be done. */
export function SpotMenu() {
  const { choices, anchor } = useMenu();
  const { asked, view, seat } = useSeat(table => table);
  const anchorRef = useRef<Element | null>(null);
  anchorRef.current = anchor;
  // A menu of a question that is gone must not answer the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  useEffect(() => closeMenu(), [asked]);
  if (!anchor) return null;
  const spot = choices[0]?.at;
  const query = queryOf({ view }, seat);
  // What is of use now stands first.
  const isIdle = ({ key }: Choice) => Number(idlePoints(query, key) !== null);
  const sorted = choices.toSorted((a, b) => isIdle(a) - isIdle(b));
  return (
    <Popup
      anchor={anchorRef}
      onClose={closeMenu}
      className="spot-menu"
      role="menu"
      side="top"
      onKeyDown={walkMenu}
      onCloseAutoFocus={event => {
        event.preventDefault();
        if (anchor.isConnected && 'focus' in anchor) (anchor as HTMLElement).focus();
      }}
    >
      {sorted.map(choice => (
        <ChoiceButton key={choice.key} choice={choice} role="menuitem" />
      ))}
      {spot?.kind === 'card' && <WhyNot answers={[`play ${spot.id}`, `power ${spot.id}`]} />}
    </Popup>
  );
}
