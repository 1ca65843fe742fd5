import type { AppWords } from '../../../app-words.ts';

/** What a newcomer needs to know to choose a scenario and its options. */
export const choosing: AppWords['screens']['choosing'] = {
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
  /** How a hero plays, in a line. */
  hero: {
    arythea: 'Paga com sangue: seus feitos mais fortes causam Ferimentos, e ela transforma dor em fogo.',
    goldyx: 'Rico em mana: os cristais vêm até ele, ele voa sobre a terra e energiza o que os outros não conseguem.',
    norowas: 'Um líder: o povo confia nele, as Unidades o seguem, e ele luta com um exército às costas.',
    tovak: 'Um guerreiro: bloqueia primeiro, golpeia com força e só precisa da espada e do escudo.',
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
};
