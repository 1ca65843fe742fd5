import type { Seat } from '@deedbook/engine';
import type { Deed } from '@deedbook/protocol';
import { voters } from './seats.ts';
import type { Proposal, Table } from './table.ts';

/**
 * What becomes of a proposal when those who had not agreed yet leave, or let a computer player take over; null while
 * someone still has to decide. An undo beyond the rules lapses if its asker is the only one left.
 */
export function settledVote(table: Table): { readonly seat: Seat; readonly deed: Deed } | null {
  const { undoRequest, endProposal } = table;
  const left = voters(table.seats);
  const isSettled = ({ agreed }: Proposal) => left.length > 0 && left.every(voter => agreed.includes(voter));
  if (undoRequest && isSettled(undoRequest)) {
    const { by } = undoRequest;
    return { seat: by, deed: { deed: 'allow-undo', agree: left.some(voter => voter !== by) } };
  }
  if (endProposal && isSettled(endProposal)) {
    return { seat: endProposal.by, deed: { deed: 'agree-end', agree: true } };
  }
  return null;
}
