import { meOf } from '../identity/accounts.ts';
import { depart } from '../live/depart.ts';
import type { Server } from '../server.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Answers } from './calls.ts';
import { orRefuse } from './refused.ts';
import { sessionOf, setCookie, tokenOf } from './who.ts';

type AccountCalls =
  | 'me'
  | 'playAsGuest'
  | 'rename'
  | 'setPassword'
  | 'signIn'
  | 'makeSecret'
  | 'useSecret'
  | 'signOut'
  | 'deleteMe'
  | 'exportMe'
  | 'mute'
  | 'muted';

/** The calls about the player's own account. */
export function accountCalls(server: Server): Pick<Answers, AccountCalls> {
  const { accounts, rooms } = server;

  const enter = async (
    account: AccountRow,
    reply: Parameters<typeof setCookie>[1],
    wantsToken: boolean | undefined,
  ) => {
    const token = await accounts.begin(account);
    if (!wantsToken) setCookie(server, reply, token);
    return { me: meOf(account), token: wantsToken ? token : null };
  };

  return {
    me: async ({ account }) => ({ me: account && meOf(account) }),
    playAsGuest: async ({ takes, reply }) => enter(await accounts.createGuest(takes.name), reply, takes.token),
    rename: async ({ takes, account }) => ({ me: meOf(orRefuse(await accounts.rename(account, takes.name))) }),

    setPassword: async ({ takes, account, request, reply }) => {
      const changed = orRefuse(await accounts.setPassword(account, takes.password, takes.current));
      // Every other session ends; this one continues with a new token.
      const isBrowser = request.headers.authorization === undefined;
      const token = await accounts.begin(changed);
      if (isBrowser) setCookie(server, reply, token);
      // Once the browser has the new token.
      reply.raw.once('finish', () => server.expulsions.signOut(account.id, null, sessionOf(request)));
      return { me: meOf(changed), token: isBrowser ? null : token };
    },

    signIn: async ({ takes, reply }) =>
      enter(orRefuse(await accounts.signIn(takes.name, takes.password)), reply, takes.token),
    makeSecret: ({ takes, account }) => accounts.makeSecret(account, takes.kind),
    useSecret: async ({ takes, reply }) => enter(orRefuse(await accounts.useSecret(takes.secret)), reply, takes.token),

    signOut: async ({ takes, account, request, reply }) => {
      const token = tokenOf(request);
      if (takes.everywhere) await accounts.endSessions(account.id);
      else if (token !== null) await accounts.end(token);
      server.expulsions.signOut(account.id, takes.everywhere ? null : sessionOf(request));
      setCookie(server, reply, null);
      return {};
    },

    deleteMe: async ({ account, reply }) => {
      await depart(rooms, accounts, account.id);
      server.expulsions.expel(account.id, 'SIGN-IN');
      setCookie(server, reply, null);
      return {};
    },

    exportMe: ({ account }) => accounts.export(account),
    mute: async ({ takes, account, named }) => ({
      muted: await accounts.setMuted(account, named('player'), takes.muted),
    }),
    muted: async ({ account }) => ({ muted: JSON.parse(account.muted) as string[] }),
  };
}
