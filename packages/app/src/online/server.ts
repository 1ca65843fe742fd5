import { CallError, Calls } from '@deedbook/client';
import type { WireRefusal } from '@deedbook/protocol';
import { useWords } from '../language/language.ts';
import { toast } from '../parts/toasts.ts';
import { useText } from '../parts/use-text.ts';

/** The server this page came from. The browser sends the session cookie. */
export const server = new Calls(location.origin);

/** A deed that the table refused. */
export class Refused extends Error {
  readonly refusal: WireRefusal;

  constructor(refusal: WireRefusal) {
    super(refusal.rule);
    this.refusal = refusal;
  }
}

const refusalOf = (error: unknown): WireRefusal | null =>
  error instanceof CallError || error instanceof Refused ? error.refusal : null;

/** Whether the server did not reply at all. */
const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.status === null;

/** Says in words why something failed. */
export function useWhy(): (error: unknown) => string {
  const { unreachable, failed } = useWords('online').entry;
  const text = useText();
  return error => {
    const refusal = refusalOf(error);
    if (refusal === null) return isUnreachable(error) ? unreachable : failed;
    return text?.why(refusal) ?? failed;
  };
}

/** Tries something and shows a toast if it fails. True if it worked. */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<boolean> {
  const why = useWhy();
  return async work => {
    try {
      await work();
      return true;
    } catch (error) {
      toast(why(error), { isBad: true });
      return false;
    }
  };
}
