import type { AppWords } from '../../../app-words.ts';

/** The question and its choices. */
export const question: AppWords['table']['question'] = {
  question: 'Che cosa si chiede',
  allChoices: 'Tutto quello che puoi fare ora',
  allChoicesKey: 'Spazio',
  search: 'Cerca',
  nothingFound: 'Niente con questo nome.',
  notNow: 'Non ora',
  showRefused: 'Mostra ciò che non è possibile, e perché',
  reveals: 'Mostra qualcosa di nuovo: non si può annullare',
  idle: 'niente in cui spenderlo ora',
  close: 'Chiudi',
  undo: 'Annulla',
  redo: 'Ripeti',
  thinking: who => `${who} sta giocando…`,
  skip: 'Salta',
  waiting: 'Non è il tuo turno.',
  onMap: (n, more) =>
    n === 1 ? `${more ? 'un’altra' : 'una'} scelta sul tavolo` : `${more ? 'altre ' : ''}${n} scelte sul tavolo`,
  again: 'Premi di nuovo',
  againReveals: 'rivela qualcosa di nuovo e non si può annullare: premi di nuovo.',
  ready: {
    block: (total: number, needed: number) => `Blocco ${total} su ${needed} è pronto: bloccare o rinunciare?`,
    attack: (total: number, needed: number) =>
      `Attacco ${total} contro Armatura ${needed} è pronto: attaccare o rinunciare?`,
  },
  giveUp: 'Rinuncia',
  more: (n: number) => (n === 1 ? 'Un’altra, inutile ora' : `Altre ${n}, inutili ora`),
  passed: {
    'combat-ranged': 'Niente da fare a distanza',
    'combat-block': 'Niente con cui bloccare',
    'combat-attack': 'Niente con cui attaccare',
  },
  allBlocked: 'Tutti gli attacchi sono bloccati',
  taken: (enemy: string, damage: number) => `${enemy}: ${damage} danni subiti`,
  youMay: 'Se vuoi',
  giveBack: who => `Restituisci lo schermo a ${who}`,
};
