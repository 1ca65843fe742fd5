import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The question and its choices. */
export const question: AppWords['table']['question'] = {
  question: 'O que se pede',
  allChoices: 'Tudo o que você pode fazer agora',
  allChoicesKey: 'Espaço',
  search: 'Buscar',
  nothingFound: 'Nada com esse nome.',
  notNow: 'Agora não',
  showRefused: 'Mostrar o que não é possível, e por quê',
  reveals: 'Revela algo novo: não pode ser desfeito',
  idle: 'nada em que gastar agora',
  rule: id => `Regra ${id}`,
  close: 'Fechar',
  undo: 'Desfazer',
  redo: 'Refazer',
  thinking: who => `${who} está jogando…`,
  skip: 'Pular',
  waiting: 'Não é o seu turno.',
  onMap: (n, more) => `${more ? 'mais ' : ''}${n} ${plural(n, 'escolha', 'escolhas')} na mesa`,
  youMay: 'Se quiser',
  giveBack: who => `Devolver a tela a ${who}`,
};
