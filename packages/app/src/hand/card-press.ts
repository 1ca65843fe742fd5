import { type Choice, keyOf, type Name, soon } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { nudge } from '../layout/nudge.ts';
import { openMenu } from '../layout/overlay.ts';
import { take } from '../question/choose.ts';
import type { CardUses, Zone } from './uses.ts';

/**
 * Asks the rules why a card cannot be used now and shows the reason; the current question may be about something else.
 */
function explainRefusal(card: Name, act: 'play' | 'power' = 'play'): void {
  const { table } = useTable.getState();
  const key = keyOf({ act, card });
  const why = table?.asked ? table.client.why(table.seat, key) : null;
  soon(why, refusal => {
    if (refusal && refusal.rule !== 'UNKNOWN-ANSWER') answer(key);
    else nudge();
  });
}

const choicesOf = (uses: CardUses): readonly Choice[] => uses.all.map(({ choice }) => choice);

/** Does the only thing that makes sense, or opens a menu of everything. */
export function pressWhole(card: Name, uses: CardUses, anchor: Element): void {
  const [only, ...more] = uses.useful;
  if (uses.all.length === 0) explainRefusal(card);
  else if (only && more.length === 0) take(only.choice);
  else openMenu(choicesOf(uses), anchor);
}

/** Uses a card by the part that was pressed; if that is useless now, opens its menu first. */
export function pressZone(card: Name, uses: CardUses, zone: Zone, anchor: Element): void {
  const [first, ...more] = uses.in(zone);
  const isOnly = more.every(({ isUseful }) => !isUseful);
  if (first?.isUseful && isOnly) take(first.choice);
  else if (first) openMenu(choicesOf(uses), anchor);
  else if (zone === 'power' && uses.in('play').length > 0) explainRefusal(card, 'power');
  else pressWhole(card, uses, anchor);
}

/** Spends healing on a Wound; if a card asks what to do, picks healing and heals the Wound in one go. */
export function heal(choice: Choice): void {
  take(choice, () => {
    if (choice.act.act === 'heal') return;
    const next = useTable.getState().table?.asked?.choices.find(({ act }) => act.act === 'heal');
    if (next) answer(next.key);
  });
}

/** The zone of a card at a given height on the screen; the area beside a part belongs to it. */
export function zoneAt(card: Element, y: number): Zone | null {
  for (const part of card.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { top, bottom } = part.getBoundingClientRect();
    if (y >= top && y < bottom) return part.dataset.zone as Zone;
  }
  return null;
}
