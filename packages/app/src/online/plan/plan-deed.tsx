import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { useAtTable, useDeeds } from '../connected.ts';
import { beginPlan } from './planning.ts';

/** Starts planning while others play, or shows the plan that was kept. */
export function PlanDeed({ close }: { readonly close: () => void }) {
  const words = useWords('online').seated;
  const act = useDeeds();
  const { connection, doc } = useAtTable();
  const { table, own } = doc;
  const facts = own === null ? undefined : table.seats[own.seat];
  if (own === null || facts === undefined || facts.since !== null || facts.bot !== null) return null;
  const begin = async () => {
    if (await beginPlan(connection)) close();
    else toast(words.planNothing);
  };
  return (
    <details className="seated-deed" open={own.plan.length > 0}>
      <summary>{words.plan}</summary>
      <p className="seated-note">{own.plan.length > 0 ? words.planKept(own.plan.length) : words.planHint}</p>
      <div className="seated-deed-ways">
        <button type="button" className="screen-button" onClick={() => void begin()}>
          {words.planStart}
        </button>
        {own.plan.length > 0 && (
          <button type="button" className="screen-button" onClick={() => void act({ deed: 'plan', keys: [] })}>
            {words.planDrop}
          </button>
        )}
      </div>
    </details>
  );
}
