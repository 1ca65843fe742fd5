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
    withoutDice: '{{effect}}, se você não usar nenhum dado da Fonte no turno inteiro',
    motivation:
      'também no turno de outro jogador: compre 2 cartas e, se tiver menos Fama que todos os outros, {{gain}}; nenhuma outra Motivação antes do fim do seu próximo turno',
    invocation:
      'ao pagar mana, descarte um Ferimento para pagar vermelho ou preto, ou outra carta para pagar branco ou verde; nada disso pode ser guardado',
    polarization:
      'ao pagar mana, um mana conta como a cor oposta (vermelho e azul, verde e branco); de dia o preto conta como qualquer cor básica, mas não para o efeito forte de um Feitiço; à noite o dourado conta como preto, mas só para isso',
    'healing-ritual':
      'elimine até 2 Ferimentos da sua mão; um deles vai, em vez disso, para a mão do herói mais próximo de você',
    'glittering-fortune': 'em uma interação: Influência 1 para cada cor entre os seus cristais',
    'source-freeze':
      'até o seu próximo turno os outros não podem usar o dado da Fonte a que todos têm direito; depois ganhe um cristal da cor de um dado da Fonte',
    'forward-march': 'Movimento 1 para cada Unidade sua pronta e sem Ferimentos, no máximo 3',
    leadership:
      'use uma Unidade em combate: o Bloqueio dela vale 3 a mais, o Ataque 2 a mais, o Ataque à Distância antes da fase de Ataque 1 a mais',
    'bonds-of-loyalty':
      'duas Unidades Regulares entram na oferta; esta é uma ficha de Comando para mais uma Unidade, que custa 5 de Influência a menos, pode ser usada onde Unidades são proibidas e nunca é dispensada',
    'prayer-of-weather':
      'até o seu próximo turno todo terreno custa a você 2 pontos de Movimento a menos (não abaixo de 1) e aos outros 1 a mais (não acima de 5)',
    'resistance-break':
      'a Armadura de um inimigo diminui em 1 para cada resistência dele até o fim do combate (não abaixo de 1), a não ser que ele tenha Imunidade Arcana',
    'feel-no-pain': 'fora de combate: descarte um Ferimento da sua mão e compre uma carta',
    'mana-exploit':
      'ganhe um marcador de mana de qualquer cor menos dourado; até o seu próximo turno os outros recebem um Ferimento quando usam mana de outra cor, um por cor',
    'mend-unit': 'cure uma Unidade, seja qual for o nível dela: um Ferimento',
  },
  bind: 'Recrutar {{unit}} com Laços de Lealdade ({{influence}})',
  worth: '{{mana}}: a carta vale {{n}}',
  payBy: '{{mana}}, por {{skill}}',
  discardToPay: 'Descartar {{card}} por {{mana}} ({{skill}})',
};
