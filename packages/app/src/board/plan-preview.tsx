import { useShownPlan } from '../advice/shown-plan.ts';
import { hexPath, lineOf, pointOf, SIZE } from './geometry.ts';

/** The plan that is looked at: its way and the spaces it aims at. */
export function PlanPreview() {
  const plan = useShownPlan(shown => shown.plan);
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
