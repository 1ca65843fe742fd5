import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The hand, the cards played, the piles. */
export const hand: AppWords['table']['hand'] = {
  hand: n => `Mano: ${n} ${plural(n, 'carta', 'carte')}`,
  empty: 'Nessuna carta in mano',
  thrownAway: 'poi si getta via:',
  notNow: 'non utilizzabile ora',
  basicText: text => `Base: ${text}`,
  poweredText: text => `Potenziata: ${text}`,
  market: 'Che cosa vendono',
  missing: n => plural(n, 'ne manca 1', `ne mancano ${n}`),
  reputed: n => `Reputazione ${n}`,
  playArea: 'In questo turno',
  as: { basic: 'base', powered: 'potenziata', sideways: 'di traverso' },
  move: 'Movimento',
  influence: 'Influenza',
  heal: 'Cura',
  of: (left, gained) => `${left} su ${gained}`,
  withReputation: n => `La Reputazione aggiunge ${n} quando interagisci con la popolazione.`,
  nobodyTalks: 'La tua Reputazione è così cattiva che nessuno ti parla.',
  about: {
    move: 'I punti Movimento servono per entrare negli spazi e per esplorare, prima dell’azione del turno. Ciò che resta va perso a fine turno.',
    influence: 'L’Influenza si spende con la popolazione: Unità, Cura, Azioni Avanzate, Incantesimi.',
    heal: 'Un punto Cura getta via una Ferita dalla mano; per un’Unità Ferita ne servono quanti il suo livello. Non in combattimento.',
  },
  deck: 'Mazzo',
  deckAbout: 'Ciò che è ancora nel mazzo, per nome: nessuno conosce l’ordine.',
  discard: 'Pila degli scarti',
  discardAbout: 'La carta più recente per prima.',
  noCards: 'Nessuna carta.',
  options: 'Cosa puoi farne',
};
