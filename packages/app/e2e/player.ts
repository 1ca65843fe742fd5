import type { Asked, View } from '@deedbook/engine';
import type { Page } from '@playwright/test';

type Choice = Asked['choices'][number];

interface Behind {
  asked(): Asked | null;
  view(): View | null;
  isThinking(): boolean;
}

/** How a game played through the page went. */
export interface Played {
  readonly answers: number;
  readonly prompts: readonly string[];
  readonly isOver: boolean;
  /** The first question that could not be answered from what is visible, or null. */
  readonly problem: string | null;
}

/** How to play. */
interface Manner {
  /** Stops at a question whose prompt begins with this word. */
  readonly wanted?: string;
  /** Choices are random, but the first of these that some keys begin with wins. */
  readonly prefers?: readonly string[];
  /** What to answer, one after the other; each must be offered sooner or later. */
  readonly script?: readonly string[];
  /** How long an answer may take to arrive, in ms. */
  readonly patience?: number;
}

/**
 * Plays in the page by clicking only what is visible: every choice of every question must have a control (a lit spot,
 * or a button that names it), the chosen control must not be covered, and clicking it must answer.
 */
export const playInPage = (
  page: Page,
  seed: number,
  most: number,
  { wanted = '', prefers = [], script, patience = 5_000 }: Manner = {},
): Promise<Played> =>
  page.evaluate(
    async ({ seed, most, wanted, prefers, script, patience }) => {
      const behind = (globalThis as unknown as { deedbook: Behind }).deedbook;
      let state = seed;
      const below = (n: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 8) % n;
      };
      /** Polls for up to this many milliseconds. */
      const until = async (holds: () => unknown, most: number) => {
        for (const end = performance.now() + most; !holds() && performance.now() < end; ) {
          await new Promise(done => setTimeout(done));
        }
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const isSeen = (element: Element) => window.isSeen(element) && !element.closest('[inert]');
      const buttonsOf = (key: string) => all(`[data-key="${CSS.escape(key)}"]`).filter(isSeen);
      const spotsOf = (spot: string) => all(`[data-spot="${CSS.escape(spot)}"][data-lit]`).filter(isSeen);
      const nameOf = (at: { kind: string; id: string } | undefined) => (at ? `${at.kind} ${at.id}` : 'no spot');
      /** Some point of it is not covered by anything else. Spaces of the map are panned into view first. */
      const isInFront = (element: HTMLElement) => {
        if (element.closest('.board')) return true;
        element.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const parts = [0.5, 0.1, 0.9];
        return parts.some(x =>
          parts.some(y => {
            const hits = document.elementsFromPoint(left + x * width, top + y * height);
            // Tooltips close as soon as the pointer leaves.
            const hit = hits.find(one => !one.matches('.explain *, .explain, :has(> .explain)'));
            return hit !== undefined && (element.contains(hit) || hit.contains(element));
          }),
        );
      };
      const coverOf = (element: HTMLElement) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const cover = document.elementFromPoint(left + width / 2, top + height / 2);
        return cover
          ? `<${cover.tagName.toLowerCase()} class="${cover.getAttribute('class')}">`
          : 'the edge of the screen';
      };
      const prompts = new Set<string>();
      const ended = (answers: number, problem: string | null) => ({
        answers,
        prompts: [...prompts],
        isOver: behind.view()?.over ?? false,
        problem,
      });
      for (let answers = 0; answers < most; answers++) {
        const scripted = script?.[answers];
        const isOffered = () => behind.asked()?.choices.some(({ key }) => key === scripted);
        const isDue = () => (script ? isOffered() : behind.asked() && !behind.isThinking());
        await until(() => behind.view()?.over || isDue(), 30_000);
        if (behind.view()?.over) return ended(answers, null);
        const asked = behind.asked();
        if (!asked) return ended(answers, 'nobody is asked, and the game is not over');
        prompts.add(asked.prompt);
        if (wanted !== '' && asked.prompt.startsWith(wanted)) return ended(answers, null);
        const controlsOf = ({ key, at }: Choice) => [...buttonsOf(key), ...(at ? spotsOf(nameOf(at)) : [])];
        const lost = () => asked.choices.find(choice => controlsOf(choice).length === 0);
        // Parts of the screen may arrive a moment later, but they must arrive.
        await until(() => {
          all('.hand-over-take')[0]?.click();
          return !lost();
        }, patience);
        const never = lost();
        if (never) return ended(answers, `${asked.prompt}: nothing to click for '${never.key}' (${nameOf(never.at)})`);
        const preferred = prefers.map(word => asked.choices.filter(({ key }) => key.startsWith(word)));
        const choices = preferred.find(list => list.length > 0) ?? asked.choices;
        const choice =
          scripted === undefined
            ? (choices[below(choices.length)] as Choice)
            : asked.choices.find(({ key }) => key === scripted);
        if (!choice) return ended(answers, `'${scripted}' is not offered, but ${asked.prompt}`);
        const what = `${asked.prompt}: '${choice.key}' (${nameOf(choice.at)})`;
        // The same question may become another object: when the past of a game is recalled, or something else changes at
        // an online table. There it has an id.
        const idOf = (asked: Asked | null) => (asked as { id?: string } | null)?.id ?? asked?.answers;
        const isAnswered = () => idOf(behind.asked()) !== idOf(asked);
        // No user is fast enough to open the next menu before the last one has closed; a script tries again.
        for (let attempt = 0; attempt < 3 && !isAnswered(); attempt++) {
          // The first click ends the animation at the start of a Round.
          dispatchEvent(new PointerEvent('pointerdown'));
          await until(() => all('.round-change').length === 0, 3_000);
          const controls = controlsOf(choice);
          const front = controls.find(isInFront);
          if (!front) return ended(answers, `${what} is covered by ${controls.map(coverOf).join(', ')}`);
          front.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          // A press is shown before it is answered. A second one would play another copy of the card.
          const pressed = new Set([front]);
          await until(() => {
            // Useless options are folded away.
            const next = buttonsOf(choice.key)[0] ?? all('.menu-more')[0];
            if (next && !pressed.has(next) && !isAnswered()) {
              pressed.add(next);
              next.click();
            }
            return isAnswered();
          }, patience);
        }
        if (!isAnswered()) return ended(answers, `${what}: clicking does nothing`);
      }
      return ended(most, null);
    },
    { seed, most, wanted, prefers, script, patience },
  );
