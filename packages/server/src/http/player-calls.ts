import { isPushService, publicKey } from '../notice/push.ts';
import type { Server } from '../server.ts';
import { playerPageOf } from '../store/players.ts';
import type { Answers } from './calls.ts';
import { Refused } from './refused.ts';

/** How many browsers of one account are woken at most. */
const MOST_BROWSERS = 10;

/** The calls about other players and about notifications. */
export function playerCalls({ store }: Server): Pick<Answers, 'player' | 'pushKey' | 'subscribe'> {
  return {
    player: async ({ named }) => {
      const player = await playerPageOf(store, named('player'));
      if (player === null) throw new Refused('NO-SUCH-PLAYER');
      return { player };
    },
    pushKey: async () => ({ key: await publicKey(store) }),
    subscribe: async ({ takes, account }) => {
      const own = store.db.deleteFrom('pushes').where('account', '=', account.id);
      if (takes.subscription === null) {
        await (takes.endpoint === undefined ? own : own.where('endpoint', '=', takes.endpoint)).execute();
        return {};
      }
      const { endpoint, keys } = takes.subscription;
      if (!isPushService(endpoint)) throw new Refused('FORBIDDEN');
      // A browser is woken for whoever signed in there last.
      await store.db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
      const others = await store.db.selectFrom('pushes').select('endpoint').where('account', '=', account.id).execute();
      const surplus = others.slice(MOST_BROWSERS - 1).map(one => one.endpoint);
      if (surplus.length > 0) await own.where('endpoint', 'in', surplus).execute();
      await store.db
        .insertInto('pushes')
        .values({ account: account.id, endpoint, keys: JSON.stringify(keys) })
        .execute();
      return {};
    },
  };
}
