import type { Page } from '@playwright/test';
import { type Spoken, VOCABULARY } from './words.ts';

/* What someone at the screen sees or hears. Nothing here knows the rules, the lesson or the answers. */

/** Something on the screen that can be pressed. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  /** A card of the hand: it is pressed by its halves. */
  readonly isCard: boolean;
  /** In a ring of light. */
  readonly isRinged: boolean;
  /** In a menu or dialog over the table. */
  readonly isOnTop: boolean;
  /** A button of the question, or the way on. */
  readonly isAsked: boolean;
  /** The key shown on it. */
  readonly key: string;
  /** Its number among everything seen, to find it again. */
  readonly n: number;
}

export interface Screen {
  /** What the coach says. */
  readonly said: string;
  readonly step: string;
  readonly isRead: boolean;
  readonly isDone: boolean;
  /** A menu or dialog is open. */
  readonly isCovered: boolean;
  readonly question: string;
  readonly things: readonly Thing[];
  /** Everything in words, without messages that go by themselves: whatever changes can be noticed. */
  readonly all: string;
  /** Something says that it waits for a second press. */
  readonly isArmed: boolean;
}

declare global {
  interface Window {
    /** The elements seen by the last look, in order. */
    seen: Element[];
  }
}

/** Looks at the screen. */
export const look = (page: Page, language: Spoken): Promise<Screen> =>
  page.evaluate(again => {
    const isSeen = (element: Element) => window.isSeen(element) && !element.closest('[inert], [aria-hidden=true]');
    const visible = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(isSeen);
    const wordsOf = (element: Element | null | undefined): string => {
      if (!element) return '';
      const parts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const said: string[] = [];
      while (parts.nextNode())
        if (!parts.currentNode.parentElement?.closest('kbd')) said.push(parts.currentNode.nodeValue ?? '');
      return said
        .map(part => part.trim())
        .filter(Boolean)
        .join(' ')
        .replaceAll(/ (?=[,.:;!?])/g, '');
    };
    /** Some point of it can be pressed. */
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      return [0.5, 0.2, 0.8].some(x =>
        [0.5, 0.2, 0.8].some(y => {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          return hit !== null && element.contains(hit);
        }),
      );
    };
    const rings = [...document.querySelectorAll('.spotlight:not([hidden])')].map(ring => ring.getBoundingClientRect());
    const isRinged = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return rings.some(ring => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom);
    };
    const coach = document.querySelector('.coach');
    const layers = visible('[role=menu], [role=dialog], [role=alertdialog]');
    const onTop = layers.at(-1);
    const buttons = visible('button, [role=button], [role=menuitem], a[href]', onTop ?? document).filter(
      element =>
        // What can be done now is lit or a button; the rest of the table only informs.
        element.matches('[data-lit], [data-key], .menu-more, .question-choices *, .end-turn-button') &&
        !element.matches(':disabled, [aria-disabled=true], .coach *, :has(.choice-idle)') &&
        isFree(element),
    );
    window.seen = buttons;
    return {
      all: visible('.table-hero, .table-fight, .table-ask, .table-hand').map(wordsOf).join(' '),
      isArmed: again.test(document.body.innerText),
      said: wordsOf(coach?.querySelector('.coach-said')),
      step: coach?.querySelector('.coach-count')?.textContent ?? '',
      isRead: coach?.querySelector('button.is-gold') != null,
      isDone: coach !== null && coach.querySelector('.coach-count') === null,
      isCovered: onTop !== undefined,
      question: wordsOf(document.querySelector('.question-prompt')),
      things: buttons.map((element, n) => ({
        role: element.getAttribute('role') ?? (element instanceof HTMLAnchorElement ? 'link' : 'button'),
        name: element.getAttribute('aria-label') ?? wordsOf(element),
        isCard: element.matches('.hand-card'),
        isRinged: isRinged(element),
        isOnTop: onTop !== undefined,
        isAsked: element.matches('.question-choices *, .end-turn-button, .rail-on *'),
        key: element.querySelector('kbd')?.textContent ?? '',
        n,
      })),
    };
  }, VOCABULARY[language].again);
