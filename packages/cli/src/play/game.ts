import type { Asked, Player, Seat, TableClient } from '@deedbook/engine';
import type { Language } from '@deedbook/text';
import { createText, TERMINAL_WORDS, type TerminalWords, type TextInLines } from '@deedbook/text/all';
import { type Arranged, arrange } from '../screen/choices.ts';
import { paint } from '../screen/paint.ts';
import { nameOfSeat, type Scene, sceneAt } from '../screen/scene.ts';
import { drawScreen, newsLines } from '../screen/screen.ts';
import { isLeaving, obey } from './commands.ts';
import { reasonOf, writeGame } from './files.ts';
import type { Terminal } from './terminal.ts';

/** A game at the terminal: the player who must decide sees the table and is asked. */
export class TerminalGame {
  readonly client: TableClient;
  /** The text of the saved game; null if a server keeps it. */
  readonly file: (() => string) | null;
  readonly terminal: Terminal;
  /** Where the game is saved after every decision; null if it is not. */
  readonly keptIn: string | null;
  language: Language;
  text: TextInLines;
  words: TerminalWords;
  /** Who sees the table now, and what they are asked. */
  seat: Seat;
  asked: Asked | null = null;
  arranged: Arranged | null = null;
  /** Another player who was let in for one decision on this turn. */
  letIn: Seat | null = null;
  /** Shown above the question when the screen is redrawn. */
  notice: readonly string[] = [];
  private lastSeat: Seat | null = null;
  /** How much of the news each seat has read. */
  private readonly read: number[];
  /** How much news was printed while others played elsewhere. */
  private heard = 0;

  constructor(
    client: TableClient,
    file: (() => string) | null,
    terminal: Terminal,
    language: Language,
    keptIn: string | null,
  ) {
    this.client = client;
    this.seat = client.seats[0] as Seat;
    this.file = file;
    this.terminal = terminal;
    this.keptIn = keptIn;
    this.language = language;
    this.text = createText(language);
    this.words = TERMINAL_WORDS[language];
    this.read = client.at(this.seat).view.players.map(() => 0);
  }

  get scene(): Scene {
    const { client, seat, text, words } = this;
    return sceneAt(client, seat, { own: true, text, words, look: this.terminal.look });
  }

  /** Plays until the game is over (true) or the player leaves (false). */
  async play(): Promise<boolean> {
    while (!this.client.at(this.seat).view.over) {
      const seat = this.letIn ?? this.deciding();
      if (seat === null) {
        if (!(await this.wait())) return false;
        continue;
      }
      this.turnTo(seat);
      if (!(await this.handOver())) return false;
      this.show();
      if (!(await this.decide())) return false;
    }
    return true;
  }

  speak(language: Language): void {
    this.language = language;
    this.text = createText(language);
    this.words = TERMINAL_WORDS[language];
  }

  /** Gives an answer and shows what follows. If it is refused, says why and returns false. */
  async answer(key: string): Promise<boolean> {
    const { client, seat } = this;
    const before = client.at(seat).told.length;
    const refusal = await client.answer(seat, key);
    if (refusal) {
      this.terminal.print([this.text.refusal(refusal)]);
      return false;
    }
    this.read[seat] = before;
    this.letIn = null;
    this.keep();
    return true;
  }

  /** After undo or redo, nothing counts as news. */
  afterUndo(notice: string): void {
    for (const seat of this.client.seats) this.read[seat] = this.client.at(seat).told.length;
    this.letIn = null;
    this.notice = [notice];
    this.keep();
  }

  /** Who has to decide at this terminal; null while others play elsewhere. */
  private deciding(): Seat | null {
    const { seats } = this.client;
    return this.client.at(this.seat).deciding.find(seat => seats.includes(seat)) ?? null;
  }

  /**
   * Waits for players elsewhere until something changes; false to leave. Meanwhile the player may do what is allowed on
   * other players' turns. Piped lines are kept for questions.
   */
  private async wait(): Promise<boolean> {
    const { client, seat, terminal, words } = this;
    const change = new Promise<'change'>(resolve => {
      const stop = client.subscribe(() => {
        stop();
        resolve('change');
      });
    });
    const mayAct = terminal.interactive && client.at(seat).asked !== null;
    if (mayAct) {
      this.turnTo(seat);
      this.show();
    } else this.tellWaiting();
    if (!terminal.interactive) return (await Promise.race([change, terminal.drained()])) !== null;
    const line = await Promise.race([change, terminal.ask(`${words.prompt} > `)]);
    if (line === null) return false;
    if (mayAct && line !== 'change' && line !== '') return (await obey(this, normal(line))) !== 'leave';
    return line === 'change' || !isLeaving(words, line);
  }

  /** Prints what happened since the last time, and whose decision is pending. */
  private tellWaiting(): void {
    const { scene, seat, words } = this;
    const told = newsLines(
      scene,
      scene.told.slice(this.heard).map(({ news }) => news),
    );
    this.heard = scene.told.length;
    const name = nameOfSeat(scene);
    const waiting = words.online.waiting(scene.deciding.map(name).join(', '));
    this.terminal.print([...told, ...(scene.deciding.includes(seat) ? [] : [waiting])]);
  }

  private turnTo(seat: Seat): void {
    this.seat = seat;
    const { asked, view } = this.client.at(seat);
    this.asked = asked as Asked;
    this.arranged = arrange(this.asked, (view.players[seat] as Player).hand);
    this.terminal.suggestions = [
      ...this.arranged.all.map(({ key }) => key),
      ...Object.values(this.words.commands).flat(),
    ];
  }

  /** Between two players, the first one's hand is covered before the other's is shown. */
  private async handOver(): Promise<boolean> {
    const { terminal, words, lastSeat, seat } = this;
    this.lastSeat = seat;
    if (!terminal.interactive || this.client.seats.length < 2 || lastSeat === seat) return true;
    terminal.clear();
    const line = await terminal.ask(`${words.handOver(nameOfSeat(this.scene)(seat))} `);
    return line !== null;
  }

  private show(): void {
    const { terminal, scene, notice } = this;
    terminal.clear();
    const since = Math.min(this.read[this.seat] as number, scene.told.length);
    terminal.print(drawScreen(scene, this.asked as Asked, this.arranged as Arranged, since));
    if (notice.length > 0) terminal.print(notice.map(line => paint(scene.look, 'yellowBright', line)));
    this.notice = [];
  }

  /** Reads lines until something changes the table; false to leave. */
  private async decide(): Promise<boolean> {
    for (;;) {
      const line = await this.terminal.ask(`${this.words.prompt} > `);
      if (line === null) {
        this.terminal.print(this.terminal.interactive ? [''] : [this.words.inputEnded]);
        return false;
      }
      if (line === '') {
        // Enter redraws the table, and declines what another player could do.
        if (!this.terminal.interactive) continue;
        this.letIn = null;
        return true;
      }
      const done = await obey(this, normal(line));
      if (done !== 'ask again') return done === 'go on';
    }
  }

  /** Saves the game. */
  keep(): void {
    if (this.keptIn === null || this.file === null) return;
    try {
      writeGame(this.file(), this.keptIn);
    } catch (error) {
      this.notice = [...this.notice, this.words.notSaved(reasonOf(error))];
    }
  }
}

/** The line with plain minus signs and single spaces. */
const normal = (line: string): string => line.replaceAll('−', '-').replaceAll(/\s+/g, ' ');
