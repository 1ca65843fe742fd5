import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/*
 * The small values that messages are made of. Texts that people type are trimmed, have no control or direction
 * characters and a greatest length; nothing else is done to them, because they are only ever shown as text.
 */

const typed = (most: number, least = 1) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(least),
      z.maxLength(most),
      z.regex(PLAIN, 'no control characters'),
    );
const PLAIN = /^[^\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u;

/** Ids that the server makes: of tables, players and messages. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
/** The six letters a table is joined by. */
export const tableCode = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{6}$/));
export const playerName = typed(LIMITS.name);
export const tableName = typed(LIMITS.tableName);
export const chatText = typed(LIMITS.chat);
export const password = z.string().check(z.minLength(LIMITS.shortestPassword), z.maxLength(LIMITS.password));
export const seat = z.int().check(z.gte(0), z.lt(LIMITS.seats));
export const key = z.string().check(z.minLength(1), z.maxLength(LIMITS.key));
/** An id of something printed, such as a hero or a scenario. The rules say whether it exists. */
export const printed = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
/** Milliseconds since 1970, by the server's clock. */
export const time = z.int().check(z.gte(0));
/** A number that the client gives to what it asks for, so that the reply can be told apart. */
export const request = z.int().check(z.gte(0));
/** Made by the client, once for each deed: one that is sent twice is done once. */
export const deedId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/));
