import type { Orders as Given } from '@deedbook/protocol';
import { useWords } from '../../language/language.ts';
import { useAtTable, useDeeds } from '../connected.ts';
import { SelectField } from '../entry/field.tsx';

/** Standing orders: what is answered for an absent player on the turns of others. */
export function Orders() {
  const words = useWords('online').seated;
  const act = useDeeds();
  const { own } = useAtTable().doc;
  if (own === null) return null;
  const { defence, plunder } = own.orders;
  const give = (change: Partial<Given>) => void act({ deed: 'orders', orders: { ...own.orders, ...change } });
  return (
    <details className="seated-deed">
      <summary>{words.orders}</summary>
      <p className="seated-note">{words.ordersHint}</p>
      <SelectField
        label={words.defence}
        value={defence}
        options={words.defences}
        onChange={value => give({ defence: value })}
      />
      <SelectField
        label={words.plunder}
        value={plunder}
        options={words.plunders}
        onChange={value => give({ plunder: value })}
      />
    </details>
  );
}
