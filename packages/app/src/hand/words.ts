import { plural, type Words } from '../language/language.ts';

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
    thrownAway: 'then thrown away:',
    notNow: 'not usable now',
    playArea: 'This turn',
    as: { basic: 'basic', powered: 'powered', sideways: 'sideways' },
    move: 'Move',
    influence: 'Influence',
    heal: 'Heal',
    of: (left, gained) => `${left} of ${gained}`,
    withReputation: n => `Reputation adds ${n} when you interact with locals.`,
    nobodyTalks: 'Your Reputation is so bad that nobody will talk to you.',
    about: {
      move: 'Spend Move points to enter spaces and to explore, before your action. Whatever is left is lost at the end of the turn.',
      influence: 'Spend Influence with the locals: Units, healing, Advanced Actions, Spells.',
      heal: 'A healing point removes a Wound from your hand; a Wounded Unit takes as many as its level. Not in combat.',
    },
    deck: 'Deck',
    deckAbout: 'What is still in your deck, by name; nobody knows the order.',
    discard: 'Discard pile',
    discardAbout: 'Newest card first.',
    noCards: 'No cards.',
    options: 'What you can do with it',
  },
  'pt-BR': {
    hand: n => `Mão: ${n} ${plural('pt-BR', n, 'carta', 'cartas')}`,
    empty: 'Nenhuma carta na mão',
    thrownAway: 'depois se joga fora:',
    notNow: 'não pode ser usada agora',
    playArea: 'Neste turno',
    as: { basic: 'básica', powered: 'potencializada', sideways: 'de lado' },
    move: 'Movimento',
    influence: 'Influência',
    heal: 'Cura',
    of: (left, gained) => `${left} de ${gained}`,
    withReputation: n => `A Reputação soma ${n} quando você interage com os habitantes locais.`,
    nobodyTalks: 'Sua Reputação é tão ruim que ninguém fala com você.',
    about: {
      move: 'Pontos de Movimento servem para entrar em espaços e explorar, antes da ação do turno. O que sobra se perde no fim do turno.',
      influence: 'A Influência é gasta com os habitantes locais: Unidades, Cura, Ações Avançadas, Feitiços.',
      heal: 'Um ponto de Cura joga fora um Ferimento da mão; para uma Unidade Ferida são tantos quanto o nível dela. Não em combate.',
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
    thrownAway: 'poi si getta via:',
    notNow: 'non utilizzabile ora',
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
  },
};
