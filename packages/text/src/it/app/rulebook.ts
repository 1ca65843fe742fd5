import type { AppWords } from '../../app-words.ts';
import { plural } from '../plural.ts';

/** The frame of the rule book. */
export const rulebook: AppWords['rulebook'] = {
  title: 'Regolamento',
  contents: 'Indice',
  inThisChapter: 'In questo capitolo',
  welcome:
    'Tutte le regole del gioco, con parole nostre. È la tua prima volta? Leggi i primi quattro capitoli e cerca il resto quando serve. Ogni regola ha una sigla, come CMB-BLK-03: è quella che il gioco cita quando dice che qualcosa non si può fare.',
  search: 'Cerca nelle regole',
  searchHint: 'Parole o la sigla di una regola. Il tasto / porta qui.',
  found: n => plural(n, '1 risultato', `${n} risultati`),
  nothing: sought => `Niente su “${sought}”. Prova con meno parole, o solo con l’inizio di una.`,
  chapter: n => `Capitolo ${n}`,
  rule: id => `Regola ${id}`,
  previous: 'Precedente',
  next: 'Successivo',
  back: 'Indietro',
  close: 'Chiudi il regolamento',
  noSuch: id => `Non c’è una regola con la sigla ${id}.`,
  noSuchBut: id => `Non c’è una regola con la sigla ${id}. Forse è una di queste:`,
  missing: 'Non è stato possibile caricare questo capitolo. Sembra che tu sia senza rete.',
  again: 'Riprova',
};
