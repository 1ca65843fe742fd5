import { type Hex, hexName, type News } from '@deedbook/engine';
import { FALL, FLASHES, LASTS, SAY, SHAKE, SHAPES, SKY, TELL, TUMBLE } from './effects.ts';
import type { Flash, Movement, Place } from './movements.ts';
import { elementAt, elementsAt } from './places.ts';

/** A movement, with the news it belongs to. */
export interface Cue {
  readonly movement: Movement;
  readonly news: News;
}

/** A movement with a snapshot from before the change: where a thing was, and what it looked like. */
interface Ready extends Cue {
  readonly copy: HTMLElement | null;
  readonly from: DOMRect | null;
}

/** The delay between movements, and the longest delay of the last one. */
const APART = 45;
const LONGEST = 700;

/**
 * Plays movements on a stage over the table. Nothing waits for them: they are copies and effects that take no clicks,
 * or elements on their way to where they already are. The next answer finishes whatever is still running.
 */
export class Show {
  private readonly stage: HTMLElement;
  private readonly words: (news: News) => string;
  private readonly running = new Set<Animation>();
  private frame = 0;

  constructor(stage: HTMLElement, words: (news: News) => string) {
    this.stage = stage;
    this.words = words;
  }

  /** Before the change: takes snapshots of what is about to disappear. */
  ready(cues: readonly Cue[]): readonly Ready[] {
    const taken = new Set<Element>();
    return cues.map(cue => {
      const { movement } = cue;
      const places = 'what' in movement ? movement.what : [];
      if (movement.move !== 'take' && movement.move !== 'fall') return { ...cue, copy: null, from: boxOf(places) };
      const thing = places.flatMap(elementsAt).find(each => each instanceof HTMLElement && !taken.has(each));
      if (!(thing instanceof HTMLElement)) return { ...cue, copy: null, from: null };
      taken.add(thing);
      return { ...cue, copy: copyOf(thing), from: thing.getBoundingClientRect() };
    });
  }

  /** After the change: plays the movements, slightly staggered. */
  play(cues: readonly Ready[], pace: number): void {
    this.frame = requestAnimationFrame(() => {
      performance.mark('motion');
      const taken = new Set<Element>();
      const apart = Math.min(APART, LONGEST / Math.max(1, cues.length));
      cues.forEach((cue, i) => {
        this.start(cue, { pace, delay: i * apart * pace, taken });
      });
    });
  }

  /** Finishes everything at once. */
  finish(): void {
    cancelAnimationFrame(this.frame);
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.stage.replaceChildren();
  }

  private start({ movement, news, copy, from }: Ready, timing: Timing): void {
    switch (movement.move) {
      case 'take':
        this.fly(copy, from, movement.to, timing);
        break;
      case 'fall':
        if (copy && from) this.run(this.put(copy, from), FALL, LASTS.fall, timing, 'ease-in');
        break;
      case 'bring':
        this.bring(movement.what, movement.from, timing);
        break;
      case 'turn':
        this.turn(movement.what, movement.back, timing);
        break;
      case 'shake':
        this.shake(movement.what, timing);
        break;
      case 'flash':
        this.flash(movement.as, boxOf(movement.what) ?? from, movement.color, timing);
        break;
      case 'say':
        this.say(movement.words, movement.tone, boxOf(movement.what) ?? from, timing);
        break;
      case 'tell':
        this.tell(this.words(news), boxOf(movement.what) ?? from, timing);
        break;
      case 'walk':
        this.walk(movement.path, timing);
        break;
      case 'sky':
        this.sky(movement.time, timing);
        break;
      default:
        throw new Error(`unknown movement ${(movement satisfies never as Movement).move}`);
    }
  }

  private shake(what: readonly Place[], timing: Timing): void {
    const thing = elementAt(what);
    if (thing) this.run(thing, SHAKE, LASTS.shake, timing);
  }

