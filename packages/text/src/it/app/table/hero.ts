import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The hero, Skills and Units. */
export const hero: AppWords['table']['hero'] = {
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
  crystal: (color, n) => `${n} ${plural(n, 'cristallo', 'cristalli')}: ${color}`,
  crystalAbout:
    'I cristalli si conservano, al massimo 3 per colore. Nel tuo turno ognuno può diventare un mana del suo colore.',
  token: (color, n) => `${n} ${plural(n, 'gettone', 'gettoni')} mana: ${color}`,
  tokenAbout: 'I gettoni mana vanno persi a fine turno.',
  tactic: 'Tattica',
  tacticUsed: 'usata',
  tacticCards: n => `${n} ${plural(n, 'carta', 'carte')} sotto di essa`,
  skills: 'Abilità',
  used: 'usata',
  units: 'Unità',
  spent: 'esausta',
  ready: 'pronta',
  wounded: n => plural(n, 'Ferita', `${n} Ferite`),
  bound: 'legata a te',
  bannerUsed: 'girato fino al prossimo Round',
};
