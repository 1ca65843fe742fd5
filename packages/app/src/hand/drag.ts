import { type Choice, type Name, type Spot, spotName, spotNamed } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { openMenu } from '../layout/overlay.ts';
import { LONG } from '../parts/long-press.ts';
import { take } from '../question/choose.ts';
import { type CardUses, usesOf, type Zone } from './uses.ts';
import './drag.css';

/*
 * A card can be dragged as well as pressed: to an enemy, which becomes the target; to a space, where the hero then
 * walks; to a Unit, if the card asks for one; or just onto the table. The part it was grabbed by decides how it is
 * used.
 */

/** How far a pointer moves before it drags, in px. */
const FAR = 12;

interface Dragged {
  readonly card: Name;
  readonly zone: Zone | null;
  readonly element: HTMLElement;
}

/** Follows a pointer that went down on a card until it is released; `missed` is what it has done since. */
export function followDrag(down: PointerEvent, dragged: Dragged, missed: readonly PointerEvent[]): void {
  let ghost: HTMLElement | null = null;
  const over = new AbortController();
  const isTouch = down.pointerType === 'touch';
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    // It was released before anyone followed it, or is a long press.
    const isResting = isTouch && ghost === null && event.timeStamp - down.timeStamp > LONG;
    if (event.buttons === 0 || isResting) {
      over.abort();
      return;
    }
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    // A finger moving sideways scrolls the hand.
    const isDrag = isTouch ? -dy > Math.max(FAR, Math.abs(dx)) : Math.hypot(dx, dy) > FAR;
    if (ghost === null && isDrag) ghost = ghostOf(dragged.element);
    if (ghost === null) return;
    event.preventDefault();
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    mark(spotUnder(event)?.element ?? null);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    over.abort();
    mark(null);
    if (ghost === null) return;
    ghost.remove();
    // The click that ends a drag is not a press.
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, true));
    if (event.type === 'pointerup' && !isOverHand(event)) dropCard(dragged, spotUnder(event));
  };
  for (const event of missed) {
    if (over.signal.aborted) return;
    if (event.type === 'pointermove') move(event);
    else end(event);
  }
  if (over.signal.aborted) return;
  addEventListener('pointermove', move, { passive: false, signal: over.signal });
  addEventListener('pointerup', end, { signal: over.signal });
  addEventListener('pointercancel', end, { signal: over.signal });
}

const stop = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.querySelector('.card')?.cloneNode(true) as HTMLElement;
  ghost.classList.add('drag-ghost');
  ghost.ariaHidden = 'true';
  document.body.append(ghost);
  return ghost;
}

function mark(target: Element | null): void {
  for (const other of document.querySelectorAll('[data-drop]'))
    if (other !== target) other.removeAttribute('data-drop');
  target?.setAttribute('data-drop', '');
}

interface Under {
  readonly spot: Spot;
  readonly element: Element;
}

const isOverHand = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some(element => element.closest('.hand-fan'));

/** The enemy, space or Unit under a pointer; an enemy's whole card counts. */
function spotUnder({ clientX, clientY }: PointerEvent): Under | null {
  for (const hit of document.elementsFromPoint(clientX, clientY)) {
    const element = hit.closest('[data-spot]') ?? hit.closest('.foe')?.querySelector('[data-spot]');
    const spot = element && spotNamed((element as HTMLElement).dataset.spot ?? '');
    if (spot && ['enemy', 'hex', 'tile', 'unit'].includes(spot.kind)) return { spot, element };
  }
  return null;
}

/** The choices of the current question at a spot. */
const choicesAt = (spot: Spot): readonly Choice[] =>
  useTable.getState().table?.asked?.choices.filter(({ at }) => at && spotName(at) === spotName(spot)) ?? [];

function dropCard(dragged: Dragged, under: Under | null): void {
  const [aim] = under?.spot.kind === 'enemy' ? choicesAt(under.spot).filter(({ act }) => act.act === 'target') : [];
  if (aim) answer(aim.key, () => play(dragged, under));
  else play(dragged, under);
}

function play({ card, zone, element }: Dragged, under: Under | null): void {
  const { table } = useTable.getState();
  if (!table) return;
  const choices = choicesAt({ kind: 'card', id: card });
  const use = meant(usesOf(table, choices), zone);
  // It has been seen moving.
  if (use) take(use, () => goOn(under), null);
  else if (choices.length > 0) openMenu(choices, under?.element ?? element);
}

/** How a card is used when grabbed by a part: as that part says, or in the only way that makes sense. */
function meant(uses: CardUses, zone: Zone | null): Choice | undefined {
  const { useful } = uses;
  const wanted = zone === null ? undefined : uses.in(zone).find(({ isUseful }) => isUseful);
  return (wanted ?? (useful.length === 1 ? useful[0] : undefined))?.choice;
}

/** A card played onto something continues there: the hero walks to the space, the Unit is chosen. */
function goOn(under: Under | null): void {
  if (!under || under.spot.kind === 'enemy') return;
  const [only, ...more] = choicesAt(under.spot);
  if (only && more.length === 0) take(only);
}
