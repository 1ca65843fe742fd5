import type { Orders as Given } from '@deedbook/protocol';
import { useWords } from '../../language/language.ts';
import { useAtTable, useDeeds } from '../connected.ts';

const DEFENCES = [
  'ask',
  'defend-fully',
  'pass',
  'pass-unless-knocked-out',
] as const satisfies readonly Given['defence'][];
const PLUNDERS = ['ask', 'plunder'] as const satisfies readonly Given['plunder'][];

/** Standing orders: what is done for the player on the turns of others, while the player is away. */
export function Orders() {
  const words = useWords('online').seated;
  const act = useDeeds();
  const { own } = useAtTable().doc;
  if (own === null) return null;
  const give = (change: Partial<Given>) => void act({ deed: 'orders', orders: { ...own.orders, ...change } });
  return (
    <details className="seated-deed">
      <summary>{words.orders}</summary>
      <p className="seated-note">{words.ordersHint}</p>
      <label className="online-field">
        {words.defence}
        <select
          className="screen-field"
          value={own.orders.defence}
          onChange={event => give({ defence: event.target.value as Given['defence'] })}
        >
          {DEFENCES.map(each => (
            <option key={each} value={each}>
              {words.defences[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="online-field">
        {words.plunder}
        <select
          className="screen-field"
          value={own.orders.plunder}
          onChange={event => give({ plunder: event.target.value as Given['plunder'] })}
        >
          {PLUNDERS.map(each => (
            <option key={each} value={each}>
              {words.plunders[each]}
            </option>
          ))}
        </select>
      </label>
    </details>
  );
}
