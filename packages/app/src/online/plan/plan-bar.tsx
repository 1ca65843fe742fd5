import type { Planning } from '@deedbook/client';
import { useEffect, useReducer } from 'react';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { useDeeds } from '../connected.ts';
import { dropPlan } from './planning.ts';

/** How long the plan is so far, and the buttons to keep or drop it. */
export function PlanBar({ planning }: { readonly planning: Planning }) {
  const words = useWords('online').seated;
  const act = useDeeds();
  const { table } = planning;
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => table.subscribe(() => again()), [table]);
  const { keys } = planning;
  const keep = async () => {
    if (!(await act({ deed: 'plan', keys: [...keys] }))) return;
    toast(words.planSaved);
    dropPlan();
  };
  return (
    <div className="signal">
      <p>{words.planning(keys.length)}</p>
      <button type="button" className="screen-button is-gold" disabled={keys.length === 0} onClick={() => void keep()}>
        {words.planKeep}
      </button>
      <button type="button" className="screen-button" onClick={dropPlan}>
        {words.planDrop}
      </button>
    </div>
  );
}
