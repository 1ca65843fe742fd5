import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

export const briefing: AppWords['panels']['briefing'] = {
  name: 'Do que se trata esta partida',
  what: 'Sua missão',
  long: 'Duração',
  counts: 'O que conta',
  rounds: n =>
    `${n} ${plural(n, 'Rodada', 'Rodadas')}, ora de dia, ora de noite. Uma Rodada termina logo depois que alguém fica sem cartas.`,
  begin: 'Começar',
  scenario: {
    'first-reconnaissance': {
      what: 'Você sai do portal para uma terra desconhecida. Explore-a peça por peça até encontrar a cidade.',
      counts: 'Fama: 1 por peça nova, mais por inimigo derrotado. A Fama também fortalece seu herói.',
    },
    'full-conquest': {
      what: 'Explore a terra, fortaleça-se e tome as cidades de suas guarnições.',
      counts: 'Fama, e pontos por cidades, locais, Feitiços, Artefatos, cristais e Unidades. Ferimentos tiram pontos.',
    },
    'blitz-conquest': {
      what: 'Encontre as cidades depressa e tome-as de suas guarnições. Você começa mais forte, e a Fama vem mais rápido.',
      counts: 'Fama, e pontos por cidades, locais, Feitiços, Artefatos, cristais e Unidades. Ferimentos tiram pontos.',
    },
    'full-cooperation': {
      what: 'Todos juntos: encontrem as cidades e tomem-nas de suas guarnições. Heróis podem invadir uma cidade lado a lado.',
      counts: 'Vocês vencem juntos se todas as cidades caírem. Os pontos dizem o quanto foram bem.',
    },
    'blitz-cooperation': {
      what: 'Todos juntos e depressa: encontrem as cidades e tomem-nas de suas guarnições.',
      counts: 'Vocês vencem juntos se todas as cidades caírem. Os pontos dizem o quanto foram bem.',
    },
    'solo-conquest': {
      what: 'Encontre as duas cidades e tome-as de suas guarnições, no ritmo do baralho do jogador fictício.',
      counts: 'Você vence se as duas cidades caírem. A Fama e o que juntou pelo caminho dizem o quanto foi bem.',
    },
    'mines-liberation': {
      what: 'Inimigos ocupam as minas de cristal. Encontre as minas e liberte-as; a cidade vermelha é amiga.',
      counts: 'Cada mina que você libertou, e sua Fama.',
    },
    'druid-nights': {
      what: 'Marque clareiras mágicas de dia. Uma vez por noite, faça o encantamento e lute com o que vier: um inimigo por clareira.',
      counts: 'A Fama, que vem sobretudo das noites.',
    },
    'dungeon-lords': {
      what: 'Calabouços e sepulcros se escondem sob a terra. Encontre e conquiste quantos puder; a cidade azul é amiga.',
      counts: 'Cada calabouço e sepulcro conquistado, e sua Fama.',
    },
    'conquer-and-hold': {
      what: 'Dois lados disputam fortes e torres de mago. Tome-os, e defenda o que tomou.',
      counts: 'Vence o lado que tiver mais fortes e torres de mago no fim.',
    },
    'one-to-return': {
      what: 'O portal se fecha depois do primeiro dia. Fortaleça-se, e esteja nele quando a segunda noite acabar.',
      counts: 'Só um pode voltar: quem estiver no portal vence. Os pontos não importam.',
    },
  },
};
