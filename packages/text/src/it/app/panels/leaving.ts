import type { AppWords } from '../../../app-words.ts';

/** Before leaving a game with "back" or Escape. */
export const leaving: AppWords['panels']['leaving'] = {
  title: 'Lasciare il tavolo?',
  lesson: 'La lezione è salvata. Ti aspetta nell’elenco delle lezioni.',
  kept: 'La partita è salvata. Ti aspetta nella prima pagina.',
  trial: 'Se riapri questa posizione, continui da qui. Compare tra le tue partite solo se la conservi come partita.',
  notKept: 'Questa partita non è ancora salvata. Esportala in un file dal menu prima di uscire.',
  online: 'La partita continua sul server. Torna da qualsiasi dispositivo, alla stessa domanda.',
  stay: 'Continua a giocare',
  leave: 'Lascia il tavolo',
};
