import { duelOutlook, levelOf, type Player } from '@deedbook/engine';
import { flow, wrap } from './layout.ts';
import { paint, signs } from './paint.ts';
import { nameOfSeat, type Scene } from './scene.ts';

/** Player combat with all sums: the attack, the block, the damage that gets through and what it can buy. */
export function drawDuel(scene: Scene): string[] {
  const { query, view, text, look, words } = scene;
  const outlook = duelOutlook(query);
  const { duel } = view;
  if (!outlook || !duel || duel.participation === null) return [];
  const name = nameOfSeat(scene);
  const [head = '', ...rest] = text.duel(outlook, name);
  const notes = [duel.aggressor, duel.defender].map(who => {
    const wounds = duel.wounds.filter(other => other === who).length;
    const { handLimit } = levelOf(view.players[who] as Player);
    const state = duel.knockedOut.includes(who) ? words.knockedOut : words.woundsInFight(wounds, handLimit);
    return `${name(who)}: ${state}`;
  });
  return [
    ...wrap(head, look.width, '  ').map(line => paint(look, 'bold', line)),
    ...flow(notes, ` ${paint(look, 'dim', signs(look).dot)} `, look.width),
    ...rest.flatMap(line => wrap(line, look.width, '  ')),
  ];
}
