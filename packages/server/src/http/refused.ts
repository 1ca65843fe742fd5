import { Refusal } from '@deedbook/engine';
import type { ServerRefusal } from '@deedbook/protocol';

/** A refused request, with the matching HTTP status. */
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

/** Returns the result of the data layer, or throws its refusal. */
export function orRefuse<T extends object>(result: T | ServerRefusal): T {
  if (typeof result === 'string') throw new Refused(result);
  return result;
}
