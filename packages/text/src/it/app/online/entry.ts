import type { AppWords } from '../../../app-words.ts';

/** How a player comes in: as a guest, with a password, or with a code. */
export const entry: AppWords['online']['entry'] = {
  title: 'Gioca online',
  guest: 'Gioca come ospite',
  guestHint: 'Scegli un nome e gioca subito. Potrai conservare il nome con una password più tardi.',
  name: 'Il tuo nome',
  signIn: 'Accedi',
  password: 'Password',
  code: 'Codice dall’altro dispositivo',
  codeHint: 'Apri il tuo account sul dispositivo su cui giocavi e crea lì un codice.',
  useCode: 'Continua qui',
  linkTitle: 'Accesso con un link',
  linkHint: 'Questo link ti fa accedere una volta, in questo browser.',
  useLink: 'Accedi qui',
  unreachable: 'Il server non è raggiungibile in questo momento.',
  unreachableHint: 'Le partite in questo browser funzionano come sempre. Continuiamo a provare.',
  failed: 'Non ha funzionato. Riprova tra un momento.',
  notOffered: 'Questa pagina viene da un sito senza tavoli online.',
  notOfferedHint: 'Per giocare online, apri l’indirizzo di un server Deedbook.',
  again: 'Riprova',
  home: 'Alla pagina iniziale',
};
