import { randomBytes } from 'node:crypto';
import type { Stream } from '@deedbook/engine';
import { keyOf, type WireChoice } from '@deedbook/protocol';
import { within } from '../../store/away.ts';
import { settle, TestPlayer } from '../player.ts';

/** The longest wait for a reply before the connection is considered lost, and the pause before the next one, in ms. */
const PATIENCE = 3_000;
const BREATH = 30;
/** How often a player who is not asked anything looks again, in ms. */
const LOOK_EVERY = 5;

export const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** A player who never gives up: reconnects to any node and resends what was not acknowledged. */
export class StubbornPlayer {
  /** The ids of acknowledged answers. */
  readonly acknowledged: string[] = [];
  private readonly table: string;
  private readonly urls: readonly string[];
  private readonly stream: Stream;
  private readonly protocol: number | null;
  private player: TestPlayer;
  private isOpen = false;
  private unsure: { readonly ref: string; readonly asked: string; readonly key: string } | null = null;

  constructor(player: TestPlayer, table: string, urls: readonly string[], stream: Stream, protocol: number | null) {
    this.player = player;
    this.protocol = protocol;
    this.table = table;
    this.urls = urls;
    this.stream = stream;
  }

  /** Whether the player has seen the end of the game. */
  get isDone(): boolean {
    return this.unsure === null && this.player.doc?.table.state === 'over';
  }

  /** Does one thing: connects, resends, or answers. Anything that fails is retried next time. */
  async step(): Promise<void> {
    try {
      if (!this.isOpen) await this.connect();
      await this.act();
    } catch {
      await this.cut();
      await pause(BREATH);
    }
  }

  /** Cuts the connection. */
  async cut(): Promise<void> {
    this.isOpen = false;
    await within(500, this.player.cut()).catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const url = this.urls[this.stream.below(this.urls.length)] as string;
    this.player = new TestPlayer(url, this.player.token, this.player.id, this.protocol);
    await this.reply(this.player.open(this.table));
    this.isOpen = true;
  }

  /** What the server replies, unless the connection is lost. */
  private reply<T>(promise: Promise<T>): Promise<T> {
    const lost = this.player.lost.then(() => {
      throw new Error('the connection is lost');
    });
    return within(PATIENCE, Promise.race([promise, lost]));
  }

  private async act(): Promise<void> {
    const asked = this.player.doc?.sight?.asked;
    if (this.unsure === null) {
      if (!asked || asked.standing) {
        await pause(LOOK_EVERY);
        await this.reply(settle(this.player));
        return;
      }
      const key = keyOf(asked.choices[this.stream.below(asked.choices.length)] as WireChoice);
      this.unsure = { ref: randomBytes(9).toString('base64url'), asked: asked.id, key };
    }
    const { ref, asked: name, key } = this.unsure;
    const deed = { deed: 'answer', asked: name, key } as const;
    // Sometimes sends it twice.
    if (this.stream.below(5) === 0) this.player.say({ say: 'do', id: ref, deed });
    const refusal = await this.reply(this.player.do(deed, ref));
    if (refusal === null) this.acknowledged.push(ref);
    if (refusal?.rule !== 'BUSY') this.unsure = null;
    // The time was up by some clock.
    if (refusal?.rule === 'COMPUTER-PLAYS') await this.reply(this.player.do({ deed: 'take-back' }));
    if (refusal === null) await this.reply(settle(this.player));
  }
}
