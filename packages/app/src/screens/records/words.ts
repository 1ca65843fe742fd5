import { plural, type Words } from '../../language/language.ts';

interface RecordsWords {
  readonly title: string;
  readonly running: string;
  readonly finished: string;
  readonly none: string;
  readonly begin: string;
  readonly import: string;
  readonly drop: string;
  readonly imported: string;
  readonly continue: string;
  readonly scores: string;
  readonly replay: string;
  readonly duplicate: string;
  readonly duplicated: string;
  readonly file: string;
  readonly share: string;
  readonly remove: string;
  readonly removed: string;
  readonly noRecord: string;
  readonly answers: (n: number) => string;
  readonly fame: string;
  readonly unlabeled: string;
  readonly more: string;
}

export const WORDS: Words<RecordsWords> = {
  en: {
    title: 'Games',
    running: 'In progress',
    finished: 'Finished',
    none: 'No games yet. Every game is saved here after each decision; close the page whenever you like.',
    begin: 'New game',
    import: 'Import a file',
    drop: 'Drop the game here',
    imported: 'The game is in your games.',
    continue: 'Continue',
    scores: 'Scores',
    replay: 'Replay',
    duplicate: 'Duplicate',
    duplicated: 'Game copied.',
    file: 'Export',
    share: 'Share',
    remove: 'Delete',
    removed: 'Game deleted.',
    noRecord: 'This game started from a position: there is nothing to replay or share.',
    answers: n => `${n} ${plural('en', n, 'decision', 'decisions')}`,
    fame: 'Fame',
    unlabeled: 'A game without a label',
    more: 'More',
  },
  'pt-BR': {
    title: 'Partidas',
    running: 'Em andamento',
    finished: 'Terminadas',
    none: 'Nenhuma partida ainda. Cada partida é guardada aqui após cada resposta; feche a página quando quiser.',
    begin: 'Nova partida',
    import: 'Importar um arquivo',
    drop: 'Solte a partida aqui',
    imported: 'A partida está nas suas partidas.',
    continue: 'Continuar',
    scores: 'Pontuação',
    replay: 'Rever',
    duplicate: 'Duplicar',
    duplicated: 'Partida duplicada.',
    file: 'Exportar',
    share: 'Compartilhar',
    remove: 'Excluir',
    removed: 'Partida excluída.',
    noRecord: 'Esta partida começou pela metade: não há o que rever nem compartilhar.',
    answers: n => `${n} ${plural('pt-BR', n, 'decisão', 'decisões')}`,
    fame: 'Fama',
    unlabeled: 'Uma partida sem etiqueta',
    more: 'Mais',
  },
  it: {
    title: 'Partite',
    running: 'In corso',
    finished: 'Finite',
    none: 'Ancora nessuna partita. Ogni partita viene salvata qui dopo ogni risposta: chiudi la pagina quando vuoi.',
    begin: 'Nuova partita',
    import: 'Importa un file',
    drop: 'Rilascia qui la partita',
    imported: 'La partita è tra le tue partite.',
    continue: 'Continua',
    scores: 'Punteggio',
    replay: 'Rivedi',
    duplicate: 'Duplica',
    duplicated: 'Partita duplicata.',
    file: 'Esporta',
    share: 'Condividi',
    remove: 'Elimina',
    removed: 'Partita eliminata.',
    noRecord: 'Questa partita è iniziata a metà: non c’è nulla da rivedere o condividere.',
    answers: n => `${n} ${plural('it', n, 'decisione', 'decisioni')}`,
    fame: 'Fama',
    unlabeled: 'Una partita senza etichetta',
    more: 'Altro',
  },
};
