import type { AppWords } from '../../../app-words.ts';

export const statistics: AppWords['screens']['statistics'] = {
  title: 'Statistiche',
  games: 'Le tue partite',
  none: 'Ancora nessuna partita. Giocane una, e conterà qui.',
  counted: {
    games: 'Partite',
    finished: 'Finite',
    won: 'Vittorie',
    level: 'Livello più alto',
    tiles: 'Tessere rivelate',
    enemies: 'Nemici sconfitti',
    conquests: 'Conquiste',
    cities: 'Città prese',
    wounds: 'Ferite subite',
  },
  best: 'Punteggio migliore',
  achievements: (earned, all) => `Imprese da compiere (${earned} di ${all})`,
  inThisGame: 'Imprese di questa partita',
  earned: 'Compiuta',
  achievement: {
    explorer: { name: 'Verso l’ignoto', how: 'Rivela una tessera: vai al bordo della mappa e paga Movimento 2.' },
    'first-blood': {
      name: 'Prima vittoria',
      how: 'Sconfiggi un nemico: il tuo Attacco deve raggiungere la sua Armatura.',
    },
    unscathed: {
      name: 'Neanche un graffio',
      how: 'Vinci un combattimento senza Ferite: blocca ogni attacco, o colpisci prima.',
    },
    'from-afar': {
      name: 'Prima che colpisca',
      how: 'Sconfiggi un nemico nella fase degli attacchi a distanza e d’assedio.',
    },
    'two-at-once': { name: 'Due in un colpo', how: 'Sconfiggi due nemici in un solo combattimento.' },
    recruiter: { name: 'In compagnia', how: 'Recluta un’Unità: interagisci con gli abitanti e paga Influenza.' },
    captain: { name: 'Capitano', how: 'Abbi tre Unità: a ognuna serve un gettone Comando libero.' },
    keep: {
      name: 'Signore del castello',
      how: 'Conquista un castello. Aumenta il limite di mano se finisci il turno lì vicino.',
    },
    'mage-tower': {
      name: 'Torre degli incantesimi',
      how: 'Conquista una torre della magia, e un Incantesimo sarà tuo.',
    },
    student: { name: 'Un nuovo trucco', how: 'Ottieni un’Azione Avanzata: da un nuovo livello o da un monastero.' },
    sorcerer: { name: 'Stregone', how: 'Ottieni un Incantesimo.' },
    relic: { name: 'Reliquia', how: 'Ottieni un Artefatto.' },
    underground: {
      name: 'Alla luce delle torce',
      how: 'Conquista un sotterraneo o una tomba: senza Unità e con le regole della notte.',
    },
    ruins: { name: 'L’eredità degli antichi', how: 'Conquista delle rovine: paga all’altare o combatti.' },
    glade: {
      name: 'Acque che curano',
      how: 'Finisci un turno in una radura magica con una Ferita, e lasciala lì.',
    },
    beloved: {
      name: 'Amato da tutti',
      how: 'Ottieni 5 di Reputazione: sconfiggi i nemici infuriati e risparmia la gente.',
    },
    'night-magic': { name: 'Mana nero', how: 'Paga con mana nero: di notte, per un Incantesimo.' },
    'humble-army': { name: 'Umili eroi', how: 'Conquista un luogo con l’aiuto di un’Unità di livello 1.' },
    seasoned: { name: 'Veterano', how: 'Raggiungi il livello 5.' },
    dragon: { name: 'Uccisore di draghi', how: 'Sconfiggi un drago.' },
    'city-in-sight': { name: 'Città in vista', how: 'Rivela una città: si trovano sulle tessere centrali, marroni.' },
    city: { name: 'Conquistatore', how: 'Togli una città alla sua guarnigione.' },
  },
};
