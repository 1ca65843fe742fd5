import type { Voice } from './voice.ts';

/** What is printed on a thing never changes, so each voice puts it into words once. */
export function once<T>(say: (voice: Voice, id: string) => T): (voice: Voice, id: string) => T {
  const said = new WeakMap<Voice, Map<string, T>>();
  return (voice, id) => {
    const known = said.get(voice) ?? new Map<string, T>();
    said.set(voice, known);
    let words = known.get(id);
    if (words === undefined) {
      words = say(voice, id);
      known.set(id, words);
    }
    return words;
  };
}
