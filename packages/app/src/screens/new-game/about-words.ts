import type { Mode, OptionName } from '@deedbook/engine';
import type { Words } from '../../language/language.ts';

/** What somebody who has never played needs to know to choose. What has no words here is shown without them. */
interface AboutWords {
  readonly scenario: Readonly<Record<string, string>>;
  readonly option: Readonly<Partial<Record<OptionName, string>>>;
  readonly mode: Readonly<Record<Mode, string>>;
  readonly rules: string;
  readonly first: string;
}

export const ABOUT: Words<AboutWords> = {
  en: {
    scenario: {
      'first-reconnaissance':
        'The game to learn with: explore from the portal until the city comes into sight. Every tile you reveal gives Fame, cities stay closed, and nobody has to fight anybody.',
      'full-conquest':
        'The great game for rivals: grow strong for three days and nights, then take the cities from their garrisons. The most Fame wins.',
      'blitz-conquest':
        'Full Conquest in two thirds of the time: heroes start a little stronger, Fame comes faster and the cities are smaller.',
      'full-cooperation':
        'Everyone against the cities: they are strong, but heroes may assault them together. You win or lose as a group.',
      'blitz-cooperation': 'Full Cooperation in two thirds of the time, with fewer cities and a faster start.',
      'solo-conquest':
        'The great game for one: two cities, six Rounds, and a dummy player who sets the pace. Hard, and worth it.',
      'mines-liberation':
        'Enemies hold the crystal mines. Free them: your mines give you crystals and points. The red city is a friend.',
      'druid-nights':
        'By day you mark magical glades; once each night you call up an enemy for every glade you marked. The green city is a friend.',
      'dungeon-lords':
        'Villages and monasteries hide dungeons and tombs. Conquer them, and travel between those that are conquered. The blue city is a friend.',
      'conquer-and-hold':
        'A duel, or two against two, for keeps and mage towers on a fixed map: what you take you must hold.',
      'one-to-return':
        'The portal closes after the first day and lets one hero home when the second night ends. Whoever stands on it wins; nothing is scored.',
    },
    option: {
      mapShape: 'In which directions the land can grow.',
      tileCounts: 'How large the land is: more tiles make a longer search.',
      startLevel: 'Higher levels start with Skills, Command tokens and a better hand: for those who know the game.',
      teams: 'Two teams of the same size; teammates never fight each other.',
      pvp: 'A hero who enters another hero’s space may attack. Leave this off for a friendlier game.',
      cityLevels:
        'How strong a garrison defends each city, in the order they are found: 1 is weak, 11 is the strongest.',
      cooperativeAssault: 'Heroes beside a city may share its defenders among them.',
      replenishSpawningGrounds:
        'Whoever defeats only one of the two monsters finds another one there: both must be defeated in one visit.',
      variants: 'Changes to the rules that everybody agrees on.',
    },
    mode: {
      solo: 'Alone, with a dummy player who sets the pace.',
      competitive: 'Everyone for themselves.',
      cooperative: 'All together against the game.',
      teams: 'Two teams against each other.',
    },
    rules: 'Rules of this scenario',
    first: 'Good for a first game',
  },
  'pt-BR': {
    scenario: {
      'first-reconnaissance':
        'A partida para aprender: explore a partir do portal até avistar a cidade. Cada peça revelada dá Fama, as cidades ficam fechadas e ninguém precisa lutar com ninguém.',
      'full-conquest':
        'A grande partida entre rivais: fortaleça-se por três dias e três noites e tome as cidades das suas guarnições. Vence quem tiver mais Fama.',
      'blitz-conquest':
        'A Conquista Total em dois terços do tempo: os heróis começam um pouco mais fortes, a Fama vem mais rápido e as cidades são menores.',
      'full-cooperation':
        'Todos contra as cidades: elas são fortes, mas os heróis podem invadi-las juntos. Vocês vencem ou perdem em grupo.',
      'blitz-cooperation': 'A Cooperação Total em dois terços do tempo, com menos cidades e um começo mais rápido.',
      'solo-conquest':
        'A grande partida para um: duas cidades, seis Rodadas e um jogador fictício que dita o ritmo. Difícil, mas vale a pena.',
      'mines-liberation':
        'Inimigos ocupam as minas de cristal. Liberte-as: as suas minas dão cristais e pontos. A cidade vermelha é amiga.',
      'druid-nights':
        'De dia você marca clareiras mágicas; uma vez por noite invoca um inimigo para cada clareira marcada. A cidade verde é amiga.',
      'dungeon-lords':
        'Vilarejos e mosteiros escondem calabouços e sepulcros. Conquiste-os e viaje entre os conquistados. A cidade azul é amiga.',
      'conquer-and-hold':
        'Um duelo, ou dois contra dois, por fortes e torres de mago em um mapa fixo: o que você toma precisa manter.',
      'one-to-return':
        'O portal fecha depois do primeiro dia e leva um herói para casa quando a segunda noite termina. Vence quem estiver nele; não há pontuação.',
    },
    option: {
      mapShape: 'Em que direções a terra pode crescer.',
      tileCounts: 'O tamanho da terra: mais peças, busca mais longa.',
      startLevel: 'Níveis mais altos começam com Poderes, Comando e uma mão melhor: para quem já conhece o jogo.',
      teams: 'Duas equipes do mesmo tamanho; aliados nunca lutam entre si.',
      pvp: 'Quem entra no espaço de outro herói pode atacá-lo. Deixe de fora para uma partida mais amigável.',
      cityLevels: 'A força da guarnição de cada cidade, na ordem em que são encontradas: 1 é fraca, 11 é a mais forte.',
      cooperativeAssault: 'Heróis ao lado de uma cidade podem dividir entre si os defensores dela.',
      replenishSpawningGrounds:
        'Quem derrota só um dos dois monstros encontra outro no lugar: é preciso derrotar os dois na mesma visita.',
      variants: 'Mudanças nas regras com que todos concordam.',
    },
    mode: {
      solo: 'Solo, com um jogador fictício que dita o ritmo.',
      competitive: 'Cada um por si.',
      cooperative: 'Todos juntos contra o jogo.',
      teams: 'Duas equipes, uma contra a outra.',
    },
    rules: 'Regras deste cenário',
    first: 'Bom para a primeira partida',
  },
  it: {
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
  },
};
