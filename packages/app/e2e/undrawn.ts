import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Whether somebody could see an element if the page were drawn. */
    isSeen(element: Element): boolean;
    /** Draws the page from now on, or no longer. */
    draw(isDrawn: boolean): void;
  }
}

/**
 * Lets the pages of a context skip drawing, which takes about half of a journey's time. Everything else happens as ever:
 * what a journey asks about is in the page, not in its pixels. With DEEDBOOK_DRAW=1 pages are drawn, for a person to see
 * or for the picture of a failure.
 */
export async function undrawn(context: BrowserContext): Promise<void> {
  slow(context);
  await context.addInitScript(isDrawnAtAll => {
    const veil = new CSSStyleSheet();
    document.adoptedStyleSheets.push(veil);
    window.draw = isDrawn => veil.replaceSync(isDrawn ? '' : ':root { opacity: 0 !important }');
    window.draw(isDrawnAtAll);
    // The opacity of the root is the veil's, so it does not count.
    window.isSeen = element => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        if (getComputedStyle(at).opacity === '0') return false;
      }
      return true;
    };
  }, process.env.DEEDBOOK_DRAW === '1');
}

/**
 * With DEEDBOOK_SLOW=4 pages run at a quarter of their speed, while journeys press as fast as ever. That finds journeys
 * that press something before it is there.
 */
function slow(context: BrowserContext): void {
  const rate = Number(process.env.DEEDBOOK_SLOW ?? 1);
  if (rate === 1) return;
  context.on('page', async page => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  });
}
