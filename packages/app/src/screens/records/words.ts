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
  readonly more: string;
}

export const WORDS: Words<RecordsWords> = {
  en: {
    title: 'Games',
    running: 'Running',
    finished: 'Finished',
    none: 'No games yet. Every game is kept here after each answer; close the page whenever you like.',
    begin: 'New game',
    import: 'Import a file',
    drop: 'Drop the game here',
    imported: 'The game is on your shelf.',
    continue: 'Continue',
    scores: 'Scores',
    replay: 'Replay',
    duplicate: 'Duplicate',
    duplicated: 'There are two of it now.',
    file: 'Export',
    share: 'Share',
    remove: 'Delete',
    removed: 'Game deleted.',
    noRecord: 'This game began in the middle: there is nothing to replay or to share.',
    answers: n => `${n} ${plural('en', n, 'decision', 'decisions')}`,
    fame: 'Fame',
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
    imported: 'A partida está na sua estante.',
    continue: 'Continuar',
    scores: 'Pontuação',
    replay: 'Rever',
    duplicate: 'Duplicar',
    duplicated: 'Agora há duas delas.',
    file: 'Exportar',
    share: 'Compartilhar',
    remove: 'Excluir',
    removed: 'Partida excluída.',
    noRecord: 'Esta partida começou pela metade: não há o que rever nem compartilhar.',
    answers: n => `${n} ${plural('pt-BR', n, 'decisão', 'decisões')}`,
    fame: 'Fama',
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
    imported: 'La partita è sul tuo scaffale.',
    continue: 'Continua',
    scores: 'Punteggio',
    replay: 'Rivedi',
    duplicate: 'Duplica',
    duplicated: 'Ora ce ne sono due.',
    file: 'Esporta',
    share: 'Condividi',
    remove: 'Elimina',
    removed: 'Partita eliminata.',
    noRecord: 'Questa partita è iniziata a metà: non c’è nulla da rivedere o condividere.',
    answers: n => `${n} ${plural('it', n, 'decisione', 'decisioni')}`,
    fame: 'Fama',
    more: 'Altro',
  },
};
