import type { ScoreSheet } from '@deedbook/engine';
import { type ReactNode, useMemo } from 'react';
import { HeroPortrait } from '../art/hero-portrait.tsx';
import { StatIcon } from '../art/stat-icon.tsx';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useLanguage, useWords } from '../language/language.ts';
import { withMinus } from '../language/numbers.ts';
import { Page } from '../parts/page.tsx';
import { passOn } from '../parts/share.ts';
import { linkTo } from '../platform/route.ts';
import { shareLink } from '../saves/link.ts';
import { beginGame, newSeed } from '../start/begin.ts';
import { AchievementList } from '../statistics/achievement-list.tsx';
import { earnedIn } from '../statistics/achievements.ts';
import { DeedsTable } from './deeds-table.tsx';
import { FameChart } from './fame-chart.tsx';
import { drawScore, handOn, worthALine } from './score-picture.ts';
import './scores.css';
import { SheetTable } from './sheet-table.tsx';
import { tally } from './tally.ts';

const NO_SHEETS: readonly ScoreSheet[] = [];

/** The end of the game: who won, what everything was worth, and how it came about. */
export function ScoreScreen({ onBack, ways }: { readonly onBack?: () => void; readonly ways?: ReactNode }) {
  const words = useWords('screens').scores;
  const view = useSeat(table => table.view);
  const news = useSeat(table => table.news);
  const text = useSeat(table => table.text);
  const sheets = useSeat(table => table.scores) ?? NO_SHEETS;
  const tallies = useMemo(
    () =>
      tally(
        news,
        view.players.map(({ fame }) => fame),
      ),
    [news, view],
  );
  const seat = useSeat(table => table.seat);
  const { statistics } = useWords('screens');
  const earned = useMemo(() => earnedIn(news, seat), [news, seat]);
  const alone = view.players.length === 1 ? sheets[0] : undefined;
  const isLost = sheets.every(({ won }) => won === false);
  const heroes = view.players.map(({ hero }) => hero);
  const names = useSeatNames();
  // Whose face is shown: a winner's, or else the player's own.
  const honored = sheets.find(({ won }) => won)?.seats[0] ?? seat;
  return (
    <Page title={words.title} className="scores" actions={ways ?? <Ways onBack={onBack} />}>
      <div className="scores-winner" data-lost={isLost || undefined}>
        <HeroPortrait hero={heroes[honored] ?? ''} width={128} height={160} />
        <p>
          <StatIcon stat={isLost ? 'wound' : 'score'} size={34} />
          {text.winner(sheets, names) ?? (alone ? words.ended(names(0), alone.total) : words.over)}
          <small>
            {text.name('scenario', view.options.scenario)}
            {view.ending && `: ${words.reached}`}
          </small>
        </p>
      </div>
      <SheetTable sheets={sheets} heroes={heroes} names={names} text={text} />
      {earned.length > 0 && (
        <section className="screen-panel">
          <h2>{statistics.inThisGame}</h2>
          <AchievementList all={earned} earned={earned} />
        </section>
      )}
      <div className="scores-below">
        <FameChart tallies={tallies} heroes={heroes} names={names} />
        <DeedsTable tallies={tallies} players={view.players} names={names} />
      </div>
    </Page>
  );
}

/** What comes next. */
function Ways({ onBack }: { readonly onBack: (() => void) | undefined }) {
  const { scores: words, review } = useWords('screens');
  const parts = useWords('page').parts;
  const language = useLanguage();
  const id = useSeat(table => table.id);
  const files = useSeat(table => table.files);
  const plan = useSeat(table => table.plan);
  const setup = files?.setup ?? null;
  if (onBack) {
    return (
      <button type="button" className="screen-button" onClick={onBack}>
        <StatIcon stat="replay" size={18} />
        <span>{words.back}</span>
      </button>
    );
  }
  if (files === null || setup === null) return <p className="scores-note">{words.fromPosition}</p>;
  return (
    <>
      <PictureButton />
      <button
        type="button"
        className="screen-button"
        onClick={() => void passOn(() => shareLink(files.write()), true, parts)}
      >
        <StatIcon stat="link" size={18} />
        <span>{words.share}</span>
      </button>
      <a className="screen-button" href={linkTo('review', id)} title={review.hint}>
        <StatIcon stat="hint" size={18} />
        <span>{review.title}</span>
      </a>
      <a className="screen-button" href={linkTo('replay', id)}>
        <StatIcon stat="replay" size={18} />
        <span>{words.replay}</span>
      </a>
      <button
        type="button"
        className="screen-button is-gold"
        onClick={() => void beginGame({ ...setup, seed: newSeed() }, plan, language)}
      >
        <StatIcon stat="start" size={18} />
        <span>{words.rematch}</span>
      </button>
    </>
  );
}

/** The end of the game as a picture, to share or save. */
function PictureButton() {
  const words = useWords('screens').scores;
  const { text, view, seat, scores } = useSeatFields('text', 'view', 'seat', 'scores');
  const names = useSeatNames();
  const sheet = scores?.find(({ seats }) => seats.includes(seat)) ?? scores?.[0];
  if (!sheet || !scores) return null;
  const draw = async () => {
    const hero = view.players[seat]?.hero ?? '';
    const title = text.name('scenario', view.options.scenario);
    const picture = await drawScore(hero, {
      title,
      result: text.winner(scores, names) ?? words.ended(names(seat), sheet.total),
      lines: [
        ...(sheet.fame === null ? [] : [[words.fame, withMinus(sheet.fame)] as const]),
        ...worthALine(sheet).map(({ what, points }) => [text.scored(what), withMinus(points)] as const),
      ],
      total: [words.total, withMinus(sheet.total)],
    });
    if (picture !== null) await handOn(picture, `deedbook-${view.options.scenario}-${hero}.png`);
  };
  return (
    <button type="button" className="screen-button" title={words.pictureHint} onClick={() => void draw()}>
      <StatIcon stat="share" size={18} />
      <span>{words.picture}</span>
    </button>
  );
}
