import type { AppWords } from '../../../app-words.ts';

/** What a newcomer needs to know to choose a scenario and its options. */
export const choosing: AppWords['screens']['choosing'] = {
  scenario: {
    'first-reconnaissance':
      'La partita per imparare: esplora dal portale finché la città non è in vista. Ogni tessera rivelata dà Fama, le città restano chiuse e nessuno deve combattere contro nessuno.',
    'full-conquest':
      'La grande partita tra rivali: diventa forte per tre giorni e tre notti, poi strappa le città alle loro guarnigioni. Vince chi ha più Fama.',
    'blitz-conquest':
      'La Conquista Totale in due terzi del tempo: gli eroi partono un po’ più forti, la Fama arriva prima, le città sono più piccole.',
    'full-cooperation':
      'Tutti contro le città: sono forti, ma gli eroi possono assaltarle insieme. Si vince o si perde in gruppo.',
    'blitz-cooperation': 'La Cooperazione Totale in due terzi del tempo, con meno città e una partenza più rapida.',
    'solo-conquest':
      'La grande partita per uno: due città, sei Round e un giocatore fittizio che detta il ritmo. Difficile, ma ne vale la pena.',
    'mines-liberation':
      'I nemici occupano le miniere di cristallo. Liberale: le tue miniere danno cristalli e punti. La città rossa è amica.',
    'druid-nights':
      'Di giorno segni le radure magiche; una volta per notte evochi un nemico per ogni radura segnata. La città verde è amica.',
    'dungeon-lords':
      'Villaggi e monasteri nascondono sotterranei e tombe. Conquistali e viaggia fra quelli conquistati. La città blu è amica.',
    'conquer-and-hold':
      'Un duello, o due contro due, per castelli e torri della magia su una mappa fissa: ciò che prendi va difeso.',
    'one-to-return':
      'Il portale si chiude dopo il primo giorno e riporta a casa un eroe quando finisce la seconda notte. Vince chi vi si trova; non ci sono punteggi.',
  },
  /** How a hero plays, in a line. */
  hero: {
    arythea: 'Paga col sangue: le sue gesta più forti causano Ferite, e lei trasforma il dolore in fuoco.',
    goldyx: 'Ricco di mana: i cristalli vengono da lui, vola sopra la terra e potenzia ciò che gli altri non possono.',
    norowas: 'Un condottiero: la gente si fida di lui, le Unità lo seguono, e combatte con un esercito alle spalle.',
    tovak: 'Un guerriero: prima blocca, poi colpisce forte, e gli bastano la spada e lo scudo.',
  },
  option: {
    mapShape: 'In quali direzioni può crescere la terra.',
    tileCounts: 'Quanto è grande la terra: più tessere, ricerca più lunga.',
    startLevel: 'I livelli più alti partono con Abilità, Comando e una mano migliore: per chi conosce il gioco.',
    teams: 'Due squadre della stessa grandezza; gli alleati non si combattono mai.',
    pvp: 'Chi entra nello spazio di un altro eroe può attaccarlo. Escludilo per una partita più amichevole.',
    cityLevels:
      'Quanto è forte la guarnigione di ogni città, nell’ordine in cui si trovano: 1 è debole, 11 è la più forte.',
    cooperativeAssault: 'Gli eroi accanto a una città possono dividersi i suoi difensori.',
    replenishSpawningGrounds:
      'Chi sconfigge solo uno dei due mostri ne trova un altro al suo posto: vanno sconfitti entrambi in una sola visita.',
    variants: 'Modifiche alle regole su cui tutti sono d’accordo.',
  },
  mode: {
    solo: 'In solitario, con un giocatore fittizio che detta il ritmo.',
    competitive: 'Ognuno per sé.',
    cooperative: 'Tutti insieme contro il gioco.',
    teams: 'Due squadre, l’una contro l’altra.',
  },
  rules: 'Regole di questo scenario',
  first: 'Adatto alla prima partita',
};
