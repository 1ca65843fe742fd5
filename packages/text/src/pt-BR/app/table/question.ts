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
  close: 'Fechar',
  undo: 'Desfazer',
  redo: 'Refazer',
  thinking: who => `${who} está jogando…`,
  skip: 'Pular',
  waiting: 'Não é o seu turno.',
  onMap: (n, more) => `${more ? 'mais ' : ''}${n} ${plural(n, 'escolha', 'escolhas')} na mesa`,
  again: 'Pressione de novo',
  againReveals: 'revela algo novo e não pode ser desfeito: pressione de novo.',
  ready: {
    block: (total: number, needed: number) => `Bloqueio ${total} de ${needed} está pronto: bloquear ou desistir dele?`,
    attack: (total: number, needed: number) =>
      `Ataque ${total} contra Armadura ${needed} está pronto: atacar ou desistir dele?`,
  },
  giveUp: 'Desistir',
  more: (n: number) => plural(n, 'Mais 1, sem uso agora', `Mais ${n}, sem uso agora`),
  passed: {
    'combat-ranged': 'Nada a fazer à distância',
    'combat-block': 'Nada com que bloquear',
    'combat-attack': 'Nada com que atacar',
  },
  allBlocked: 'Todos os ataques foram bloqueados',
  taken: (enemy: string, damage: number) => `${enemy}: ${damage} de dano recebido`,
  youMay: 'Se quiser',
  giveBack: who => `Devolver a tela a ${who}`,
};
