import { plural, type Words } from '../language/language.ts';

interface ScoreWords {
  readonly title: string;
  readonly over: string;
  readonly ended: (who: string, points: number) => string;
  readonly reached: string;
  readonly fromPosition: string;
  readonly sheet: string;
  readonly fame: string;
  readonly total: string;
  readonly bonus: (n: string) => string;
  readonly fameByRound: string;
  readonly start: string;
  readonly deeds: string;
  readonly wounds: string;
  readonly cards: string;
  readonly enemies: string;
  readonly tiles: string;
  readonly level: string;
  readonly rematch: string;
  readonly replay: string;
  readonly share: string;
  readonly home: string;
  readonly back: string;
}

export const WORDS: Words<ScoreWords> = {
  en: {
    title: 'The end of the game',
    over: 'The game is over.',
    ended: (who, n) => `${who} ends with ${n} ${plural('en', n, 'point', 'points')}.`,
    reached: 'the goal was reached',
    fromPosition: 'This game started from a position: it has no replay and no link.',
    sheet: 'Score',
    fame: 'Fame',
    total: 'Total',
    bonus: n => `${n} title`,
    fameByRound: 'Fame by Round',
    start: 'Start',
    deeds: 'Deeds',
    wounds: 'Wounds taken',
    cards: 'Cards played',
    enemies: 'Enemies defeated',
    tiles: 'Tiles revealed',
    level: 'Level',
    rematch: 'Play again',
    replay: 'Replay',
    share: 'Share',
    home: 'Home page',
    back: 'Back to the replay',
  },
  'pt-BR': {
    title: 'Fim da partida',
    over: 'A partida terminou.',
    ended: (who, n) => `${who} termina com ${n} ${plural('pt-BR', n, 'ponto', 'pontos')}.`,
    reached: 'o objetivo foi alcançado',
    fromPosition: 'Esta partida começou de uma posição: não há gravação nem link dela.',
    sheet: 'Pontuação',
    fame: 'Fama',
    total: 'Total',
    bonus: n => `${n} título`,
    fameByRound: 'Fama, Rodada a Rodada',
    start: 'Início',
    deeds: 'Feitos',
    wounds: 'Ferimentos sofridos',
    cards: 'Cartas jogadas',
    enemies: 'Inimigos derrotados',
    tiles: 'Peças de mapa reveladas',
    level: 'Nível',
    rematch: 'Jogar de novo',
    replay: 'Rever',
    share: 'Compartilhar',
    home: 'Ao início',
    back: 'Voltar à gravação',
  },
  it: {
    title: 'Fine della partita',
    over: 'La partita è finita.',
    ended: (who, n) => `${who} chiude con ${n} ${plural('it', n, 'punto', 'punti')}.`,
    reached: 'l’obiettivo è stato raggiunto',
    fromPosition: 'Questa partita è iniziata da una posizione: non c’è registrazione né link.',
    sheet: 'Punteggio',
    fame: 'Fama',
    total: 'Totale',
    bonus: n => `${n} titolo`,
    fameByRound: 'Fama, Round per Round',
    start: 'Inizio',
    deeds: 'Imprese',
    wounds: 'Ferite subite',
    cards: 'Carte giocate',
    enemies: 'Nemici sconfitti',
    tiles: 'Tessere rivelate',
    level: 'Livello',
    rematch: 'Gioca ancora',
    replay: 'Rivedi',
    share: 'Condividi',
    home: 'All’inizio',
    back: 'Torna alla registrazione',
  },
};
