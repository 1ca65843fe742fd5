import { plural, type Words } from '../language/language.ts';

interface HeroWords {
  readonly hero: string;
  readonly fold: string;
  readonly unfold: string;
  readonly level: (n: number) => string;
  readonly armor: string;
  readonly armorAbout: string;
  readonly handLimit: string;
  readonly handLimitAbout: string;
  readonly command: string;
  readonly commandAbout: (used: number, all: number) => string;
  readonly fame: string;
  readonly toLevel: (fame: number, level: number) => string;
  readonly levelWaits: (level: number) => string;
  readonly topLevel: string;
  readonly nextLevel: (level: number, fame: number) => string;
  readonly brings: (list: readonly string[]) => string;
  readonly gains: Readonly<Record<'armor' | 'handLimit' | 'commandTokens', (n: number) => string>>;
  readonly choice: string;
  readonly reputation: string;
  readonly reputationAbout: string;
  readonly nobodyTalks: string;
  readonly influence: (n: string) => string;
  readonly crystals: string;
  readonly crystal: (color: string, n: number) => string;
  readonly crystalAbout: string;
  readonly token: (color: string, n: number) => string;
  readonly tokenAbout: string;
  readonly tactic: string;
  readonly tacticUsed: string;
  readonly tacticCards: (n: number) => string;
  readonly skills: string;
  readonly used: string;
  readonly units: string;
  readonly spent: string;
  readonly ready: string;
  readonly wounded: (n: number) => string;
  readonly bound: string;
  readonly bannerUsed: string;
}

export const heroWords: Words<HeroWords> = {
  en: {
    hero: 'Hero',
    fold: 'Hide',
    unfold: 'Show the hero',
    level: n => `Level ${n}`,
    armor: 'Armor',
    armorAbout: 'Damage you take is divided by your Armor, rounded up: that is how many Wounds you take.',
    handLimit: 'Hand limit',
    handLimitAbout: 'At the end of your turn you draw up to this many cards. Your keeps and cities nearby raise it.',
    command: 'Command',
    commandAbout: (used, all) => `${used} of ${all} Command tokens in use. Each Unit needs one.`,
    fame: 'Fame',
    toLevel: (fame, level) => `${fame} to level ${level}`,
    levelWaits: level => `level ${level} at the end of the turn`,
    topLevel: 'highest level',
    nextLevel: (level, fame) => `Level ${level} begins at Fame ${fame}. Levels are gained at the end of a turn.`,
    brings: list => `It brings ${list.join(' and ')}.`,
    gains: {
      armor: n => `Armor ${n}`,
      handLimit: n => `a Hand limit of ${n}`,
      commandTokens: n => `a Command token (${n} in all)`,
    },
    choice: 'a Skill and an Advanced Action of your choice',
    reputation: 'Reputation',
    reputationAbout: 'What the locals think of you: added once to your Influence when you interact with them.',
    nobodyTalks: 'nobody will talk to you',
    influence: n => `Influence ${n}`,
    crystals: 'Crystals and mana',
    crystal: (color, n) => `${n} ${color} ${n === 1 ? 'crystal' : 'crystals'}`,
    crystalAbout: 'You keep crystals, up to 3 of a color. On your turn each can become one mana of its color.',
    token: (color, n) => `${n} ${color} mana ${n === 1 ? 'token' : 'tokens'}`,
    tokenAbout: 'Mana tokens are lost at the end of the turn.',
    tactic: 'Tactic',
    tacticUsed: 'used',
    tacticCards: n => `${n} ${n === 1 ? 'card' : 'cards'} under it`,
    skills: 'Skills',
    used: 'used',
    units: 'Units',
    spent: 'spent',
    ready: 'ready',
    wounded: n => (n === 1 ? 'Wounded' : `${n} Wounds`),
    bound: 'bound to you',
    bannerUsed: 'face down until the next Round',
  },
  'pt-BR': {
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
    crystal: (color, n) => `${n} ${plural('pt-BR', n, 'cristal', 'cristais')}: ${color}`,
    crystalAbout:
      'Cristais são guardados, no máximo 3 de cada cor. No seu turno cada um pode virar um mana da cor dele.',
    token: (color, n) => `${n} ${plural('pt-BR', n, 'marcador', 'marcadores')} de mana: ${color}`,
    tokenAbout: 'Os marcadores de mana se perdem no fim do turno.',
    tactic: 'Tática',
    tacticUsed: 'usada',
    tacticCards: n => `${n} ${plural('pt-BR', n, 'carta', 'cartas')} sob ela`,
    skills: 'Poderes',
    used: 'usado',
    units: 'Unidades',
    spent: 'usada',
    ready: 'preparada',
    wounded: n => (n === 1 ? 'Ferida' : `${n} Ferimentos`),
    bound: 'ligada a você',
    bannerUsed: 'virado até a próxima Rodada',
  },
  it: {
    hero: 'Eroe',
    fold: 'Riduci',
    unfold: 'Mostra l’eroe',
    level: n => `Livello ${n}`,
    armor: 'Armatura',
    armorAbout:
      'Il danno che subisci si divide per la tua Armatura, arrotondato per eccesso: tante Ferite vanno nella mano.',
    handLimit: 'Limite di mano',
    handLimitAbout: 'A fine turno peschi fino a questo numero di carte. Castelli e città vicini lo alzano.',
    command: 'Comando',
    commandAbout: (used, all) => `${used} su ${all} gettoni Comando in uso. Ogni Unità ne richiede uno.`,
    fame: 'Fama',
    toLevel: (fame, level) => `${fame} al livello ${level}`,
    levelWaits: level => `livello ${level} a fine turno`,
    topLevel: 'livello massimo',
    nextLevel: (level, fame) => `Il livello ${level} inizia a Fama ${fame}. I livelli si ottengono a fine turno.`,
    brings: list => `Porta ${list.join(' e ')}.`,
    gains: {
      armor: n => `Armatura ${n}`,
      handLimit: n => `limite di mano ${n}`,
      commandTokens: n => `un gettone Comando (${n} in tutto)`,
    },
    choice: 'un’Abilità e un’Azione Avanzata a tua scelta',
    reputation: 'Reputazione',
    reputationAbout:
      'Che cosa pensa di te la popolazione: si aggiunge una volta all’Influenza quando interagisci con essa.',
    nobodyTalks: 'nessuno ti parla',
    influence: n => `Influenza ${n}`,
    crystals: 'Cristalli e mana',
    crystal: (color, n) => `${n} ${n === 1 ? 'cristallo' : 'cristalli'}: ${color}`,
    crystalAbout:
      'I cristalli si conservano, al massimo 3 per colore. Nel tuo turno ognuno può diventare un mana del suo colore.',
    token: (color, n) => `${n} ${n === 1 ? 'gettone' : 'gettoni'} mana: ${color}`,
    tokenAbout: 'I gettoni mana vanno persi a fine turno.',
    tactic: 'Tattica',
    tacticUsed: 'usata',
    tacticCards: n => `${n} ${n === 1 ? 'carta' : 'carte'} sotto di essa`,
    skills: 'Abilità',
    used: 'usata',
    units: 'Unità',
    spent: 'esausta',
    ready: 'pronta',
    wounded: n => (n === 1 ? 'Ferita' : `${n} Ferite`),
    bound: 'legata a te',
    bannerUsed: 'girato fino al prossimo Round',
  },
};
