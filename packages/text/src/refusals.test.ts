import { readdirSync, readFileSync } from 'node:fs';
import { type About, Refusal } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText, voiceOf } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { canRefuse } from './refusals.ts';
import { leftovers } from './testing/leftovers.ts';
import { REVIEWED, type Reviewed } from './testing/reviewed.ts';

const ENGINE = new URL('../../engine/src/', import.meta.url);

/**
 * Every quoted id in the engine's sources; only refusals have such names, and the rules of variants, abilities and
 * resistances.
 */
function idsInSources(): string[] {
  const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, ENGINE), 'utf8'));
  const found = sources.flatMap(source => [
    ...source.matchAll(/(?<!\b(?:rule|physical|fire|ice): )'([A-Z]{3,}(?:-[A-Z0-9]+)+)'/g),
  ]);
  return [...new Set(found.map(id => id[1] as string))];
}

const ids = idsInSources().sort();

const refusal = (rule: string, about: About = {}) => new Refusal(rule, about);

it('the source files are found', () => {
  expect(ids.length).toBeGreaterThan(40);
  for (const id of [
    'UND-01',
    'UND-02',
    'UNKNOWN-ANSWER',
    'NOT-ASKED',
    'STALE-ANSWER',
    'CARD-EFFECT-MISSING',
    'CRD-05',
    'MAN-06',
  ]) {
    expect(ids).toContain(id);
  }
});

describe.each(LANGUAGES)('in %s', language => {
  const voice = voiceOf(language);
  const text = createText(language);

  it.each(ids)('%s has words', id => {
    expect(canRefuse(voice, id)).toBe(true);
  });

  it('every refusal names its rule, except those about answers', () => {
    for (const id of ids) {
      const words = text.refusal(
        refusal(id, {
          ...{ card: 'march', unit: 'peasants', enemy: 'diggers', phase: 'block' },
          ...{ key: 'walk 1,0', color: 'gold', wanted: 'red', allowed: 1 },
        }),
      );
      expect(leftovers([words])).toEqual([]);
      expect(words.endsWith(`(${id})`), words).toBe(/\d$/.test(id));
    }
  });

  it('a rule without words is still named', () => {
    expect(text.refusal(refusal('XYZ-99'))).toMatch(/\p{L}.*\. \(XYZ-99\)$/u);
    expect(leftovers([text.refusal(refusal('SOMETHING-ELSE'))])).toEqual([]);
  });
});

const EXPECTED: Readonly<Record<Reviewed, readonly string[]>> = {
  en: [
    'Not enough Move points: the step costs 3, you have 1. (MOV-03)',
    'Not enough Move points to get there: you have 1. (MOV-03)',
    'Only 1 Source die may be used this turn. (TRN-10)',
    'Only 2 Source dice may be used this turn. (TRN-10)',
    'Gold mana cannot be used at this time of day. (MAN-08)',
    'That space can only be entered by walking in peacefully or assaulting it. (MOV-11)',
    'There is no tile left to explore. (EXP-08)',
    'The stack is empty: a tile from outside it must touch at least three tiles, not 2. (EXP-08)',
    'There is no answer “fly” here.',
    'The attack is worth 4; it needs 7. (CMB-RNG-11)',
    'Healing Catapults takes 3 healing points; you have 1. (HEA-04)',
    'This site is conquered: there is nothing left to fight. (CMB-INI-03)',
    'Diggers: doubly fortified enemies cannot be attacked before the Attack phase. (CMB-RNG-06)',
  ],
  'pt-BR': [
    'Faltam pontos de Movimento: o passo custa 3, você tem 1. (MOV-03)',
    'Faltam pontos de Movimento para chegar lá: você tem 1. (MOV-03)',
    'Só 1 dado da Fonte pode ser usado neste turno. (TRN-10)',
    'Só 2 dados da Fonte podem ser usados neste turno. (TRN-10)',
    'O mana dourado não pode ser usado nesta parte do dia. (MAN-08)',
    'Nesse espaço só se entra andando até lá em paz ou invadindo o local. (MOV-11)',
    'Não resta nenhuma peça para explorar. (EXP-08)',
    'A pilha acabou: uma peça de fora dela deve encostar em pelo menos três, não em 2. (EXP-08)',
    'Nada aqui se responde com “fly”.',
    'O ataque vale 4; precisa valer 7. (CMB-RNG-11)',
    'Curar Catapultas exige 3 pontos de Cura; você tem 1. (HEA-04)',
    'Este local já foi conquistado: não resta contra quem lutar. (CMB-INI-03)',
    'Escavadores: inimigos duplamente fortificados não podem ser atacados antes da fase de Ataque. (CMB-RNG-06)',
  ],
  it: [
    'Non ci sono abbastanza punti Movimento: il passo costa 3, ne hai 1. (MOV-03)',
    'Non ci sono abbastanza punti Movimento per arrivarci: ne hai 1. (MOV-03)',
    'In questo turno si può usare solo 1 dado della Fonte. (TRN-10)',
    'In questo turno si possono usare solo 2 dadi della Fonte. (TRN-10)',
    'Il mana oro non si può usare in questa parte del giorno. (MAN-08)',
    'In quello spazio si entra solo andandoci in pace o assaltandolo. (MOV-11)',
    'Non restano tessere da esplorare. (EXP-08)',
    'La pila è finita: una tessera presa da fuori deve toccarne almeno tre, non 2. (EXP-08)',
    'Qui non si può rispondere con “fly”.',
    'L’attacco vale 4; deve valere 7. (CMB-RNG-11)',
    'Curare Catapulte richiede 3 punti Cura; ne hai 1. (HEA-04)',
    'Questo sito è già conquistato: non resta nessuno da combattere. (CMB-INI-03)',
    'Scavatori: i nemici doppiamente fortificati non si possono attaccare prima della fase di Attacco. (CMB-RNG-06)',
  ],
};

it.each(REVIEWED)('refusals mention their details in %s', language => {
  const text = createText(language);
  const refusals = [
    refusal('MOV-03', { cost: 3, points: 1 }),
    refusal('MOV-03', { points: 1 }),
    refusal('TRN-10', { allowed: 1 }),
    refusal('TRN-10', { allowed: 2 }),
    refusal('MAN-08', { color: 'gold', wanted: 'red' }),
    refusal('MOV-11', { instead: ['walk', 'assault'] }),
    refusal('EXP-08'),
    refusal('EXP-08', { touching: 2 }),
    refusal('UNKNOWN-ANSWER', { key: 'fly', prompt: 'turn' }),
    refusal('CMB-RNG-11', { total: 4, needed: 7 }),
    refusal('HEA-04', { unit: 'catapults', cost: 3, points: 1 }),
    refusal('CMB-INI-03', { conquered: true }),
    refusal('CMB-RNG-06', { enemy: 'diggers' }),
  ];
  expect(refusals.map(one => text.refusal(one))).toEqual(EXPECTED[language]);
});
