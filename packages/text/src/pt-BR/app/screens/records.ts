import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** The list of games. */
export const records: AppWords['screens']['records'] = {
  title: 'Partidas',
  running: 'Em andamento',
  finished: 'Terminadas',
  none: 'Nenhuma partida ainda. Cada partida é guardada aqui após cada resposta; feche a página quando quiser.',
  begin: 'Nova partida',
  import: 'Importar um arquivo',
  drop: 'Solte a partida aqui',
  imported: 'A partida está nas suas partidas.',
  continue: 'Continuar',
  scores: 'Pontuação',
  replay: 'Rever',
  duplicate: 'Duplicar',
  duplicated: 'Partida duplicada.',
  file: 'Exportar',
  share: 'Compartilhar',
  remove: 'Excluir',
  removed: 'Partida excluída.',
  noRecord: 'Esta partida começou pela metade: não há o que rever nem compartilhar.',
  answers: n => `${n} ${plural(n, 'decisão', 'decisões')}`,
  fame: 'Fama',
  unlabeled: 'Uma partida sem etiqueta',
  more: 'Mais',
};
