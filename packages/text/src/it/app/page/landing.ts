import type { AppWords } from '../../../app-words.ts';

/** The first screen. */
export const landing: AppWords['page']['landing'] = {
  tagline: 'Tutto il gioco da tavolo Mage Knight, secondo le regole, nel tuo browser.',
  solo: 'Gioca subito in solitario',
  soloHint: 'In solitario: Prima Ricognizione, un eroe a caso. Circa un’ora.',
  learn: 'Impara a giocare',
  learnHint: 'Prima volta? Impara giocando: capitoli brevi sul tabellone vero, senza dover leggere nulla prima.',
  newGame: 'Nuova partita',
  online: 'Gioca online',
  continue: 'Continua',
  replay: 'Rivedi',
  records: 'Partite',
  rules: 'Regolamento',
  ask: 'Chiedi delle regole',
  editor: 'Crea una posizione',
  codex: 'Codice',
  training: 'Addestramento',
  statistics: 'Statistiche',
  settings: 'Impostazioni',
  install: 'Installa',
  unofficial: 'Non ufficiale e gratuito. Testi e disegni propri; funziona anche offline; nulla lascia questo browser.',
  unofficialOnline:
    'Non ufficiale e gratuito. Testi e disegni propri; funziona anche offline; nulla lascia questo browser, a meno che tu giochi online.',
  setting: 'Preparazione…',
};
