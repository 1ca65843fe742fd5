/**
 * The database does not answer in time. Nobody knows whether what was asked of it was done: it has to be asked for again,
 * under the same id.
 */
export class Away extends Error {
  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
  }
}

/** What PostgreSQL and the network say when a connection cannot be had or is lost, and when the same may work later. */
const CODES = /^(08...|40001|40P01|53...|57P..|25P03|ECONN[A-Z]+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;
const WORDS = /Connection terminated|timeout expired|Client was closed|not queryable/;

/** Whether something failed only because the database could not be reached: it may work when tried again. */
export function isAway(error: unknown): boolean {
  if (error instanceof Away) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || (typeof message === 'string' && WORDS.test(message));
}

/** What comes of something, unless it takes too long. It may still be done later. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Away()), milliseconds);
    work.then(
      value => {
        clearTimeout(timer);
        resolve(value);
      },
      error => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
