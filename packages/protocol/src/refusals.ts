import { z } from './zod.ts';

/** Why the server refuses something, apart from the rules of the game. Every client has words for each. */
export const SERVER_REFUSALS = [
  /** A message the server does not understand. */
  'MALFORMED',
  'TOO-LARGE',
  'TOO-OFTEN',
  'OLD-CLIENT',
  'OLD-SERVER',
  'SIGN-IN',
  'WRONG-SECRET',
  'NAME-TAKEN',
  'BANNED',
  'FORBIDDEN',
  'NO-SUCH-TABLE',
  'NO-SUCH-PLAYER',
  'NO-SUCH-SEAT',
  'SEAT-TAKEN',
  'SEATED-ALREADY',
  'NOT-SEATED',
  'NOT-HOST',
  'HERO-TAKEN',
  'TABLE-OPEN',
  'TABLE-PLAYING',
  'TABLE-OVER',
  'SEATS-FREE',
  'SETUP',
  'TOO-MANY-TABLES',
  /** More was done at a table than any game needs. */
  'TOO-MANY-CHANGES',
  'TOO-MANY-JOINED',
  /** The question is no longer asked of this seat. */
  'STALE-ANSWER',
  'NOT-ASKED',
  'COMPUTER-PLAYS',
  'NOTHING-ASKED-FOR',
  'ALREADY-ASKED',
  'NOT-WATCHED',
  'BUSY',
] as const;
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];

/** A refusal: a rule id of the game or the server, and the details its sentence needs. */
export const refusal = z.object({
  rule: z.string().check(z.maxLength(40)),
  about: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())])),
});
export type WireRefusal = z.infer<typeof refusal>;
