import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** Everything in the box. */
export const codex: AppWords['screens']['codex'] = {
  title: 'Codice',
  search: 'Cerca carte, Unità, nemici, luoghi…',
  list: 'Voci',
  kind: 'Tipo',
  all: 'Tutto',
  back: 'Tutte le voci',
  none: 'Niente nella scatola si chiama così, né lo dice.',
  basic: 'Base',
  powered: 'Potenziato',
  recruitedAt: 'Si recluta in',
  found: n => `${n} ${plural(n, 'voce', 'voci')}`,
  kinds: {
    card: 'Carte',
    unit: 'Unità',
    enemy: 'Nemici',
    site: 'Luoghi',
    city: 'Città',
    skill: 'Abilità',
    tactic: 'Tattiche',
    ruin: 'Gettoni rovine',
  },
  one: {
    card: 'Carta',
    unit: 'Unità',
    enemy: 'Nemico',
    site: 'Luogo',
    city: 'Città',
    skill: 'Abilità',
    tactic: 'Tattica',
    ruin: 'Gettone rovine',
  },
};
