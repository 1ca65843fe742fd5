import type { Choice, Name } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { openMenu } from '../layout/overlay.ts';
import { take } from '../question/choose.ts';
import { explainRefusal } from '../question/explain-refusal.ts';
import type { CardUses, Zone } from './uses.ts';

const choicesOf = (uses: CardUses): readonly Choice[] => uses.all.map(({ choice }) => choice);

/** Does the only thing that makes sense, or opens a menu of everything. */
export function pressWhole(card: Name, uses: CardUses, anchor: Element): void {
  const [only, ...more] = uses.useful;
  if (uses.all.length === 0) explainRefusal([{ act: 'play', card }]);
  else if (only && more.length === 0) take(only.choice);
  else openMenu(choicesOf(uses), anchor);
}

/** Uses a card by the part that was pressed; if that is useless now, opens its menu first. */
export function pressZone(card: Name, uses: CardUses, zone: Zone, anchor: Element): void {
  const only = onlyIn(uses, zone);
  if (only) take(only);
  else if (uses.in(zone).length > 0) openMenu(choicesOf(uses), anchor);
  else if (zone === 'power' && uses.in('play').length > 0) explainRefusal([{ act: 'power', card }]);
  else pressWhole(card, uses, anchor);
}

/** Uses a card by its number key. Without a modifier that is the only use that makes sense, or the basic effect. */
export function pressKey(card: Name, uses: CardUses, zone: Zone, anchor: Element): void {
  const isPlain = zone === 'play' && (uses.useful.length === 1 || !uses.in('play')[0]?.isUseful);
  if (isPlain) pressWhole(card, uses, anchor);
  else pressZone(card, uses, zone, anchor);
}

/** The use of a zone, if exactly one makes sense. */
export function onlyIn(uses: CardUses, zone: Zone): Choice | undefined {
  const [first, ...more] = uses.in(zone).filter(({ isUseful }) => isUseful);
  return more.length === 0 ? first?.choice : undefined;
}

/** Spends healing on a Wound; if a card asks what to do, picks healing and heals the Wound in one go. */
export function heal(choice: Choice): void {
  take(choice, () => {
    if (choice.act.act === 'heal') return;
    const next = useTable.getState().table?.asked?.choices.find(({ act }) => act.act === 'heal');
    if (next) answer(next.key);
  });
}

/** The zone of a card at a given height on the screen, if it is at least `least` pixels high. */
export function zoneAt(card: Element, y: number, least = 0): Zone | null {
  for (const part of card.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { top, bottom, height } = part.getBoundingClientRect();
    if (y >= top && y < bottom && height >= least) return part.dataset.zone as Zone;
  }
  return null;
}

/** The least height of a zone that a finger can hit reliably, in pixels. */
export const FINGER = 40;
