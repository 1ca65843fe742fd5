import { type Choice, idlePoints } from '@deedbook/engine';
import { useEffect, useRef } from 'react';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { closeMenu, menuOf, useOverlay } from '../layout/overlay.ts';
import { Menu, MenuItem } from '../parts/menu.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { take } from './choose.ts';
import { playing, WhyNot } from './why-not.tsx';

/** The choices of one spot, beside it: each says what it would do; of a card also why the rest of it cannot be done. */
export function SpotMenu() {
  const menu = useOverlay(menuOf);
  const { asked, view, seat } = useSeatFields('asked', 'view', 'seat');
  const anchor = useRef<Element | null>(null);
  // Where the focus goes back to when the menu is closed.
  if (menu) anchor.current = menu.anchor;
  // A menu of a question that is gone must not answer the next one.
  const isCurrent = menu?.choices.every(choice => asked?.choices.includes(choice)) ?? true;
  useEffect(() => {
    if (!isCurrent) closeMenu();
  }, [isCurrent]);
  const choices = isCurrent ? (menu?.choices ?? []) : [];
  const spot = choices[0]?.at;
  const query = queryOf(view, seat);
  // What is of use now stands first.
  const isIdle = ({ act }: Choice) => Number(idlePoints(query, act) !== null);
  const sorted = choices.toSorted((a, b) => isIdle(a) - isIdle(b));
  return (
    <Menu
      anchor={anchor}
      isOpen={choices.length > 0}
      onClose={closeMenu}
      className="spot-menu"
      side="top"
      onCloseAutoFocus={event => {
        event.preventDefault();
        const element = anchor.current;
        if (element?.isConnected && 'focus' in element) (element as HTMLElement).focus();
      }}
    >
      {sorted.map(choice => (
        <MenuItem key={choice.key} asChild onSelect={() => take(choice)}>
          <ChoiceButton choice={choice} />
        </MenuItem>
      ))}
      {spot?.kind === 'card' && (
        <WhyNot acts={playing(spot.id)} wrapLink={link => <MenuItem asChild>{link}</MenuItem>} />
      )}
    </Menu>
  );
}
