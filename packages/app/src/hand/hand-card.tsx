import { idlePoints, type Name, soon } from '@deedbook/engine';
import { type CSSProperties, memo, useRef, useState } from 'react';
import { queryOf } from '../game/per-view.ts';
import { answer, useSeat, useTable } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { menuOf, useOverlay } from '../layout/overlay.ts';
import { roving } from '../parts/roving.ts';
import { later } from '../platform/later.tsx';
import { useNarrow } from '../platform/window-size.ts';
import { nudge } from '../question/nudge.ts';
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
  const why = table?.asked ? table.client.why(table.seat, `play ${card}`) : null;
  soon(why, refusal => {
    if (refusal && refusal.rule !== 'UNKNOWN-ANSWER') answer(`play ${card}`);
    else nudge();
  });
}

/**
 * A card of the hand. Pointed at or focused it is lifted, whole and large, over its neighbours, which stay where they
 * are; pressed it opens what can be done with it.
 */
export const HandCard = memo(function HandCard({ card, at, off }: HandCardProps) {
  const { props, choices } = useSpotButton('card', card);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useOverlay(overlay => button.current !== null && menuOf(overlay)?.anchor === button.current);
  const [isSheet, setSheet] = useState(false);
  const isNarrow = useNarrow();
  const { name, color, kind, basic, powered } = useSeat(({ text }) => text).cardText(card);
  const words = useWords('table').hand;
  const isIdle = choices.length === 0;
  const isUseful = useSeat(table => {
    const query = queryOf(table.view, table.seat);
    return choices.some(({ key }) => idlePoints(query, key) === null);
  });
  const label = [name, color ? `${kind} (${color})` : kind, basic, powered === basic ? '' : powered]
    .concat(isIdle ? [words.notNow] : [])
    .filter(Boolean)
    .join('. ');
  const fan = { '--turn': `${off * 0.55}deg`, '--drop': `${Math.round(off * off * 0.22)}px` } as CSSProperties;
  return (
    <li className="hand-slot" data-open={isOpen || undefined}>
      <button
        type="button"
        ref={button}
        className="hand-card"
        style={fan}
        aria-label={label}
        {...props}
        {...roving(at)}
        data-use={isUseful || undefined}
        onClick={event => {
          if (isNarrow) setSheet(true);
          else if (isIdle) explainRefusal(card);
          else props.onClick(event);
        }}
      >
        <CardFace card={card} />
        {KEYS[at] !== undefined && <kbd className="hand-key">{KEYS[at]}</kbd>}
      </button>
      {isSheet && <CardSheet card={card} choices={choices} onClose={() => setSheet(false)} />}
    </li>
  );
});
