/* How far each position that was tried has been played, in this browser: a reload or a link opened again goes on there. */

const KEY = 'deedbook.tried';
/** The newest ones are kept. */
const MOST = 20;

type Tried = readonly (readonly [name: string, answers: readonly string[]])[];

function stored(): Tried {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Tried).filter(([name, answers]) => name && Array.isArray(answers)) : [];
  } catch {
    return []; // private windows and damaged data: everything starts over
  }
}

/** The answers given in a position so far, each with its seat. */
export const triedOf = (name: string): readonly string[] => stored().find(([each]) => each === name)?.[1] ?? [];

export function keepTried(name: string, answers: readonly string[]): void {
  const others = stored().filter(([each]) => each !== name);
  const kept: Tried = answers.length === 0 ? others : [...others, [name, answers] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // nowhere to store it: it lasts for this visit
  }
}
