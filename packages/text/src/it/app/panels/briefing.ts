import type { AppWords } from '../../../app-words.ts';

export const briefing: AppWords['panels']['briefing'] = {
  name: 'Di che cosa parla questa partita',
  what: 'Il tuo compito',
  long: 'Quanto dura',
  counts: 'Che cosa conta',
  rounds: n => `${n} Round, ora di giorno, ora di notte. Un Round finisce poco dopo che qualcuno resta senza carte.`,
  begin: 'Comincia',
  scenario: {
    'first-reconnaissance': {
      what: 'Esci dal portale in una terra sconosciuta. Esplorala tessera per tessera finché trovi la città.',
      counts:
        'La Fama: 1 per ogni nuova tessera, di più per ogni nemico sconfitto. La Fama rende anche più forte il tuo eroe.',
    },
    'full-conquest': {
      what: 'Esplora la terra, diventa forte e togli le città alle loro guarnigioni.',
      counts: 'La Fama, e punti per città, luoghi, Incantesimi, Artefatti, cristalli e Unità. Le Ferite tolgono punti.',
    },
    'blitz-conquest': {
      what: 'Trova in fretta le città e toglile alle loro guarnigioni. Parti più forte, e la Fama arriva prima.',
      counts: 'La Fama, e punti per città, luoghi, Incantesimi, Artefatti, cristalli e Unità. Le Ferite tolgono punti.',
    },
    'full-cooperation': {
      what: 'Tutti insieme: trovate le città e toglietele alle loro guarnigioni. Gli eroi possono assaltare una città fianco a fianco.',
      counts: 'Vincete insieme se cadono tutte le città. I punti dicono quanto siete stati bravi.',
    },
    'blitz-cooperation': {
      what: 'Tutti insieme e in fretta: trovate le città e toglietele alle loro guarnigioni.',
      counts: 'Vincete insieme se cadono tutte le città. I punti dicono quanto siete stati bravi.',
    },
    'solo-conquest': {
      what: 'Trova entrambe le città e toglile alle loro guarnigioni, al ritmo del mazzo del giocatore fittizio.',
      counts: 'Vinci se cadono entrambe le città. La Fama e ciò che hai raccolto dicono quanto è andata bene.',
    },
    'mines-liberation': {
      what: 'I nemici occupano le miniere di cristallo. Trova le miniere e liberale; la città rossa è amica.',
      counts: 'Ogni miniera che hai liberato, e la tua Fama.',
    },
    'druid-nights': {
      what: 'Segna di giorno le radure magiche. Una volta per notte pronuncia la formula e combatti ciò che viene: un nemico per radura.',
      counts: 'La Fama, che viene soprattutto dalle notti.',
    },
    'dungeon-lords': {
      what: 'Sotterranei e tombe si nascondono sotto la terra. Trovane e conquistane quanti puoi; la città blu è amica.',
      counts: 'Ogni sotterraneo e ogni tomba conquistati, e la tua Fama.',
    },
    'conquer-and-hold': {
      what: 'Due fazioni si contendono castelli e torri della magia. Prendili, e tieni ciò che hai preso.',
      counts: 'Vince la fazione che alla fine possiede più castelli e torri della magia.',
    },
    'one-to-return': {
      what: 'Il portale si chiude dopo il primo giorno. Diventa forte, e trovati lì quando finisce la seconda notte.',
      counts: 'Uno solo può tornare: vince chi è sul portale. I punti non contano.',
    },
  },
};
