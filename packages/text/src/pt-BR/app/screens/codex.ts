import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** Everything in the box. */
export const codex: AppWords['screens']['codex'] = {
  title: 'Códice',
  search: 'Busque cartas, Unidades, inimigos, locais…',
  list: 'Verbetes',
  kind: 'Tipo',
  all: 'Tudo',
  back: 'Todos os verbetes',
  none: 'Nada na caixa se chama assim, nem diz isso.',
  basic: 'Básico',
  powered: 'Potencializado',
  recruitedAt: 'Recrutada em',
  found: n => `${n} ${plural(n, 'verbete', 'verbetes')}`,
  kinds: {
    card: 'Cartas',
    unit: 'Unidades',
    enemy: 'Inimigos',
    site: 'Locais',
    city: 'Cidades',
    skill: 'Poderes',
    tactic: 'Táticas',
    ruin: 'Fichas de ruínas',
  },
  one: {
    card: 'Carta',
    unit: 'Unidade',
    enemy: 'Inimigo',
    site: 'Local',
    city: 'Cidade',
    skill: 'Poder',
    tactic: 'Tática',
    ruin: 'Ficha de ruínas',
  },
};
