import type { skills as english } from '../en/skills.ts';
import type { Translation } from '../shape.ts';

export const skills: Translation<typeof english> = {
  often: {
    turn: 'uma vez por turno',
    round: 'uma vez por Rodada',
    interactive: 'uma vez por Rodada, até o seu próximo turno',
    passive: 'sempre',
  },
  effects: {
    byTime: '{{day}} de dia, {{night}} à noite',
    sideways: 'jogue uma carta de lado: ela vale {{n}}',
    sidewaysSpecial: 'jogue uma carta de lado: ela vale {{n}}, ou {{special}} se não for uma Ação Básica',
    'sideways-wound': 'jogue de lado um Ferimento da sua mão, como se fosse qualquer carta: ele vale {{n}}',
    'sideways-for-mana':
      'pague um mana de cor básica e jogue uma carta de lado: ela vale {{n}}, ou {{same}} se for uma Ação ou um Feitiço dessa cor',
    withoutDice: '{{effect}}, mas sem usar nenhum dado da Fonte neste turno',
    motivation:
      'também no turno de outro jogador: compre 2 cartas e, se tiver menos Fama que todos os outros, {{gain}}; nenhuma outra Motivação antes do fim do seu próximo turno',
    invocation:
      'ao pagar mana, descarte um Ferimento para pagar um mana vermelho ou preto, ou qualquer outra carta para pagar um mana branco ou verde; ele precisa ser usado na hora',
    polarization:
      'ao pagar, use um mana como se fosse da cor oposta (vermelho e azul, verde e branco); ou, de dia, um mana preto como qualquer cor básica, menos para o efeito amplificado de um Feitiço; ou, à noite, um mana dourado como preto, só para o efeito amplificado de um Feitiço',
    'healing-ritual':
      'fora de combate: jogue fora até 2 Ferimentos da sua mão; um deles vai, em vez disso, para a mão do herói mais próximo de você',
    'glittering-fortune': 'em uma interação: Influência 1 para cada cor entre os seus cristais',
    'source-freeze':
      'até o seu próximo turno os outros jogadores não podem usar o dado da Fonte a que têm direito a cada turno, só os que algum efeito conceder; no começo desse turno, ganhe um cristal da cor de um dado da Fonte que mostre uma cor básica',
    'forward-march': 'Movimento 1 para cada Unidade sua preparada e sem Ferimentos, no máximo 3',
    leadership:
      'use uma Unidade em combate e some 3 ao Bloqueio dela, 2 ao Ataque ou, na fase de Ataques à Distância e de Cerco, 1 ao Ataque à Distância (nada a um de Cerco)',
    'bonds-of-loyalty':
      'duas Unidades Regulares entram na oferta; esta é uma ficha de Comando para mais uma Unidade, que custa 5 de Influência a menos, pode ser usada onde Unidades são proibidas e nunca é dispensada',
    'prayer-of-weather':
      'até o seu próximo turno todo terreno custa a você 2 pontos de Movimento a menos (não abaixo de 1) e aos outros 1 a mais (não acima de 5)',
    'resistance-break':
      'a Armadura de um inimigo diminui em 1 para cada resistência dele até o fim do combate (não abaixo de 1), a não ser que ele tenha Imunidade Arcana',
    'feel-no-pain': 'fora de combate: descarte um Ferimento da sua mão e compre uma carta',
    'mana-exploit':
      'ganhe um marcador de mana de qualquer cor menos dourado; até o seu próximo turno os outros recebem um Ferimento quando usam mana de uma cor diferente da sua, um por cor',
    'mend-unit': 'tire um Ferimento de uma Unidade sua, seja qual for o nível dela',
    sidewaysWithoutDice:
      'jogue uma carta de lado: ela vale {{n}}, ou {{more}} se você não usar nenhum dado da Fonte neste turno',
  },
  bind: 'Recrutar {{unit}} com Laços de Lealdade ({{influence}})',
  worth: '{{mana}}: a carta vale {{n}}',
  payBy: '{{mana}} ({{skill}})',
  discardToPay: 'Descartar {{card}} por {{mana}} ({{skill}})',
};
