import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The settings. */
export const settings: AppWords['screens']['settings'] = {
  title: 'Impostazioni',
  language: 'Lingua',
  contrast: 'Contrasto',
  contrastHint: 'Linee e parole più marcate, sfondi più semplici.',
  usual: 'Normale',
  more: 'Maggiore',
  textSize: 'Dimensione del testo',
  textSizeHint: 'Lettere, pulsanti e carte crescono insieme.',
  large: 'Grande',
  larger: 'Più grande',
  motion: 'Movimento',
  motionHint: 'Ogni cosa appare subito al suo posto.',
  system: 'Come il sistema',
  less: 'Nessuno',
  life: 'Movimento e suono',
  pace: 'Velocità',
  paceHint: 'Quanto durano carte, dadi e colpi.',
  paces: { calm: 'Calma', usual: 'Normale', quick: 'Rapida' },
  sound: 'Suono',
  soundHint: 'Carte, dadi, passi, acciaio: brevi e fatti da Deedbook stesso.',
  volume: 'Volume',
  watchBots: 'Guarda le mosse del computer',
  watchBotsHint:
    'I loro turni scorrono passo per passo; Spazio salta avanti. Altrimenti finiscono subito e vengono raccontati dopo.',
  hints: 'Suggerimenti per chi comincia',
  hintsHint:
    'Una frase quando qualcosa compare per la prima volta, ciascuna una volta, e più avvisi prima di concludere il turno. Attivandoli tornano tutti.',
  autoSteps: 'Salta ciò che è ovvio',
  autoStepsHint:
    'L’unico nemico è già il bersaglio, e le fasi in cui non puoi fare nulla passano da sole. Annulla riprende questi passi insieme al tuo.',
  advice: 'Consigli',
  adviceHint:
    'Una candela in ogni combattimento dice se si può vincere, a che prezzo e come; un’altra, sulla mappa, suggerisce piani per il turno. Solo quanto chiedi, e sa soltanto ciò che sai tu.',
  secondPress: 'Seconda pressione per ciò che non si annulla',
  secondPressHint:
    'Con il dito o la tastiera: rivelare qualcosa, o finire il turno con cose ancora da fare, richiede una seconda pressione nello stesso punto.',
  confirmReveals: 'Chiedi prima di rivelare qualcosa',
  confirmRevealsHint: 'Dopo, nulla di ciò che precede si può annullare.',
  showRefused: 'Mostra ciò che non si può fare',
  showRefusedHint: 'Tra le scelte, con il motivo e la regola.',
  look: 'Aspetto e lingua',
  play: 'Gioco',
  storage: 'Partite salvate',
  used: (games, size) => `${games} ${plural(games, 'partita', 'partite')}, ${size} in questo browser.`,
  isSafe: 'Il browser le conserva finché non le cancelli.',
  isNotSafe: 'Il browser può cancellarle se manca lo spazio.',
  makeSafe: 'Conservale per sempre',
  refused: 'Il browser non lo garantisce ancora. Usa Deedbook qualche volta, o installalo, e chiedi di nuovo.',
  about: 'Informazioni',
  aboutText:
    'Deedbook è non ufficiale e gratuito, fatto da ammiratori di Mage Knight, un gioco di Vlaada Chvátil. Non ha legami con i suoi editori. Tutti i testi e i disegni sono nostri o con licenza aperta.',
  credits: 'Riconoscimenti',
};
