import type { Words } from '../language/language.ts';

interface HandWords {
  readonly hand: (n: number) => string;
  readonly empty: string;
  readonly thrownAway: string;
  readonly notNow: string;
  readonly playArea: string;
  readonly as: { readonly basic: string; readonly powered: string; readonly sideways: string };
  readonly move: string;
  readonly influence: string;
  readonly heal: string;
  readonly of: (left: number, gained: number) => string;
  readonly withReputation: (n: string) => string;
  readonly nobodyTalks: string;
  readonly about: { readonly move: string; readonly influence: string; readonly heal: string };
  readonly deck: string;
  readonly deckAbout: string;
  readonly discard: string;
  readonly discardAbout: string;
  readonly noCards: string;
  readonly options: string;
}

export const handWords: Words<HandWords> = {
  en: {
    hand: n => `Hand: ${n} ${n === 1 ? 'card' : 'cards'}`,
    empty: 'No cards in hand',
    thrownAway: 'then leaves the game:',
    notNow: 'not usable now',
    playArea: 'This turn',
    as: { basic: 'basic', powered: 'powered', sideways: 'sideways' },
    move: 'Move',
    influence: 'Influence',
    heal: 'Heal',
    of: (left, gained) => `${left} of ${gained}`,
    withReputation: n => `Reputation adds ${n} when you interact with locals.`,
    nobodyTalks: 'Your Reputation is so bad that nobody talks to you.',
    about: {
      move: 'Move points are spent to enter spaces and to explore, before the action of the turn. What is left is lost when the turn ends.',
      influence: 'Influence is spent with locals: Units, healing, Advanced Actions, Spells.',
      heal: 'A healing point throws away a Wound of the hand; Wounded Units take as many as their level. Not in combat.',
    },
    deck: 'Deck',
    deckAbout: 'What is still in the deck, by name: nobody knows the order.',
    discard: 'Discard pile',
    discardAbout: 'The newest card first.',
    noCards: 'No cards.',
    options: 'What you can do with it',
  },
  'pt-BR': {
    hand: n => `Mão: ${n} ${n === 1 ? 'carta' : 'cartas'}`,
    empty: 'Nenhuma carta na mão',
    thrownAway: 'depois sai do jogo:',
    notNow: 'não pode ser usada agora',
    playArea: 'Neste turno',
    as: { basic: 'básica', powered: 'amplificada', sideways: 'de lado' },
    move: 'Movimento',
    influence: 'Influência',
    heal: 'Cura',
    of: (left, gained) => `${left} de ${gained}`,
    withReputation: n => `A Reputação soma ${n} quando você interage com os habitantes.`,
    nobodyTalks: 'Sua Reputação é tão ruim que ninguém fala com você.',
    about: {
      move: 'Pontos de Movimento servem para entrar em espaços e explorar, antes da ação do turno. O que sobra se perde no fim do turno.',
      influence: 'A Influência é gasta com os habitantes: Unidades, cura, Ações Avançadas, Feitiços.',
      heal: 'Um ponto de cura elimina um Ferimento da mão; Unidades Feridas pedem tantos quanto o nível delas. Não em combate.',
    },
    deck: 'Baralho',
    deckAbout: 'O que ainda está no baralho, por nome: ninguém sabe a ordem.',
    discard: 'Descarte',
    discardAbout: 'A carta mais recente primeiro.',
    noCards: 'Nenhuma carta.',
    options: 'O que você pode fazer com ela',
  },
  it: {
    hand: n => `Mano: ${n} ${n === 1 ? 'carta' : 'carte'}`,
    empty: 'Nessuna carta in mano',
    thrownAway: 'poi esce dal gioco:',
    notNow: 'non utilizzabile ora',
    playArea: 'In questo turno',
    as: { basic: 'base', powered: 'potenziata', sideways: 'di traverso' },
    move: 'Movimento',
    influence: 'Influenza',
    heal: 'Guarigione',
    of: (left, gained) => `${left} di ${gained}`,
    withReputation: n => `La Reputazione aggiunge ${n} quando interagisci con la popolazione.`,
    nobodyTalks: 'La tua Reputazione è così cattiva che nessuno ti parla.',
    about: {
      move: "I punti Movimento servono per entrare negli spazi e per esplorare, prima dell'azione del turno. Ciò che resta va perso a fine turno.",
      influence: "L'Influenza si spende con la popolazione: Unità, guarigione, Azioni Avanzate, Incantesimi.",
      heal: 'Un punto guarigione elimina una Ferita dalla mano; le Unità Ferite ne chiedono quanti il loro livello. Non in combattimento.',
    },
    deck: 'Mazzo',
    deckAbout: "Ciò che è ancora nel mazzo, per nome: nessuno conosce l'ordine.",
    discard: 'Pila degli scarti',
    discardAbout: 'La carta più recente per prima.',
    noCards: 'Nessuna carta.',
    options: 'Cosa puoi farne',
  },
};
