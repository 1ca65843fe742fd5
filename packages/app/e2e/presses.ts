import { buildScene, type Scene, Session } from '@deedbook/engine';
import type { Locator, Page } from '@playwright/test';
import { expect, mapHearsKeys, openGame, placeOf, whereAt } from './journey.ts';
import { settled } from './looks.ts';
import { saved } from './moments.ts';

export type Device = 'mouse' | 'touch' | 'keys';
type Zone = 'play' | 'power' | 'sideways';

/** The modifier of a card's number key for each zone; none is needed if only one use makes sense. */
const HELD: Readonly<Record<Zone, string>> = { play: '', power: 'Shift+', sideways: '' };

/** Plays with one device and counts every press: a click, a tap, a key. Pointing does not count. */
export class Player {
  presses = 0;
  readonly page: Page;
  readonly device: Device;

  constructor(page: Page, device: Device) {
    this.page = page;
    this.device = device;
  }

  async sit(scene: Scene): Promise<void> {
    await openGame(this.page, saved('presses', new Session(buildScene({ players: 1, ...scene }))));
    await placeOf(this.page);
    await this.page.locator('.hand-card').first().waitFor();
    await mapHearsKeys(this.page);
    await this.page.evaluate(() => {
      const marked = { taken: 0 };
      Object.assign(globalThis, { marked });
      new MutationObserver(changes => {
        marked.taken += changes.filter(({ target }) => (target as Element).hasAttribute('data-taken')).length;
      }).observe(document, { subtree: true, attributeFilter: ['data-taken'] });
    });
  }

  /** How many presses have shown so far that they were heard. */
  private seen(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { marked: { taken: number } }).marked.taken);
  }

  /** Uses a card of the hand by one of its parts. */
  async card(name: string, zone: Zone): Promise<void> {
    const card = this.page.locator(`.hand-card[data-spot="card ${name}"]`).first();
    await this.heard(async () => {
      if (this.device === 'mouse') await this.zone(card, zone);
      else if (this.device === 'keys') {
        const number = (await card.locator('.hand-key').textContent()) ?? '';
        await this.key(`${HELD[zone]}Digit${number}`);
      } else await this.tap(card, zone);
    });
  }

  /** Presses something that answers a question. */
  answer(thing: Locator, key?: string): Promise<void> {
    return this.heard(() => this.press(thing, key));
  }

  /**
   * Does something that answers a question, and waits for the next one: keys are quicker than the page. What was pressed
   * shows it before the answer comes, and no longer.
   */
  private async heard(act: () => Promise<void>): Promise<void> {
    const [before, seen] = [await placeOf(this.page), await this.seen()];
    await act();
    await expect.poll(() => whereAt(this.page)).not.toBe(before);
    expect(await this.seen(), 'presses that were shown').toBeGreaterThan(seen);
    await expect(this.page.locator('[data-taken]')).toHaveCount(0);
  }

  /** Presses a button or a spot of the table: by its key if it has one, otherwise with Enter. */
  async press(thing: Locator, key?: string): Promise<void> {
    await thing.waitFor();
    if (this.device === 'keys') {
      if (key === undefined) await thing.focus();
      return this.key(key ?? 'Enter');
    }
    this.presses++;
    if (this.device === 'touch') await thing.tap();
    else await thing.click();
  }

  private async key(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** Taps a zone of a card; anywhere on the card if the zone is not shown. */
  private async tap(card: Locator, zone: Zone): Promise<void> {
    const part = card.locator(`[data-zone=${zone}]`);
    await this.press((await part.isVisible()) ? part : card);
  }

  private async zone(card: Locator, zone: Zone): Promise<void> {
    const slot = this.page.locator('.hand-slot').filter({ has: card }).first();
    await slot.hover();
    const part = slot.locator(`[data-zone=${zone}]`);
    await part.waitFor();
    // Lifting it takes a moment.
    await settled(this.page);
    const [at, box] = [await slot.boundingBox(), await part.boundingBox()];
    if (!at || !box) throw new Error(`nothing to press for ${zone}`);
    this.presses++;
    await this.page.mouse.click(at.x + at.width / 2, box.y + box.height / 2);
    await this.page.mouse.move(0, 0);
  }
}
