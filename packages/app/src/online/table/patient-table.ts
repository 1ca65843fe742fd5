import { RemoteTable } from '@deedbook/client';
import type { Asked, Refusal, Seat } from '@deedbook/engine';

/** A remote table that sends only one answer to each question, even if the player presses again before the reply. */
export class PatientTable extends RemoteTable {
  private sent: Asked | null = null;

  override async answer(seat: Seat, key: string, answers?: number): Promise<Refusal | null> {
    const { asked } = this.at(seat);
    if (asked !== null && asked === this.sent) return null;
    this.sent = asked;
    const refusal = await super.answer(seat, key, answers);
    if (refusal !== null) this.sent = null;
    return refusal;
  }
}
