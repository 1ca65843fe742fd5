import type { Asked, View } from '@deedbook/engine';
import type { Page } from '@playwright/test';

interface Behind {
  asked(): Asked | null;
  view(): View | null;
  isThinking(): boolean;
}

/** What became of a game played through the page. */
export interface Played {
  readonly answers: number;
  readonly prompts: readonly string[];
  readonly isOver: boolean;
  /** The first question that could not be answered through what is seen, or null. */
  readonly problem: string | null;
}

/**
 * Plays in the page by clicking what can be seen and nothing else: every choice of every question must have a control
 * (a lit spot, an entry of its menu, or a button of the question), and the one that is taken is clicked.
 */
export const playInPage = (page: Page, seed: number, most: number): Promise<Played> =>
  page.evaluate(
    async ({ seed, most }) => {
      const behind = (globalThis as unknown as { deedbook: Behind }).deedbook;
      let state = seed;
      const below = (n: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 8) % n;
      };
      const frame = () => new Promise(done => requestAnimationFrame(done));
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const controlOf = (key: string, spot: string | null) =>
        all(`.question [data-key="${CSS.escape(key)}"]`).find(isSeen) ??
        (spot === null ? undefined : all(`[data-spot="${CSS.escape(spot)}"][data-lit]`).find(isSeen));
      const prompts = new Set<string>();
      const ended = (answers: number, problem: string | null) => ({
        answers,
        prompts: [...prompts],
        isOver: behind.view()?.over ?? false,
        problem,
      });
      for (let answers = 0; answers < most; answers++) {
        for (let i = 0; behind.isThinking() && i < 600; i++) await frame();
        all('.hand-over button')[0]?.click();
        await frame();
        const asked = behind.asked();
        if (!asked || behind.view()?.over) return ended(answers, null);
        prompts.add(asked.prompt);
        await frame();
        for (const { key, at } of asked.choices) {
          const spot = at ? `${at.kind} ${at.id}` : null;
          if (!controlOf(key, spot)) return ended(answers, `${asked.prompt}: nothing to click for '${key}' (${spot})`);
        }
        const choice = asked.choices[below(asked.choices.length)] as (typeof asked.choices)[number];
        const spot = choice.at ? `${choice.at.kind} ${choice.at.id}` : null;
        const control = controlOf(choice.key, spot) as HTMLElement;
        control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        for (let i = 0; behind.asked() === asked && i < 120; i++) {
          all(`.spot-menu [data-key="${CSS.escape(choice.key)}"]`)[0]?.click();
          await frame();
        }
        if (behind.asked() === asked) return ended(answers, `${asked.prompt}: '${choice.key}' could not be chosen`);
      }
      return ended(most, null);
    },
    { seed, most },
  );
