import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The hero, Skills and Units. */
export const hero: AppWords['table']['hero'] = {
  hero: 'Herói',
  fold: 'Recolher',
  unfold: 'Mostrar o herói',
  level: n => `Nível ${n}`,
  armor: 'Armadura',
  armorAbout:
    'O dano que você sofre é dividido pela sua Armadura, arredondado para cima: são os Ferimentos que vão para a mão.',
  handLimit: 'Limite de mão',
  handLimitAbout:
    'No fim do seu turno você compra até esse número de cartas. Fortes e cidades próximos aumentam o limite.',
  command: 'Comando',
  commandAbout: (used, all) => `${used} de ${all} fichas de Comando em uso. Cada Unidade precisa de uma.`,
  fame: 'Fama',
  toLevel: (fame, level) => `${fame} para o nível ${level}`,
  levelWaits: level => `nível ${level} no fim do turno`,
  topLevel: 'nível máximo',
  nextLevel: (level, fame) => `O nível ${level} começa na Fama ${fame}. Níveis são ganhos no fim de um turno.`,
  brings: list => `Ele traz ${list.join(' e ')}.`,
  gains: {
    armor: n => `Armadura ${n}`,
    handLimit: n => `limite de mão ${n}`,
    commandTokens: n => `uma ficha de Comando (${n} ao todo)`,
  },
  choice: 'um Poder e uma Ação Avançada à sua escolha',
  reputation: 'Reputação',
  reputationAbout:
    'O que os habitantes locais pensam de você: soma-se uma vez à sua Influência quando interage com eles.',
  nobodyTalks: 'ninguém fala com você',
  influence: n => `Influência ${n}`,
  crystals: 'Cristais e mana',
  crystal: (color, n) => `${n} ${plural(n, 'cristal', 'cristais')}: ${color}`,
  crystalAbout: 'Cristais são guardados, no máximo 3 de cada cor. No seu turno cada um pode virar um mana da cor dele.',
  token: (color, n) => `${n} ${plural(n, 'marcador', 'marcadores')} de mana: ${color}`,
  tokenAbout: 'Os marcadores de mana se perdem no fim do turno.',
  tactic: 'Tática',
  tacticUsed: 'usada',
  tacticCards: n => `${n} ${plural(n, 'carta', 'cartas')} sob ela`,
  skills: 'Poderes',
  used: 'usado',
  units: 'Unidades',
  spent: 'usada',
  ready: 'preparada',
  wounded: n => plural(n, 'Ferida', `${n} Ferimentos`),
  bound: 'ligada a você',
  bannerUsed: 'virado até a próxima Rodada',
};
