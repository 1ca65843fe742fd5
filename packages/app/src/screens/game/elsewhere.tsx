import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { linkTo } from '../../platform/route.ts';

/** The game is open in another window: play it there, or take it over. */
export function Elsewhere({ onPlay }: { readonly onPlay: () => void }) {
  const words = useWords('panels').sharing;
  return (
    <Page title={words.elsewhere}>
      <div className="screen-empty">
        <StatIcon stat="copy" size={56} />
        <p>{words.elsewhereText}</p>
        <button type="button" className="screen-button is-gold" onClick={onPlay}>
          <StatIcon stat="start" size={18} />
          {words.playHere}
        </button>
        <a className="screen-button is-quiet" href={linkTo('records')}>
          {words.allGames}
        </a>
      </div>
    </Page>
  );
}
