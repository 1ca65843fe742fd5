import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REVIEWED, type Reviewed } from './testing/reviewed.ts';

/** Words that players of a language do not use in this sense, with what they say instead. */
const OTHERS: Readonly<Record<Reviewed, readonly [RegExp, string][]>> = {
  en: [
    [/colour|armour|\bgrey\b(?![\w-]*['-]?:)|paralyse(?!d:)/i, 'American spelling'],
    [/\ban own\b|\bin this turn\b|for nothing\b/i, 'one of your, this turn, for free'],
  ],
  'pt-BR': [
    [/incendi/i, 'queimar'],
    [/Primeiro Reconhecimento/, 'Reconhecimento Inicial'],
    [/Extrair Mana/, 'Atração de Mana'],
    [/[Ff]ase de Dano\b/, 'fase de Atribuição de Dano'],
    [/elimin(e|ar|a)\b/i, 'jogar fora'],
    [/expuls/i, 'forçar a recuar'],
    [/efeito forte/i, 'efeito amplificado'],
    [/(carta|cartas|ser|nem) amplificada/i, 'potencializada'],
    [/Nocautead|Paralisad[oa]\b/, 'nocaute, paralisia'],
  ],
  it: [
    [/[Gg]uari(gion|r|sc)/, 'Cura, curare'],
    [/incendi/i, 'bruciare'],
    [/[Ff]ase dei Danni/, 'fase di Assegnazione del Danno'],
    [/\beliminare?\b|\belimini\b/i, 'gettare via'],
    [/inefficac/i, 'inefficiente'],
    [/incantament/i, 'formula'],
    [/effett[oi] fort[ei]/i, 'effetto potenziato'],
    [/ordine di turno|segnalino dell/i, 'Ordine del Round'],
    [/\buna Unità/, 'un’Unità'],
    [/\p{L}'\p{L}/u, '’'],
  ],
};

const here = (path: string): URL => new URL(path, import.meta.url);
const filesIn = (folder: string, end: string): [string, string][] =>
  readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(end) && !/test|terminal/.test(file))
    .map(file => [file, readFileSync(here(`${folder}${file}`), 'utf8')]);

/** The lines of a file with text: no comments, imports or ids. */
const spoken = (source: string): string[] =>
  source.split('\n').filter(line => /['"`“|]|^- /.test(line) && !/^\s*(\/\/|\*|\/\*|import)/.test(line));

describe.each(REVIEWED)('the words of players in %s', language => {
  const sources = [...filesIn(`./${language}/`, '.ts'), ...filesIn(`../../app/rulebook/${language}/`, '.md')];

  it.each(OTHERS[language])('nothing uses %s', form => {
    expect(sources.length).toBeGreaterThan(20);
    const found = sources.flatMap(([file, source]) =>
      spoken(source)
        .filter(line => form.test(line.replace(/\]\([^)]*\)/g, '')))
        .map(line => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
