import { AdminError, admin } from '@deedbook/server';
import { UsageError } from '../args.ts';
import { type Io, sayLine } from '../io.ts';

/** Operator commands for a server of online tables, run on its database. */
export async function adminCommand(args: readonly string[], io: Io): Promise<number> {
  try {
    for (const line of await admin(args, io.env)) sayLine(io.stdout, line);
    return 0;
  } catch (error) {
    if (error instanceof AdminError) throw new UsageError(error.message);
    throw error;
  }
}
