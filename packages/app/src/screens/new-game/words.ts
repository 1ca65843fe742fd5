import type { ContentSet, Mode, OptionName } from '@deedbook/engine';
import { plural, type Words } from '../../language/language.ts';
import type { Who } from '../../seats/plan.ts';

interface NewGameWords {
  readonly title: string;
  readonly scenario: string;
  readonly players: string;
  readonly playersCount: (n: number) => string;
  readonly playersRange: (least: number, most: number) => string;
  readonly rounds: (least: number, most: number) => string;
  readonly seats: string;
  readonly seat: (n: number) => string;
  readonly hero: string;
  readonly playedBy: string;
  readonly name: string;
  readonly who: Readonly<Record<Who, string>>;
  readonly options: string;
  readonly option: Readonly<Record<OptionName, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly sets: Readonly<Record<ContentSet, string>>;
  readonly team: (n: number) => string;
  readonly city: (n: number) => string;
  readonly tiles: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly settled: string;
  readonly none: string;
  readonly level: (n: number) => string;
  readonly seed: string;
  readonly seedHint: string;
  readonly another: string;
  readonly start: string;
  readonly nobody: string;
  readonly notForSoMany: string;
}

export const WORDS: Words<NewGameWords> = {
  en: {
    title: 'New game',
    scenario: 'Scenario',
    players: 'Number of players',
    playersCount: n => `${n} ${plural('en', n, 'player', 'players')}`,
    playersRange: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
    rounds: (least, most) =>
      least === most ? `${most} ${plural('en', most, 'Round', 'Rounds')}` : `${least}–${most} Rounds`,
    seats: 'Who plays',
    seat: n => `Player ${n}`,
    hero: 'Hero',
    playedBy: 'Played by',
    name: 'Name (optional)',
    who: {
      person: 'A person',
      random: 'Computer: novice',
      curious: 'Computer: explorer',
      greedy: 'Computer: knight',
    },
    options: 'Options',
    option: {
      mode: 'Game mode',
      mapShape: 'Map',
      teams: 'Teams',
      pvp: 'Heroes may fight each other',
      tileCounts: 'Number of tiles',
      startLevel: 'Starting level',
      cityLevels: 'City levels',
      cooperativeAssault: 'Cities may be assaulted together',
      replenishSpawningGrounds: 'Spawning grounds are replenished',
      sets: 'Sets',
      variants: 'Variants',
    },
    modes: { solo: 'Solo', competitive: 'Competitive', cooperative: 'Cooperative', teams: 'Teams' },
    sets: {
      base: 'Base game',
      'lost-legion': 'The Lost Legion',
      krang: 'Krang',
      'shades-of-tezla': 'Shades of Tezla',
      ultimate: 'Ultimate Edition',
    },
    team: n => `Team ${n}`,
    city: n => `City ${n}`,
    tiles: ['Countryside', 'Core', 'Cities'],
    yes: 'Yes',
    no: 'No',
    settled: 'Set by this scenario',
    none: 'none',
    level: n => `Level ${n}`,
    seed: 'Seed',
    seedHint: 'The same seed deals the same cards and tiles.',
    another: 'Another seed',
    start: 'Start the game',
    nobody: 'At least one seat needs a person.',
    notForSoMany: 'This scenario cannot be played with this number of players.',
  },
  'pt-BR': {
    title: 'Nova partida',
    scenario: 'Cenário',
    players: 'Número de jogadores',
    playersCount: n => `${n} ${plural('pt-BR', n, 'jogador', 'jogadores')}`,
    playersRange: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
    rounds: (least, most) =>
      least === most ? `${most} ${plural('pt-BR', most, 'Rodada', 'Rodadas')}` : `${least}–${most} Rodadas`,
    seats: 'Quem joga',
    seat: n => `Jogador ${n}`,
    hero: 'Herói',
    playedBy: 'Jogado por',
    name: 'Nome (opcional)',
    who: {
      person: 'Uma pessoa',
      random: 'Computador: novato',
      curious: 'Computador: explorador',
      greedy: 'Computador: cavaleiro',
    },
    options: 'Opções',
    option: {
      mode: 'Como jogar',
      mapShape: 'Mapa',
      teams: 'Equipes',
      pvp: 'Heróis podem lutar entre si',
      tileCounts: 'Número de peças de mapa',
      startLevel: 'Nível inicial',
      cityLevels: 'Níveis das cidades',
      cooperativeAssault: 'Cidades podem ser invadidas em conjunto',
      replenishSpawningGrounds: 'Os nascedouros são repostos',
      sets: 'Conjuntos',
      variants: 'Variantes',
    },
    modes: { solo: 'Solo', competitive: 'Competitivo', cooperative: 'Cooperativo', teams: 'Equipes' },
    sets: {
      base: 'Jogo base',
      'lost-legion': 'A Legião Perdida',
      krang: 'Krang',
      'shades-of-tezla': 'Sombras de Tezla',
      ultimate: 'Edição Ultimate',
    },
    team: n => `Equipe ${n}`,
    city: n => `Cidade ${n}`,
    tiles: ['Campo', 'Centrais', 'Cidades'],
    yes: 'Sim',
    no: 'Não',
    settled: 'Definido por este cenário',
    none: 'nenhum',
    level: n => `Nível ${n}`,
    seed: 'Semente',
    seedHint: 'A mesma semente dá as mesmas cartas e os mesmos mapas.',
    another: 'Outra semente',
    start: 'Começar a partida',
    nobody: 'Pelo menos um lugar precisa de uma pessoa.',
    notForSoMany: 'Este cenário não é para este número de jogadores.',
  },
  it: {
    title: 'Nuova partita',
    scenario: 'Scenario',
    players: 'Numero di giocatori',
    playersCount: n => `${n} ${plural('it', n, 'giocatore', 'giocatori')}`,
    playersRange: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
    rounds: (least, most) => (least === most ? `${most} Round` : `${least}–${most} Round`),
    seats: 'Chi gioca',
    seat: n => `Giocatore ${n}`,
    hero: 'Eroe',
    playedBy: 'Giocato da',
    name: 'Nome (facoltativo)',
    who: {
      person: 'Una persona',
      random: 'Computer: novizio',
      curious: 'Computer: esploratore',
      greedy: 'Computer: cavaliere',
    },
    options: 'Opzioni',
    option: {
      mode: 'Modalità',
      mapShape: 'Mappa',
      teams: 'Squadre',
      pvp: 'Gli eroi possono combattersi',
      tileCounts: 'Numero di tessere',
      startLevel: 'Livello iniziale',
      cityLevels: 'Livelli delle città',
      cooperativeAssault: 'Le città si possono assaltare insieme',
      replenishSpawningGrounds: 'I terreni di riproduzione si ripopolano',
      sets: 'Set',
      variants: 'Varianti',
    },
    modes: { solo: 'Solitario', competitive: 'Competitivo', cooperative: 'Cooperativo', teams: 'Squadre' },
    sets: {
      base: 'Gioco base',
      'lost-legion': 'La Legione Perduta',
      krang: 'Krang',
      'shades-of-tezla': 'Ombre di Tezla',
      ultimate: 'Ultimate Edition',
    },
    team: n => `Squadra ${n}`,
    city: n => `Città ${n}`,
    tiles: ['Campagna', 'Centrali', 'Città'],
    yes: 'Sì',
    no: 'No',
    settled: 'Stabilito da questo scenario',
    none: 'nessuna',
    level: n => `Livello ${n}`,
    seed: 'Seme',
    seedHint: 'Lo stesso seme dà le stesse carte e le stesse tessere.',
    another: 'Un altro seme',
    start: 'Inizia la partita',
    nobody: 'Almeno un posto deve essere di una persona.',
    notForSoMany: 'Questo scenario non è per questo numero di giocatori.',
  },
};
