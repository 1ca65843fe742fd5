import { isLanguage } from '@deedbook/text';
import { TERMINAL_HELP, type TerminalHelp } from '@deedbook/text/all';
import type { Io } from './io.ts';
import { languageOf } from './language.ts';

/** The help of one command, or an overview of all; in the language asked for, or else that of the environment. */
export function helpFor(name: string, args: readonly string[], env: Io['env']): string {
  const wanted = args[args.indexOf('--language') + 1] ?? '';
  const help = TERMINAL_HELP[args.includes('--language') && isLanguage(wanted) ? wanted : languageOf(env)];
  return Object.hasOwn(help, name) ? help[name as keyof TerminalHelp] : help.overview;
}
