import type { Catalogue, Translation } from '../shape.ts';

/** What a scenario is about, in one sentence. */
export const goals: Translation<Catalogue['goals']> = {
  'first-reconnaissance': 'Encontrar a cidade.',
  'full-conquest': 'Conquistar todas as cidades.',
  'blitz-conquest': 'Conquistar todas as cidades, depressa.',
  'full-cooperation': 'Conquistar juntos todas as cidades.',
  'blitz-cooperation': 'Conquistar juntos todas as cidades, depressa.',
  'solo-conquest': 'Conquistar as duas cidades.',
  'mines-liberation': 'Libertar todas as minas.',
  'druid-nights': 'Marcar clareiras de dia e sobreviver aos encantamentos de noite.',
  'dungeon-lords': 'Conquistar todos os calabouços e sepulcros.',
  'conquer-and-hold': 'Possuir mais fortes e torres de mago que o outro lado.',
  'one-to-return': 'Estar no portal mágico quando a segunda Noite terminar.',
};

/** What a variant changes, in one sentence. */
export const changes: Translation<Catalogue['changes']> = {
  'action-upgrades':
    'Após cada Noite menos a última, todos podem trocar uma carta de Ação por uma Ação Avançada semelhante, primeiro os mais fracos.',
  megapolis: 'A última cidade são duas lado a lado com uma só guarnição.',
  'random-cities': 'Qualquer cidade pode estar em qualquer peça de cidade.',
  'night-arrival': 'O jogo começa com uma Noite, sem dourado nem preto na Fonte.',
  'darkness-coming': 'Após cada Rodada rolam-se dois dados: quando um deles mostra preto, é Noite até o fim.',
  'starting-draft': 'Cada um seleciona três Ações Avançadas; no fim de cada Dia uma delas é embaralhada no baralho.',
  'no-interactive-spells': 'Os quatro Feitiços que agem sobre outros jogadores saem do jogo.',
  'no-interactive-skills': 'Os Poderes que agem sobre outros jogadores saem do jogo.',
  'mana-friendly':
    'De dia os dados dourados só substituem cores que a Fonte não mostra, e ninguém mexe neles enquanto houver outros.',
  'hero-auction':
    'Quem escolhe um herói pode ser superado com lances de Fama, que o vencedor fica devendo desde o início.',
  'interactive-combat':
    'Contra um único inimigo, o jogador anterior coloca um dado em segredo, que pode torná-lo mais difícil e valer 1 de Fama a mais.',
  'random-orientation': 'Cada peça é girada ao acaso quando revelada.',
  rampage:
    'A Reputação começa em −2; após uma Rodada, espaços de inimigos irascíveis derrotados podem se encher de novo, por um dado.',
  'more-rampage':
    'A Reputação começa em −4; após uma Rodada, espaços de inimigos irascíveis derrotados se enchem de novo, alguns com um monstro a mais.',
};
