import { useEffect } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { RuleSign } from '../parts/rule-sign.tsx';
import { Spotlights } from '../parts/spotlights.tsx';
import { useTableMark } from '../parts/table-mark.ts';
import { useSettings } from '../platform/settings.ts';
import './hint-card.css';
import { placeOfHint, pointedAt } from './hint-places.ts';
import { hintFor, markSeen, RULE_OF, useHints } from './hints.ts';

/**
 * One sentence for first-time players. It appears next to the question, with a ring around
 * what it speaks of, and goes when its moment is over.
 */
export function HintCard() {
  const words = useWords('panels').hints;
  const hints = useSettings(settings => settings.hints);
  const set = useSettings(settings => settings.set);
  const seen = useHints(state => state.seen);
  const hint = useSeat(({ asked, view }) => (hints ? hintFor(asked, view, seen) : null));
  const place = useSeat(({ asked, view }) => placeOfHint(hint, asked, view));
  // A player who has moved on no longer needs it.
  useEffect(() => (hint === null ? undefined : () => markSeen(hint)), [hint]);
  useTableMark('hint', hint !== null);
  if (hint === null) return null;
  return (
    <aside className="hint" aria-label={words.name}>
      <Spotlights at={place === null ? [] : [place]} find={pointedAt} isQuiet />
      <StatIcon stat="help" size={20} className="hint-sign" />
      <p aria-live="polite">
        {words.hints[hint]} <RuleSign rule={RULE_OF[hint]} />
      </p>
      <div className="hint-ways">
        <button type="button" className="hint-button" onClick={() => markSeen(hint)}>
          {words.understood}
        </button>
        <button type="button" className="hint-button hint-none" onClick={() => set({ hints: false })}>
          {words.noMore}
        </button>
      </div>
    </aside>
  );
}
