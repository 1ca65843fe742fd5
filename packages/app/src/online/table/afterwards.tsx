import { type GameRecord, replay, writeRecord } from '@deedbook/engine';
import type { TableFacts } from '@deedbook/protocol';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { passOn } from '../../parts/share.ts';
import { goTo, linkTo } from '../../platform/route.ts';
import { shareLink } from '../../saves/link.ts';
import { saveOf } from '../../saves/save.ts';
import { putGame } from '../../saves/shelf.ts';
import { ownSeatOf, useAtTable } from '../connected.ts';
import { server, useAttempt } from '../server.ts';

/** The record of a finished game, for those who played it. */
const recordOf = async (table: string): Promise<GameRecord> =>
  (await server.call('record', {}, { table })).record as GameRecord;

/** Saves a finished game in this browser, so that it can be replayed like any other. */
async function keep({ id, seats, created }: TableFacts, own: number | null): Promise<void> {
  const session = replay(await recordOf(id));
  const plan = seats.map(({ bot }, seat) => (seat === own ? 'person' : (bot ?? 'person')));
  const names = seats.map(({ player }) => player?.name ?? '');
  await putGame(saveOf(id, session, plan, created, names));
}

/** What players can do after an online game. */
export function AfterwardWays() {
  const words = useWords('online').afterwards;
  const { review } = useWords('screens');
  const parts = useWords('page').parts;
  const attempt = useAttempt();
  const { doc } = useAtTable();
  const { table } = doc;
  const own = ownSeatOf(doc);
  const look = (screen: 'replay' | 'review') =>
    attempt(async () => {
      await keep(table, own);
      goTo(screen, table.id);
    });
  const share = () =>
    attempt(async () => {
      const record = writeRecord(await recordOf(table.id));
      await passOn(() => shareLink(record), true, parts);
    });
  const rematch = () =>
    attempt(async () => {
      const { table: next } = await server.call('rematch', {}, { table: table.id });
      goTo('table', next.id);
    });
  return (
    <>
      <a className="screen-button is-quiet" href={linkTo('online')}>
        <StatIcon stat="list" size={18} />
        <span>{words.lobby}</span>
      </a>
      {own !== null && (
        <>
          <button type="button" className="screen-button" onClick={() => void share()}>
            <StatIcon stat="link" size={18} />
            <span>{words.share}</span>
          </button>
          <button type="button" className="screen-button" title={review.hint} onClick={() => void look('review')}>
            <StatIcon stat="hint" size={18} />
            <span>{review.title}</span>
          </button>
          <button type="button" className="screen-button" onClick={() => void look('replay')}>
            <StatIcon stat="replay" size={18} />
            <span>{words.replay}</span>
          </button>
          <button type="button" className="screen-button is-gold" onClick={() => void rematch()}>
            <StatIcon stat="start" size={18} />
            <span>{table.rematch === null ? words.rematch : words.toRematch}</span>
          </button>
        </>
      )}
    </>
  );
}

/** Shown if the players agreed to end the game early. */
export function Ended() {
  const words = useWords('online').afterwards;
  const { settings } = useAtTable().doc.table;
  return (
    <Page title={settings.name}>
      <div className="screen-empty">
        <StatIcon stat="score" size={56} />
        <p>{words.ended}</p>
        <p>{words.endedHint}</p>
        <AfterwardWays />
      </div>
    </Page>
  );
}
