import type { PlayerPage as Shown } from '@deedbook/protocol';
import type { Text } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { useText } from '../../parts/use-text.ts';
import { linkTo } from '../../platform/route.ts';
import { server, useWhy } from '../server.ts';
import './account.css';

/** A player's public page: finished games, best scores by scenario, and a rating from games in which sides compete. */
export function PlayerPage({ id }: { readonly id: string }) {
  const words = useWords('online').account;
  const { lobby } = useWords('online').room;
  const why = useWhy();
  const text = useText();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    server.call('player', {}, { player: id }).then(({ player }) => setShown(player), setProblem);
  }, [id]);
  const toLobby = (
    <a className="screen-button is-quiet" href={linkTo('online')}>
      <StatIcon stat="list" size={18} />
      {lobby}
    </a>
  );
  if (shown === null || text === null) {
    return (
      <Page title={words.games} actions={toLobby}>
        {problem !== null && <p className="screen-empty">{why(problem)}</p>}
      </Page>
    );
  }
  return (
    <Page title={shown.name} className="account" actions={toLobby}>
      <Head shown={shown} />
      <Best shown={shown} text={text} />
      <Games shown={shown} text={text} />
    </Page>
  );
}

function Head({ shown: { since, rating } }: { readonly shown: Shown }) {
  const words = useWords('online').account;
  const language = useLanguage();
  return (
    <section className="screen-panel account-head">
      <p>{words.since(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(since))}</p>
      {rating && (
        <p className="account-rating">
          <span>{words.rating}</span>
          <b>{rating.value}</b>
          <small>{words.ratingHint(rating.games)}</small>
        </p>
      )}
    </section>
  );
}

interface PartProps {
  readonly shown: Shown;
  readonly text: Text;
}

function Best({ shown: { best }, text }: PartProps) {
  const words = useWords('online').account;
  const scores = Object.entries(best);
  if (scores.length === 0) return null;
  return (
    <section className="screen-panel">
      <h2>{words.best}</h2>
      <dl className="account-best">
        {scores.map(([scenario, score]) => (
          <div key={scenario}>
            <dt>{text.name('scenario', scenario)}</dt>
            <dd>{words.points(score)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Games({ shown: { games }, text }: PartProps) {
  const words = useWords('online').account;
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="screen-panel">
      <h2>{words.games}</h2>
      {games.length === 0 ? (
        <p className="account-note">{words.noGames}</p>
      ) : (
        <ul className="account-games">
          {games.map(({ table, name, scenario, at, score, place, players }) => (
            <li key={table}>
              <a href={linkTo('table', table)}>{name}</a>
              <span>{text.name('scenario', scenario)}</span>
              <span>{players.filter(Boolean).join(', ')}</span>
              <b>
                {[place !== null && words.place(place), score !== null && words.points(score)]
                  .filter(Boolean)
                  .join(' · ')}
              </b>
              <time dateTime={new Date(at).toISOString()}>{day.format(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
