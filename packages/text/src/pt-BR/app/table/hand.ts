import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The hand, the cards played, the piles. */
export const hand: AppWords['table']['hand'] = {
  hand: n => `Mão: ${n} ${plural(n, 'carta', 'cartas')}`,
  empty: 'Nenhuma carta na mão',
  thrownAway: 'depois se joga fora:',
  notNow: 'não pode ser usada agora',
  basicText: text => `Básica: ${text}`,
  poweredText: text => `Potencializada: ${text}`,
  market: 'O que vendem',
  missing: n => plural(n, `falta ${n}`, `faltam ${n}`),
  reputed: n => `Reputação ${n}`,
  playArea: 'Neste turno',
  as: { basic: 'básica', powered: 'potencializada', sideways: 'de lado' },
  move: 'Movimento',
  influence: 'Influência',
  heal: 'Cura',
  of: (left, gained) => `${left} de ${gained}`,
  withReputation: n => `A Reputação soma ${n} quando você interage com os habitantes locais.`,
  nobodyTalks: 'Sua Reputação é tão ruim que ninguém fala com você.',
  about: {
    move: 'Pontos de Movimento servem para entrar em espaços e explorar, antes da ação do turno. O que sobra se perde no fim do turno.',
    influence: 'A Influência é gasta com os habitantes locais: Unidades, Cura, Ações Avançadas, Feitiços.',
    heal: 'Um ponto de Cura joga fora um Ferimento da mão; para uma Unidade Ferida são tantos quanto o nível dela. Não em combate.',
  },
  deck: 'Baralho',
  deckAbout: 'O que ainda está no baralho, por nome: ninguém sabe a ordem.',
  discard: 'Descarte',
  discardAbout: 'A carta mais recente primeiro.',
  noCards: 'Nenhuma carta.',
  options: 'O que você pode fazer com ela',
};
