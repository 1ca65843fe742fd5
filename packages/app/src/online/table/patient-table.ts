import { RemoteTable } from '@deedbook/client';
import type { Refusal, Seat } from '@deedbook/engine';

/** An answer that was sent, and the question it is for. */
interface Sent {
  readonly question: string;
  readonly reply: Promise<Refusal | null>;
}

/** A remote table that sends only one answer to each question, even if the player presses again before the reply. */
export class PatientTable extends RemoteTable {
  private sent: Sent | null = null;

  override answer(seat: Seat, key: string, answers?: number): Promise<Refusal | null> {
    const { question } = this;
    // The same question can come again as another object, when another player has done something. Its id stays.
    if (question !== null && question === this.sent?.question) return this.sent.reply;
    const reply = super.answer(seat, key, answers);
    const sent = question === null ? null : { question, reply };
    this.sent = sent;
    void reply.then(refusal => {
      if (refusal !== null && this.sent === sent) this.sent = null;
    });
    return reply;
  }
}