  private walk(path: readonly Hex[], timing: Timing): void {
    for (const [i, hex] of path.entries()) {
      const delay = timing.delay + i * LASTS.walk * timing.pace;
      this.flash('puff', boxOf([`hex ${hexName(hex)}`]), undefined, { ...timing, delay });
    }
  }

  private sky(time: string, timing: Timing): void {
    const sky = made('motion-sky');
    sky.dataset.time = time;
    this.stage.append(sky);
    this.run(sky, SKY, LASTS.sky, timing, 'ease-in-out');
  }

  private fly(copy: HTMLElement | null, from: DOMRect | null, to: readonly Place[], timing: Timing): void {
    const goal = elementAt(to)?.getBoundingClientRect();
    if (!copy || !from || !goal) return;
    const [dx, dy] = [
      goal.left + goal.width / 2 - from.left - from.width / 2,
      goal.top + goal.height / 2 - from.top - from.height / 2,
    ];
    const size = Math.max(0.2, Math.min(1, goal.height / from.height, goal.width / from.width));
    const frames: Keyframe[] = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: `translate(${dx * 0.6}px, ${dy * 0.6 - 18}px) scale(${(1 + size) / 2})`, offset: 0.55 },
      { opacity: 0.2, transform: `translate(${dx}px, ${dy}px) scale(${size})` },
    ];
    this.run(this.put(copy, from), frames, LASTS.take, timing, 'cubic-bezier(0.3, 0, 0.3, 1)');
  }

  private bring(what: readonly Place[], from: readonly Place[], timing: Timing): void {
    const source = elementAt(from)?.getBoundingClientRect();
    // The newest of several equal things is the last.
    const thing = what.flatMap(elementsAt).findLast(each => !timing.taken.has(each));
    if (!source || !thing) return;
    timing.taken.add(thing);
    const goal = thing.getBoundingClientRect();
    const frames: Keyframe[] = [
      {
        opacity: 0,
        translate: `${source.left + source.width / 2 - goal.left - goal.width / 2}px ${source.top + source.height / 2 - goal.top - goal.height / 2}px`,
        scale: '0.4',
      },
      { opacity: 1, offset: 0.3 },
      { opacity: 1, translate: '0 0', scale: '1' },
    ];
    this.run(thing, frames, LASTS.bring, timing, 'cubic-bezier(0.2, 0.7, 0.2, 1)', 'backwards');
  }

  private turn(what: readonly Place[], back: string | null, timing: Timing): void {
    const thing = what.flatMap(elementsAt).find(each => !timing.taken.has(each));
    if (!thing) return;
    timing.taken.add(thing);
    if (back === null) {
      this.run(thing, TUMBLE, LASTS.turn, timing, 'ease-out');
      return;
    }
    const disc = made('motion-disc');
    disc.style.setProperty('--back', back);
    const box = thing.getBoundingClientRect();
    const side = box.height * 0.62;
    const frames: Keyframe[] = [
      { transform: 'none' },
      { transform: 'scaleX(1.04)', offset: 0.3 },
      { transform: 'scaleX(0)' },
    ];
    this.run(this.put(disc, squareIn(box, side)), frames, LASTS.turn, timing, 'ease-in', 'backwards');
  }

  private flash(as: Flash, box: DOMRect | null, color: string | undefined, timing: Timing): void {
    if (!box) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 100 100');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', SHAPES[as]);
    svg.append(path);
    const holder = made(`motion-flash motion-${as}`);
    if (color !== undefined) holder.style.color = color;
    holder.append(svg);
    const { frames, lasts, easing } = FLASHES[as];
    const side = Math.max(44, Math.min(220, Math.max(box.width, box.height) * (as === 'burst' ? 1.5 : 1.05)));
    this.run(this.put(holder, squareIn(box, side)), frames, lasts, timing, easing, 'backwards');
  }

  private say(words: string, tone: string, box: DOMRect | null, timing: Timing): void {
    if (!box) return;
    const line = made('motion-say');
    line.dataset.tone = tone;
    line.textContent = words;
    line.style.left = `${box.left + box.width / 2}px`;
    line.style.top = `${box.top + box.height / 2}px`;
    this.stage.append(line);
    this.run(line, SAY, LASTS.say, timing, 'ease-out', 'backwards');
  }

  private tell(words: string, box: DOMRect | null, timing: Timing): void {
    if (!box) return;
    // One line at a time, so that none covers another.
    this.stage.querySelector('.motion-tell')?.remove();
    const line = made('motion-tell');
    line.textContent = words;
    const half = 140;
    const isLow = box.top < 90;
    line.style.left = `${Math.max(half + 8, Math.min(innerWidth - half - 8, box.left + box.width / 2))}px`;
    line.style.top = `${Math.max(8, Math.min(innerHeight - 60, isLow ? box.bottom + 8 : box.top - 44))}px`;
    this.stage.append(line);
    this.run(line, TELL, LASTS.tell, timing, 'linear', 'backwards');
  }

  /** Adds an element to the stage at this position and size. */
  private put<E extends HTMLElement>(thing: E, { left, top, width, height }: Box): E {
    Object.assign(thing.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.stage.append(thing);
    return thing;
  }

  private run(
    thing: Element,
    frames: Keyframe[],
    lasts: number,
    { pace, delay }: Timing,
    easing = 'ease',
    fill: FillMode = 'none',
  ): void {
    const animation = thing.animate(frames, { duration: lasts * pace, delay, easing, fill });
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      if (thing.parentNode === this.stage) thing.remove();
    };
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  }
}

