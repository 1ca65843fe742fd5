import { replay, versionGap } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { HeroEmblem } from '../../art/hero-emblem.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useSeat } from '../../game/table.ts';
import { useLanguage, useWords } from '../../language/language.ts';
import { Segments } from '../../parts/segments.tsx';
import { passOn } from '../../parts/share.ts';
import { toast } from '../../parts/toasts.ts';
import { linkTo, reviewLink, useRoute } from '../../platform/route.ts';
import { shareLink } from '../../saves/link.ts';
import type { Plan } from '../../seats/plan.ts';
import { sitDown } from '../../start/begin.ts';
import type { Film } from './film.ts';
import type { Eyes, Projector } from './projector.ts';

interface ReplayHeadProps {
  readonly film: Film;
  readonly plan: Plan;
  readonly text: Text;
  readonly projector: Projector;
  readonly onScores: () => void;
}

/** What is shown, from whose point of view, and what can be done with it. */
export function ReplayHead({ film, plan, text, projector, onScores }: ReplayHeadProps) {
  const { replay: words, review } = useWords('screens');
  const route = useRoute();
  const parts = useWords('page').parts;
  const language = useLanguage();
  const { n, eyes, setEyes } = projector;
  const gap = versionGap(film.record.engine);
  const note = gap && text.otherVersion(gap);
  const warning = film.isCut ? words.cut : note;
  const isEnd = useSeat(({ view }) => view.over);
  const seats = film.record.seats.map(({ hero }, seat) => ({
    value: seat as Eyes,
    name: film.called(text)(seat),
    label: <HeroEmblem hero={hero} size={26} />,
  }));
  const playOn = async () => {
    await sitDown(replay(film.upTo(n)), plan, language);
    toast(words.playedOn);
  };
  const share = () => void passOn(() => shareLink(JSON.stringify(film.upTo(film.length))), film.isWhole, parts);
  return (
    <header className="replay-head">
      <a className="screen-home" href={linkTo('records')} aria-label={words.close}>
        <StatIcon stat="back" size={20} />
      </a>
      <h1>{text.name('scenario', film.record.scenario)}</h1>
      {warning !== null && (
        <span className="replay-cut" title={warning}>
          <StatIcon stat="warning" size={18} title={warning} />
        </span>
      )}
      <Segments
        label={words.eyes}
        value={eyes}
        segments={[...seats, { value: null, name: words.spectator, label: <StatIcon stat="eye" size={20} /> }]}
        onChoose={setEyes}
      />
      <div className="replay-doings">
        {isEnd && (
          <button type="button" className="screen-button" onClick={onScores}>
            <StatIcon stat="score" size={18} />
            <span>{words.scores}</span>
          </button>
        )}
        <a className="screen-button" href={reviewLink(route)} title={review.hint}>
          <StatIcon stat="hint" size={18} />
          <span>{review.title}</span>
        </a>
        <button type="button" className="screen-button" onClick={share}>
          <StatIcon stat="link" size={18} />
          <span>{words.share}</span>
        </button>
        {!isEnd && (
          <button type="button" className="screen-button is-gold" onClick={playOn}>
            <StatIcon stat="enter" size={18} />
            <span>{words.playOn}</span>
          </button>
        )}
      </div>
    </header>
  );
}
