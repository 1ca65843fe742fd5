/*
 * From protocol 3 on, what changes often contain is one character each. JSON escapes control characters, so these never
 * mean anything else, and a change is less than half as long. Messages are too short for a compressor to find this out.
 * From protocol 4 on, whole documents are written like that too: compressed, they take a twentieth less.
 */

/** Phrases of changes; the place of each in the list is its character. A new list is a new protocol. */
const PHRASES = [
  '{"say":"patch","n":',
  ',"past":[',
  '],"table":{"seats":{"0.since":[',
  ',"1.since":[',
  ',"sight":{"view":{',
  ',"sight":{',
  '"players.0":{"hand":[0,[',
  '"players.1":{"hand":[0,[',
  '"played":[0,[',
  '"discard":[0,[',
  ':[0,[',
  '"turn":{',
  '],"cardUsed":[',
  '"asked":{"id":[',
  '"asked":[{"id":"',
  '"prompt":',
  '"about":{},"standing":',
  ',"choices":[',
  ']},"undo":[',
  ',"deciding":[0,[0,1,',
  '[".card-played",{"card":"',
  '","as":"sideways"}',
  '","as":"',
  '[".points-gained",{"points":"',
  '","n":1,"from":"',
  '[".cards-drawn",{"cards":[',
  '[".cards-discarded",{"cards":[',
  '"?","?","?","?"',
  ',"provokes":[],"reveals":[],"assault":false',
  ',{"way":{"path":[',
  ',"done":"',
] as const;

const characterOf = new Map<string, string>(PHRASES.map((phrase, i) => [phrase, String.fromCharCode(i + 1)]));

/** Any phrase, the longest that fits first. */
const PHRASE = new RegExp(
  PHRASES.toSorted((a, b) => b.length - a.length)
    .map(phrase => phrase.replace(/[[\]{}.?]/g, '\\$&'))
    .join('|'),
  'g',
);
const CHARACTER = new RegExp(`[\\x01-\\x${PHRASES.length.toString(16)}]`, 'g');

/** A change or a whole document as it is sent. */
export const shorten = (json: string): string => json.replace(PHRASE, phrase => characterOf.get(phrase) as string);

/** The JSON of a message as it was received. */
export const lengthen = (text: string): string =>
  text.replace(CHARACTER, character => PHRASES[character.charCodeAt(0) - 1] as string);
