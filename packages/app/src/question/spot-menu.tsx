import { useEffect, useRef, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { closeMenu, menuOf, useOverlay } from '../layout/overlay.ts';
import { CodexSign } from '../parts/codex-sign.tsx';
import { Menu, MenuItem } from '../parts/menu.tsx';
import { ChoiceButton } from './choice-button.tsx';
import './choice-list.css';
import { take } from './choose.ts';
import { sorted } from './foreseen.ts';
import { playing, WhyNot } from './why-not.tsx';

/**
 * The choices of one spot, beside it: each says what it would do; for a card also why the rest cannot be done. Useless
 * choices are folded away.
 */
export function SpotMenu() {
  const menu = useOverlay(menuOf);
  const { asked, view, seat } = useSeatFields('asked', 'view', 'seat');
  const words = useWords('table').question;
  const anchor = useRef<Element | null>(null);
  const [unfolded, setUnfolded] = useState<typeof menu>(null);
  // Where the focus returns when the menu closes.
  if (menu) anchor.current = menu.anchor;
  // A menu of an answered question must not answer the next one.
  const isCurrent = menu?.choices.every(choice => asked?.choices.includes(choice)) ?? true;
  useEffect(() => {
    if (!isCurrent) closeMenu();
  }, [isCurrent]);
  const choices = isCurrent ? (menu?.choices ?? []) : [];
  // While it closes, the focused item must stay mounted.
  const last = useRef(choices);
  if (choices.length > 0) last.current = choices;
  const spot = last.current[0]?.at;
  const { useful, idle } = sorted({ asked, view, seat }, last.current);
  const isFolded = useful.length > 0 && idle.length > 0 && unfolded !== menu;
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
      {(isFolded ? useful : [...useful, ...idle]).map(choice => (
        <MenuItem
          key={choice.key}
          asChild
          onSelect={event => {
            // It stays open for a second press.
            event.preventDefault();
            take(choice);
          }}
        >
          <ChoiceButton choice={choice} brief={spot?.kind === 'card'} />
        </MenuItem>
      ))}
      {isFolded && (
        <MenuItem
          className="menu-more"
          onSelect={event => {
            event.preventDefault();
            setUnfolded(menu);
          }}
        >
          {words.more(idle.length)}
        </MenuItem>
      )}
      {spot?.kind === 'card' && (
        <>
          <WhyNot acts={playing(spot.id)} wrapLink={link => <MenuItem asChild>{link}</MenuItem>} />
          <MenuItem asChild>
            <CodexSign at={`card/${spot.id}`} />
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
