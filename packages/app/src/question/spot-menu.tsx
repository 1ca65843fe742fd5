import { type Choice, idlePoints } from '@deedbook/engine';
import { useEffect, useRef } from 'react';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { closeMenu, menuOf, useOverlay } from '../layout/overlay.ts';
import { Popup } from '../parts/lazy-popup.ts';
import { walkMenu } from '../parts/walk.ts';
import { ChoiceButton } from './choice-button.tsx';
import { WhyNot } from './why-not.tsx';

/** The choices of one spot, beside it: each says what it would do; of a card also why the rest of it cannot be done. */
export function SpotMenu() {
  const menu = useOverlay(menuOf);
  const { asked, view, seat } = useSeatFields('asked', 'view', 'seat');
  const anchorRef = useRef<Element | null>(null);
  anchorRef.current = menu?.anchor ?? null;
  // A menu of a question that is gone must not answer the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it depends on
  useEffect(() => closeMenu(), [asked]);
  if (menu === null) return null;
  const { choices, anchor } = menu;
  const spot = choices[0]?.at;
  const query = queryOf(view, seat);
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
