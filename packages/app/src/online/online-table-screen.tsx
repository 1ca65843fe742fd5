import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Page } from '../parts/page.tsx';
import { goTo, linkTo, useRoute } from '../platform/route.ts';
import { offersTables } from '../platform/tables.ts';
import { AtTableContext, useConnection, useFollowed } from './connected.ts';
import { NotOffered, Unreachable } from './entry/gate.tsx';
import { useMe } from './entry/me.ts';
import { Room } from './room/room.tsx';
import { Refused, server, useAttempt, useWhy } from './server.ts';
import { OnlineGame } from './table/online-game.tsx';

/** A code has six letters; ids are longer. */
const isCode = (id: string): boolean => /^[a-z]{6}$/i.test(id);

/** An online table: the waiting room before the game, then the game. */
export function OnlineTableScreen() {
  const { id } = useRoute();
  const { me, isLost } = useMe();
  const { connecting } = useWords('online').room;
  useEffect(() => {
    if (id === null) goTo('online');
  }, [id]);
  if (!offersTables) return <NotOffered />;
  if (id === null) return null;
  if (me === undefined) return isLost ? <Unreachable /> : <Page title={connecting}>{null}</Page>;
  if (isCode(id)) return <ByCode code={id} />;
  return <Connected key={`${id} ${me?.id}`} id={id} />;
}

/** Looks up a table by its code and goes there. */
function ByCode({ code }: { readonly code: string }) {
  const { connecting } = useWords('online').room;
  const attempt = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once
  useEffect(() => {
    void attempt(async () => {
      const { id } = await server.call('findTable', {}, { code });
      location.replace(linkTo('table', id));
    }).then(isFound => isFound || goTo('online'));
  }, [code]);
  return <Page title={connecting}>{null}</Page>;
}

function Connected({ id }: { readonly id: string }) {
  const words = useWords('online').room;
  const why = useWhy();
  const connection = useConnection(id);
  useFollowed(connection);
  const doc = connection?.doc ?? null;
  const at = useMemo(() => connection && doc && { connection, doc }, [connection, doc]);
  if (connection?.link === 'ended' && connection.refusal !== null) {
    return <Nothing title={words.lobby} said={why(new Refused(connection.refusal))} />;
  }
  if (at === null) return connection?.link === 'lost' ? <Unreachable /> : <Page title={words.connecting}>{null}</Page>;
  const { table, sight } = at.doc;
  const unseen = table.settings.watch === null ? words.closed : words.delayed;
  return (
    <AtTableContext value={at}>
      {table.state === 'open' ? (
        <Room />
      ) : sight === null ? (
        <Nothing title={table.settings.name} said={`${words.playingWithout} ${unseen}`} />
      ) : (
        <OnlineGame />
      )}
    </AtTableContext>
  );
}

/** Shown if there is no game to see here. */
function Nothing({ title, said }: { readonly title: string; readonly said: ReactNode }) {
  const words = useWords('online').room;
  return (
    <Page title={title}>
      <div className="screen-empty">
        <StatIcon stat="players" size={56} />
        <p>{said}</p>
        <a className="screen-button" href={linkTo('online')}>
          {words.lobby}
        </a>
      </div>
    </Page>
  );
}
