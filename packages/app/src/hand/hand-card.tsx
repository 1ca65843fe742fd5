import type { Name } from '@deedbook/engine';
import { type CSSProperties, type MouseEvent, memo, type PointerEvent, useEffect, useMemo, useState } from 'react';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { menuOf, useOverlay } from '../layout/overlay.ts';
import { CodexSign } from '../parts/codex-sign.tsx';
import { LongPress } from '../parts/long-press.ts';
import { useRoving } from '../parts/roving.tsx';
import { lastInput } from '../platform/input.ts';
import { later } from '../platform/later.tsx';
import { useNarrow } from '../platform/window-size.ts';
import { take } from '../question/choose.ts';
import { useSpotButton } from '../question/spot-button.ts';
import { CardFace } from './card-face.tsx';
import { FINGER, heal, onlyIn, pressKey, pressWhole, pressZone, zoneAt } from './card-press.ts';
import { keepMoves } from './keep-moves.ts';
import { healingOf, usesOf, type Zone } from './uses.ts';

interface HandCardProps {
  readonly card: Name;
  readonly at: number;
  /** Its distance from the middle of the hand. */
  readonly off: number;
}

/** Touch only, loaded when a card is first pressed. */
export const CardSheet = later(async () => (await import('./card-sheet.tsx')).CardSheet);

const KEYS = '1234567890';

/**
 * A card of the hand. Pointed at or focused, it is lifted whole and large above its neighbors, which stay in place. It
 * is pressed where it is used: the upper part for the basic effect, the lower part for the powered one, the edge to
 * play it sideways. If only one use makes sense, a tap anywhere does it. A tap on its name or a long press opens its
 * sheet.
 */
export const HandCard = memo(function HandCard({ card, at, off }: HandCardProps) {
  const { props, choices } = useSpotButton('card', card);
  const roving = useRoving(at, props.ref);
  const isOpen = useOverlay(overlay => {
    const menu = menuOf(overlay);
    return menu !== null && menu.anchor === props.ref.current;
  });
  const [isSheet, setSheet] = useState(false);
  const isNarrow = useNarrow();
  const { asked, view, seat } = useSeatFields('asked', 'view', 'seat');
  const uses = useMemo(() => usesOf({ asked, view, seat }, choices), [asked, view, seat, choices]);
  const healing = healingOf({ asked }, card);
  const label = useLabel(card, choices.length === 0 && !healing);
  const press = ({ clientY, detail, currentTarget }: MouseEvent) => {
    const isPointed = detail > 0;
    const isSmall = isNarrow || lastInput() === 'touch';
    const zone = isPointed ? zoneAt(currentTarget, clientY, isSmall ? FINGER : 0) : null;
    const meant = zone && onlyIn(uses, zone);
    if (healing) heal(healing);
    else if (isSmall && meant && uses.useful.length > 1) take(meant);
    else if (isSmall && uses.useful.length !== 1) setSheet(true);
    else if (isSmall || zone === null) pressWhole(card, uses, currentTarget);
    else pressZone(card, uses, zone, currentTarget);
  };
  const pressBy = (zone: Zone) => {
    if (healing) heal(healing);
    else if (props.ref.current) pressKey(card, uses, zone, props.ref.current);
  };
  useRowKey('hand', at, pressBy);
  const resting = useResting(() => setSheet(true));
  const fan = { '--turn': `${off * 0.55}deg`, '--drop': `${Math.round(off * off * 0.22)}px` } as CSSProperties;
  return (
    <li className="hand-slot" data-open={isOpen || undefined}>
      <button
        type="button"
        className="hand-card"
        style={fan}
        aria-label={label}
        {...props}
        {...roving}
        data-lit={props['data-lit'] || healing !== undefined || undefined}
        data-use={uses.useful.length > 0 || healing !== undefined || undefined}
        onClick={press}
        onMouseDown={keepFocusOff}
        {...resting}
        onPointerDown={event => {
          const { nativeEvent, currentTarget, isPrimary, button } = event;
          resting.onPointerDown(event);
          if (!isPrimary || button !== 0 || choices.length === 0) return;
          const zone = zoneAt(currentTarget, nativeEvent.clientY, nativeEvent.pointerType === 'mouse' ? 0 : FINGER);
          const kept = keepMoves();
          void import('./drag.ts').then(
            ({ followDrag }) => followDrag(nativeEvent, { card, zone, element: currentTarget }, kept()),
            kept,
          );
        }}
        onPointerMove={({ currentTarget, clientY }) => {
          const zone = zoneAt(currentTarget, clientY) ?? '';
          if (currentTarget.dataset.at !== zone) currentTarget.dataset.at = zone;
        }}
      >
        <CardFace card={card} uses={uses} />
        {KEYS[at] !== undefined && (
          <kbd className="hand-key" data-juts>
            {KEYS[at]}
          </kbd>
        )}
      </button>
      <CodexSign at={`card/${card}`} tabIndex={-1} />
      {isSheet && <CardSheet card={card} uses={uses} onClose={() => setSheet(false)} />}
    </li>
  );
});

/**
 * A card pressed with a mouse or a finger does not take the focus. It is about to go, and the browser would lay out a
 * half-changed page to remove an element that has the focus.
 */
function keepFocusOff(event: MouseEvent): void {
  event.preventDefault();
  const { activeElement } = document;
  // A field that someone was typing in loses it all the same.
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

/** The listeners that notice a long press. */
function useResting(onRest: () => void) {
  const [long] = useState(() => new LongPress());
  useEffect(() => () => long.end(), [long]);
  const end = () => long.end();
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => long.begin(pointerType === 'touch' ? onRest : undefined),
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => long.wasLong && event.preventDefault(),
  };
}

/** A card in words, with its basic and its powered text told apart. */
function useLabel(card: Name, isIdle: boolean): string {
  const { name, color, kind, basic, powered } = useSeat(({ text }) => text).cardText(card);
  const words = useWords('table').hand;
  const texts = powered === basic || powered === '' ? [basic] : [words.basicText(basic), words.poweredText(powered)];
  return [name, color ? `${kind} (${color})` : kind, ...texts, isIdle ? words.notNow : '']
    .map(part => part.replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ');
}
