import type { Catalogue, Translation } from '../shape.ts';

/** What a scenario is about, in one sentence. */
export const goals: Translation<Catalogue['goals']> = {
  'first-reconnaissance': 'Trovare la città.',
  'full-conquest': 'Conquistare tutte le città.',
  'blitz-conquest': 'Conquistare tutte le città, in fretta.',
  'full-cooperation': 'Conquistare insieme tutte le città.',
  'blitz-cooperation': 'Conquistare insieme tutte le città, in fretta.',
  'solo-conquest': 'Conquistare entrambe le città.',
  'mines-liberation': 'Liberare tutte le miniere.',
  'druid-nights': 'Segnare le radure di giorno e sopravvivere alle formule di notte.',
  'dungeon-lords': 'Conquistare tutti i sotterranei e le tombe.',
  'conquer-and-hold': 'Possedere più castelli e torri della magia dell’altra parte.',
  'one-to-return': 'Trovarsi sul portale quando finisce la seconda Notte.',
};

/** What a variant changes, in one sentence. */
export const changes: Translation<Catalogue['changes']> = {
  'action-upgrades':
    'Dopo ogni Notte tranne l’ultima ciascuno può scambiare una carta Azione con un’Azione Avanzata simile, prima i più deboli.',
  megapolis: 'L’ultima città sono due città affiancate con un’unica guarnigione.',
  'random-cities': 'Su ogni tessera città può trovarsi una città qualsiasi.',
  'night-arrival': 'Il gioco comincia con una Notte, senza oro né nero nella Fonte.',
  'darkness-coming': 'Dopo ogni Round si lanciano due dadi: appena uno mostra il nero, è Notte fino alla fine.',
  'starting-draft':
    'Ciascuno seleziona tre Azioni Avanzate; alla fine di ogni Giorno una di esse viene mescolata nel mazzo.',
  'no-interactive-spells': 'I quattro Incantesimi che agiscono sugli altri giocatori escono dal gioco.',
  'no-interactive-skills': 'Le Abilità che agiscono sugli altri giocatori escono dal gioco.',
  'mana-friendly':
    'Di giorno i dadi oro sostituiscono solo i colori che la Fonte non mostra, e non si toccano finché ce ne sono altri.',
  'hero-auction': 'Chi sceglie un eroe può essere superato con offerte di Fama, che il vincitore deve fin dall’inizio.',
  'interactive-combat':
    'Contro un solo nemico il giocatore precedente mette in segreto un dado, che può renderlo più difficile e farlo valere 1 di Fama in più.',
  'random-orientation': 'Ogni tessera viene ruotata a caso quando è rivelata.',
  rampage:
    'La Reputazione comincia da −2; dopo un Round gli spazi dei nemici infuriati sconfitti possono riempirsi, con un dado.',
  'more-rampage':
    'La Reputazione comincia da −4; dopo un Round gli spazi dei nemici infuriati sconfitti si riempiono, alcuni con un mostro in più.',
};
