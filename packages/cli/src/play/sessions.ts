import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Calls } from '@deedbook/client';
import type { Io } from '../io.ts';
import { autosaveFile } from './files.ts';

/** Guest sessions by server and name: returning with the same name gives the same seats. */
const fileOf = (env: Io['env']): string => join(dirname(autosaveFile(env)), 'sessions.json');

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

async function isValid(url: string, token: string): Promise<boolean> {
  return (await new Calls(url, token).call('me', {})).me !== null;
}

/** A player on a server: the account named in the environment, or the same guest as last time. */
export async function callsAs(url: string, name: string, env: Io['env']): Promise<Calls> {
  if (env.DEEDBOOK_TOKEN) return new Calls(url, env.DEEDBOOK_TOKEN);
  const file = fileOf(env);
  const sessions = read(file);
  const own = `${url} ${name}`;
  const kept = sessions[own];
  if (kept !== undefined && (await isValid(url, kept))) return new Calls(url, kept);
  const { token } = await new Calls(url).call('playAsGuest', { name, token: true });
  mkdirSync(dirname(file), { recursive: true });
  // Anyone who can read this file can play as this guest.
  writeFileSync(file, JSON.stringify({ ...sessions, [own]: token }), { mode: 0o600 });
  return new Calls(url, token ?? undefined);
}
