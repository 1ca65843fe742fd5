import { isPushService, publicKey } from '../notice/push.ts';
import type { Server } from '../server.ts';
import { playerPageOf } from '../store/players.ts';
import type { Answers } from './calls.ts';
import { Refused } from './refused.ts';

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
      await store.db.deleteFrom('pushes').where('account', '=', account.id).execute();
      if (takes.subscription === null) return {};
      const { endpoint, keys } = takes.subscription;
      if (!isPushService(endpoint)) throw new Refused('FORBIDDEN');
      await store.db
        .insertInto('pushes')
        .values({ account: account.id, endpoint, keys: JSON.stringify(keys) })
        .execute();
      return {};
    },
  };
}
