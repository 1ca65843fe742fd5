import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** Asking in one's own words. */
export const ask: AppWords['lookup']['ask'] = {
  title: 'Perguntar sobre as regras',
  placeholder: 'Pergunte com suas palavras…',
  about: 'O livro de regras, o glossário e o códice respondem. Por exemplo:',
  ideas: [
    'Posso bloquear com um ataque à distância?',
    'O que acontece quando o meu baralho acaba?',
    'Quantas Unidades posso ter?',
    'O que faz uma clareira mágica?',
  ],
  found: n => plural(n, '1 resposta', `${n} respostas`),
  none: 'Nada encontrado. Tente outras palavras, ou menos.',
  close: 'Fechar',
};
