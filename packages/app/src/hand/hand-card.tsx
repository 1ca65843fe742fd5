import { idlePoints, keyOf, type Name, soon } from '@deedbook/engine';
import { type CSSProperties, memo, useState } from 'react';
import { queryOf } from '../game/per-view.ts';
import { answer, useSeat, useTable } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { nudge } from '../layout/nudge.ts';
import { menuOf, useOverlay } from '../layout/overlay.ts';
import { useRoving } from '../parts/roving.tsx';
import { later } from '../platform/later.tsx';
import { useNarrow } from '../platform/window-size.ts';
import { useSpotButton } from '../question/spot-button.ts';
import { CardFace } from './card-face.tsx';

interface HandCardProps {
  readonly card: Name;
  readonly at: number;
  /** How far from the middle of the hand. */
  readonly off: number;
}

/** Only on a phone, and not before a card is pressed. */
export const CardSheet = later(async () => (await import('./card-sheet.tsx')).CardSheet);

const KEYS = '1234567890';

/** Asks the rules why a card cannot be used now; the reason is shown where refusals are. They may ask something else. */
function explainRefusal(card: Name): void {
  const { table } = useTable.getState();
  const key = keyOf({ act: 'play', card });
  const why = table?.asked ? table.client.why(table.seat, key) : null;
  soon(why, refusal => {
    if (refusal && refusal.rule !== 'UNKNOWN-ANSWER') answer(key);
    else nudge();
  });
}

/**
 * A card of the hand. Pointed at or focused it is lifted, whole and large, over its neighbours, which stay where they
 * are; pressed it opens what can be done with it.
 */
export const HandCard = memo(function HandCard({ card, at, off }: HandCardProps) {
  const { props, choices, press } = useSpotButton('card', card);
  const roving = useRoving(at, props.ref);
  const isOpen = useOverlay(overlay => {
    const menu = menuOf(overlay);
    return menu !== null && menu.anchor === props.ref.current;
  });
  const [isSheet, setSheet] = useState(false);
  const isNarrow = useNarrow();
  const { name, color, kind, basic, powered } = useSeat(({ text }) => text).cardText(card);
  const words = useWords('table').hand;
  const isIdle = choices.length === 0;
  const isUseful = useSeat(table => {
    const query = queryOf(table.view, table.seat);
    return choices.some(({ act }) => idlePoints(query, act) === null);
  });
  const pressCard = () => {
    if (isNarrow) setSheet(true);
    else if (isIdle) explainRefusal(card);
    else press();
  };
  useRowKey('hand', at, pressCard);
  const label = [name, color ? `${kind} (${color})` : kind, basic, powered === basic ? '' : powered]
    .concat(isIdle ? [words.notNow] : [])
    .filter(Boolean)
    .join('. ');
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
        data-use={isUseful || undefined}
        onClick={pressCard}
      >
        <CardFace card={card} />
        {KEYS[at] !== undefined && <kbd className="hand-key">{KEYS[at]}</kbd>}
      </button>
      {isSheet && <CardSheet card={card} choices={choices} onClose={() => setSheet(false)} />}
    </li>
  );
});
