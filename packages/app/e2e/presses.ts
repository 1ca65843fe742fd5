import { buildScene, type Scene, Session } from '@deedbook/engine';
import type { Locator, Page } from '@playwright/test';
import { openGame, placeOf, whereAt } from './journey.ts';
import { saved } from './moments.ts';

export type Device = 'mouse' | 'touch' | 'keys';
type Zone = 'play' | 'power' | 'sideways';

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
  }

  /** Uses a card of the hand by one of its parts. */
  async card(name: string, zone: Zone): Promise<void> {
    const card = this.page.locator(`.hand-card[data-spot="card ${name}"]`).first();
    const before = await placeOf(this.page);
    if (this.device === 'mouse') await this.zone(card, zone);
    else if (this.device === 'keys') await this.key((await card.locator('.hand-key').textContent()) ?? '');
    else await this.press(card);
    // Where several things make sense, a finger or a key picks one of them.
    const option = this.page.locator(`:is(.sheet, .spot-menu) [data-key^="${zone} ${name}"]`).first();
    if (this.device !== 'mouse' && (await this.asks(option, before))) {
      if (this.device === 'touch') await this.press(option);
      else {
        await option.focus();
        await this.key('Enter');
      }
    }
  }

  /** Presses a button or a spot of the table: by its key if it has one, otherwise with Enter. */
  async press(thing: Locator, key?: string): Promise<void> {
    if (this.device === 'keys') {
      if (key === undefined) await thing.focus();
      return this.key(key ?? 'Enter');
    }
    this.presses++;
    if (this.device === 'touch') await thing.tap();
    else await thing.click();
  }

  async key(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** Whether there is something to pick and the card has not been used yet. */
  private async asks(option: Locator, before: string): Promise<boolean> {
    for (let i = 0; i < 60; i++) {
      if ((await whereAt(this.page)) !== before) return false;
      if (await option.isVisible()) return true;
      await this.page.waitForTimeout(50);
    }
    return false;
  }

  private async zone(card: Locator, zone: Zone): Promise<void> {
    const slot = this.page.locator('.hand-slot').filter({ has: card }).first();
    await slot.hover();
    const part = slot.locator(`[data-zone=${zone}]`);
    await part.waitFor();
    // Lifting it takes a moment.
    await this.page.waitForTimeout(250);
    const [at, box] = [await slot.boundingBox(), await part.boundingBox()];
    if (!at || !box) throw new Error(`nothing to press for ${zone}`);
    this.presses++;
    await this.page.mouse.click(at.x + at.width / 2, box.y + box.height / 2);
    await this.page.mouse.move(0, 0);
  }
}
