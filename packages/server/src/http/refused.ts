import { Refusal } from '@deedbook/engine';
import type { ServerRefusal } from '@deedbook/protocol';

/** A request that is refused, with the status that goes with the reason. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(rule: ServerRefusal, about: Refusal['about'] = {}) {
    super(rule);
    this.refusal = new Refusal(rule, about);
    this.status = STATUS[rule] ?? 400;
  }
}

const STATUS: Partial<Record<ServerRefusal, number>> = {
  'SIGN-IN': 401,
  'WRONG-SECRET': 403,
  BANNED: 403,
  FORBIDDEN: 403,
  'NOT-SEATED': 403,
  'NOT-HOST': 403,
  'NO-SUCH-TABLE': 404,
  'NO-SUCH-PLAYER': 404,
  'NAME-TAKEN': 409,
  'TOO-LARGE': 413,
  'TOO-OFTEN': 429,
  BUSY: 503,
};

/** What the data layer gave, or the refusal it gave instead. */
export function orRefuse<T extends object>(result: T | ServerRefusal): T {
  if (typeof result === 'string') throw new Refused(result);
  return result;
}