interface Timing {
  readonly pace: number;
  readonly delay: number;
  /** What is already moving. */
  readonly taken: Set<Element>;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const boxOf = (places: readonly Place[]): DOMRect | null => elementAt(places)?.getBoundingClientRect() ?? null;

const squareIn = ({ left, top, width, height }: Box, side: number): Box => ({
  left: left + (width - side) / 2,
  top: top + (height - side) / 2,
  width: side,
  height: side,
});

function made(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/** What ties an element to the table: a copy is no choice, no landmark, and nothing a notice has to keep clear of. */
const BOUND = ['id', 'data-spot', 'data-mark', 'data-lit', 'data-clear', 'tabindex', 'aria-label'];

/** A copy of an element that cannot be pressed, focused or found. */
function copyOf(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of BOUND) each.removeAttribute(name);
  }
  freeze(thing, copy);
  for (const key of copy.querySelectorAll('kbd')) key.remove();
  copy.classList.add('motion-copy');
  return copy;
}

/** The card of an enemy is laid out by the room it has in the fight; its copy on the stage keeps that layout. */
function freeze(thing: HTMLElement, copy: HTMLElement): void {
  if (!thing.classList.contains('foe')) return;
  Object.assign(copy.style, { maxWidth: 'none', alignContent: 'start' });
  const parts = [thing, copy].map(each => [each, ...each.querySelectorAll<HTMLElement>('.foe-head, .foe-head img')]);
  const [before = [], after = []] = parts;
  for (const [i, part] of before.entries()) {
    const { padding, gridTemplateAreas, gridTemplateColumns, width, height, objectPosition } = getComputedStyle(part);
    const size = part instanceof HTMLImageElement ? { ...placeIn(part, thing), width, height, objectPosition } : {};
    Object.assign(after[i]?.style ?? {}, { padding, gridTemplateAreas, gridTemplateColumns, ...size });
  }
}

/** Where a picture is on its card, if it is not in the flow of its words. */
function placeIn(picture: HTMLElement, card: HTMLElement): Partial<CSSStyleDeclaration> {
  if (getComputedStyle(picture).position !== 'absolute') return {};
  const [at, of] = [picture.getBoundingClientRect(), card.getBoundingClientRect()];
  return {
    position: 'absolute',
    left: `${at.left - of.left - card.clientLeft}px`,
    top: `${at.top - of.top - card.clientTop}px`,
  };
}
