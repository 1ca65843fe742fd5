import { useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { linkTo, useRoute } from '../../platform/route.ts';
import { offersTables } from '../../platform/tables.ts';
import { server, useWhy } from '../server.ts';
import { NotOffered } from './gate.tsx';
import { setMe } from './me.ts';
import { Problem } from './problem.tsx';

/** A one-time link. It is used when the button is pressed, so that link previews do not use it up. */
export function EnterScreen() {
  const words = useWords('online').entry;
  const why = useWhy();
  const { id } = useRoute();
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async () => {
    try {
      setMe((await server.call('useSecret', { secret: id ?? '' })).me);
      // "Back" must not lead to a link that has been used.
      location.replace(linkTo('online'));
    } catch (error) {
      setProblem(why(error));
    }
  };
  if (!offersTables) return <NotOffered />;
  return (
    <Page title={words.linkTitle}>
      <div className="screen-empty">
        <StatIcon stat="enter" size={56} />
        <p>{words.linkHint}</p>
        <button type="button" className="screen-button is-gold" onClick={() => void enter()}>
          {words.useLink}
        </button>
        <Problem said={problem} />
      </div>
    </Page>
  );
}
