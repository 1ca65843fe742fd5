import { type ComponentProps, useEffect, useState } from 'react';
import { Logo } from '../../art/logo.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { TitlePicture } from '../../art/title-picture.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { openAsk } from '../../lookup/open.ts';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { useTitle } from '../../parts/page.tsx';
import { detailOf, problemOf } from '../../parts/problem.ts';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';
import { offersTables } from '../../platform/tables.ts';
import { useIdle } from '../../platform/use-idle.ts';
import { SoundSwitch } from '../../sound/sound-switch.tsx';
import { ContinueCard } from './continue-card.tsx';
import { useInstall } from './install.ts';
import './landing.css';
import './landing-sizes.css';
import { useNewest } from './newest.ts';

/** The entrance: play at once, continue, or look around. */
export function LandingScreen() {
  const words = useWords('page').landing;
  const newest = useNewest();
  const isIdle = useIdle();
  useTitle(null);
  useEffect(() => {
    // The engine loads once the first screen is up, so that a game starts at once.
    if (isIdle) void import('../../start/begin.ts').catch(() => undefined);
  }, [isIdle]);
  return (
    <div className="landing">
      <div className="landing-picture">
        <TitlePicture />
      </div>
      <main className="landing-main">
        <h1 className="landing-name">
          <Logo size={76} />
          Deedbook
        </h1>
        <p className="landing-tagline">{words.tagline}</p>
        {newest && <ContinueCard save={newest} isIdle={isIdle} />}
        <div className="landing-ways">
          {newest === null && (
            <a className="screen-button is-gold" href={linkTo('learn')} title={words.learnHint}>
              <StatIcon stat="help" size={20} />
              {words.learn}
            </a>
          )}
          <SoloButton />
          <a className="screen-button" href={linkTo('new')}>
            <StatIcon stat="plus" size={20} />
            {words.newGame}
          </a>
          {offersTables && (
            <a className="screen-button" href={linkTo('online')}>
              <StatIcon stat="players" size={20} />
              {words.online}
            </a>
          )}
        </div>
        {newest === null && <p className="landing-hint">{words.learnHint}</p>}
        <Ways isNew={newest === null} />
      </main>
      <footer className="landing-foot">{offersTables ? words.unofficialOnline : words.unofficial}</footer>
    </div>
  );
}

/** One click, and a solo game runs. */
function SoloButton() {
  const words = useWords('page').landing;
  const { problems } = useWords('page').parts;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      const { beginSolo } = await import('../../start/begin.ts');
      await beginSolo(language);
    } catch (error) {
      setBusy(false);
      const problem = problemOf(error);
      toast(problems[problem.kind], { detail: await detailOf(problem, language), isBad: true });
    }
  };
  return (
    <button type="button" className="screen-button" title={words.soloHint} disabled={isBusy} onClick={play}>
      <StatIcon stat="start" size={20} />
      {isBusy ? words.setting : words.solo}
    </button>
  );
}

/** Everything else that can be looked at. */
function Ways({ isNew }: { readonly isNew: boolean }) {
  const words = useWords('page').landing;
  const install = useInstall(store => store.ask);
  return (
    <nav className="landing-nav">
      {!isNew && <Way to="learn" stat="help" name={words.learn} />}
      <Way to="training" stat="combat" name={words.training} />
      <Way to="records" stat="list" name={words.records} />
      <Way to="rules" stat="rules" name={words.rules} />
      <button type="button" className="screen-button is-quiet" onClick={openAsk}>
        <StatIcon stat="help" size={18} />
        {words.ask}
      </button>
      <Way to="editor" stat="map" name={words.editor} />
      <Way to="codex" stat="search" name={words.codex} />
      <Way to="statistics" stat="score" name={words.statistics} />
      <Way to="settings" stat="settings" name={words.settings} />
      {install && (
        <button type="button" className="screen-button is-quiet" onClick={install}>
          <StatIcon stat="save" size={18} />
          {words.install}
        </button>
      )}
      <SoundSwitch className="screen-button is-quiet" />
      <LanguageSwitch />
    </nav>
  );
}

interface WayProps {
  readonly to: string;
  readonly stat: ComponentProps<typeof StatIcon>['stat'];
  readonly name: string;
}

const Way = ({ to, stat, name }: WayProps) => (
  <a className="screen-button is-quiet" href={linkTo(to)}>
    <StatIcon stat={stat} size={18} />
    {name}
  </a>
);
