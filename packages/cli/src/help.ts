import { isLanguage, type Language } from '@deedbook/text';
import type { Io } from './io.ts';
import { en, type Help } from './words/help/en.ts';
import { it } from './words/help/it.ts';
import { ptBR } from './words/help/pt-BR.ts';
import { languageOf } from './words/index.ts';

const HELP: Readonly<Record<Language, Help>> = { en, 'pt-BR': ptBR, it };

/** How a command is called, or all of them in short; in the language that is asked for or else that of the environment. */
export function helpFor(name: string, args: readonly string[], env: Io['env']): string {
  const wanted = args[args.indexOf('--language') + 1] ?? '';
  const help = HELP[args.includes('--language') && isLanguage(wanted) ? wanted : languageOf(env)];
  return Object.hasOwn(help, name) ? help[name as keyof Help] : help.overview;
}
