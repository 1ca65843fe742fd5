import { useEffect } from 'react';
import { forgetPlan, useShownPlan } from '../advice/shown-plan.ts';
import { useSeat } from '../game/table.ts';
import { hexPath, lineOf, pointOf, SIZE } from './geometry.ts';

/** The plan that is looked at: its way and the spaces it aims at. */
export function PlanPreview() {
  const plan = useShownPlan(shown => shown.plan);
  const from = useSeat(({ view, seat }) => view.players[seat]?.hex);
  const turn = useSeat(({ view }) => view.turn.seat);
  // It starts where the hero was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move or the end of the turn makes it old
  useEffect(() => forgetPlan, [from, turn]);
  if (plan === null) return null;
  return (
    <g className="board-preview">
      {plan.way.length > 1 && (
        <>
          <path className="board-way-edge" d={lineOf(plan.way)} />
          <path className="board-way" d={lineOf(plan.way)} />
        </>
      )}
      {plan.targets.map(target => {
        const { x, y } = pointOf(target);
        return <path key={target} className="board-pointed" data-lit d={hexPath(SIZE - 1, x, y)} />;
      })}
    </g>
  );
}
