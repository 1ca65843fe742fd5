import type { AppWords } from '../../../app-words.ts';

/** How a player comes in: as a guest, with a password, or with a code. */
export const entry: AppWords['online']['entry'] = {
  title: 'Jogar online',
  guest: 'Jogar como visitante',
  guestHint: 'Escolha um nome e jogue na hora. Depois você pode guardar o nome com uma senha.',
  name: 'Seu nome',
  signIn: 'Entrar',
  password: 'Senha',
  code: 'Código do seu outro aparelho',
  codeHint: 'Abra sua conta no aparelho em que você jogava e gere um código lá.',
  useCode: 'Continuar aqui',
  linkTitle: 'Entrar por link',
  linkHint: 'Este link faz você entrar uma vez, neste navegador.',
  useLink: 'Entrar aqui',
  unreachable: 'Não foi possível falar com o servidor agora.',
  unreachableHint: 'As partidas neste navegador funcionam como sempre. Continuamos tentando.',
  failed: 'Não deu certo. Tente de novo daqui a pouco.',
  notOffered: 'Esta página vem de um site sem mesas online.',
  notOfferedHint: 'Para jogar online, abra o endereço de um servidor Deedbook.',
  again: 'Tentar de novo',
  home: 'Ir à página inicial',
};
