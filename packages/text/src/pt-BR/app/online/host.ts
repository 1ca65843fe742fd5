import type { AppWords } from '../../../app-words.ts';

/** Opening a table. */
export const host: AppWords['online']['host'] = {
  title: 'Nova mesa',
  table: 'Mesa',
  name: 'Nome da mesa',
  nameOf: who => `Mesa de ${who}`,
  who: 'Quem a encontra',
  listed: 'Todos',
  unlisted: 'Por link ou código',
  time: 'Tempo por turno',
  timeHint: 'Quando acaba, um jogador do computador assume até você retomar o lugar.',
  live: 'Ao vivo, sem relógio',
  watch: 'Espectadores',
  watchHint: 'Veem só o que é público.',
  nobody: 'Nenhum',
  atOnce: 'Ao vivo',
  behind: time => `${time} depois`,
  advice: 'Conselhos',
  adviceHint: 'Os jogadores podem pedi-los nas próprias decisões.',
  allowed: 'Permitidos',
  notAllowed: 'Não permitidos',
  you: 'Você',
  open: 'Livre para um jogador',
  moreHint: 'Mapa, níveis das cidades, variantes',
  create: 'Abrir a mesa',
};
