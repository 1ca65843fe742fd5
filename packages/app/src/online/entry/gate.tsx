import type { Me } from '@deedbook/protocol';
import type { ReactNode } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { linkTo } from '../../platform/route.ts';
import { offersTables } from '../../platform/tables.ts';
import { EntryForm } from './entry-form.tsx';
import { loadMe, useMe } from './me.ts';

/** Shows its content to players who have a name here; asks others for one first. */
export function Gate({ children }: { readonly children: (me: Me) => ReactNode }) {
  const words = useWords('online').entry;
  const { me, isLost } = useMe();
  if (!offersTables) return <NotOffered />;
  if (me === undefined) return isLost ? <Unreachable /> : <Page title={words.title}>{null}</Page>;
  if (me !== null) return children(me);
  return (
    <Page title={words.title} className="online-entry">
      <EntryForm />
    </Page>
  );
}

/** Shown if the app came from a host without online tables. */
export function NotOffered() {
  const words = useWords('online').entry;
  return (
    <Page title={words.title}>
      <div className="screen-empty">
        <StatIcon stat="players" size={56} />
        <p>{words.notOffered}</p>
        <p>{words.notOfferedHint}</p>
        <a className="screen-button" href={linkTo('')}>
          {words.home}
        </a>
      </div>
    </Page>
  );
}

/** Shown while the server does not reply; it is retried automatically. */
export function Unreachable() {
  const words = useWords('online').entry;
  return (
    <Page title={words.title}>
      <div className="screen-empty" role="status">
        <StatIcon stat="warning" size={56} />
        <p>{words.unreachable}</p>
        <p>{words.unreachableHint}</p>
        <button type="button" className="screen-button is-gold" onClick={() => void loadMe()}>
          <StatIcon stat="replay" size={18} />
          {words.again}
        </button>
        <a className="screen-button is-quiet" href={linkTo('')}>
          {words.home}
        </a>
      </div>
    </Page>
  );
}
