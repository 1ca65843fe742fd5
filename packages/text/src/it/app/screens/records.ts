import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The list of games. */
export const records: AppWords['screens']['records'] = {
  title: 'Partite',
  running: 'In corso',
  finished: 'Finite',
  none: 'Ancora nessuna partita. Ogni partita viene salvata qui dopo ogni risposta: chiudi la pagina quando vuoi.',
  begin: 'Nuova partita',
  import: 'Importa un file',
  drop: 'Rilascia qui la partita',
  imported: 'La partita è tra le tue partite.',
  continue: 'Continua',
  scores: 'Punteggio',
  replay: 'Rivedi',
  duplicate: 'Duplica',
  duplicated: 'Partita duplicata.',
  file: 'Esporta',
  share: 'Condividi',
  remove: 'Elimina',
  removed: 'Partita eliminata.',
  noRecord: 'Questa partita è iniziata a metà: non c’è nulla da rivedere o condividere.',
  answers: n => `${n} ${plural(n, 'decisione', 'decisioni')}`,
  fame: 'Fama',
  unlabeled: 'Una partita senza etichetta',
  more: 'Altro',
};
