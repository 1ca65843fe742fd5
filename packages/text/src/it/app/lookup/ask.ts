import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** Asking in one's own words. */
export const ask: AppWords['lookup']['ask'] = {
  title: 'Chiedi delle regole',
  placeholder: 'Chiedi con parole tue…',
  about: 'Rispondono il regolamento, il glossario e il codice. Per esempio:',
  ideas: [
    'Posso bloccare con un attacco a distanza?',
    'Che cosa succede quando il mazzo finisce?',
    'Quante Unità posso avere?',
    'Che cosa fa una radura magica?',
  ],
  found: n => plural(n, '1 risposta', `${n} risposte`),
  none: 'Nessun risultato. Prova con altre parole, o con meno.',
  close: 'Chiudi',
};
