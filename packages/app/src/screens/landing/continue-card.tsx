import { HeroPortrait } from '../../art/hero-portrait.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { useText } from '../../parts/use-text.ts';
import { linkTo } from '../../platform/route.ts';
import { tellLast } from '../../saves/tell-last.ts';
import type { Labelled } from './newest.ts';

const LARGE = { width: 56, height: 70 };
const SMALL = { width: 36, height: 45 };

/** The game played last: its state, and the way back in. Names load with the engine, a moment later. */
export function ContinueCard({ save, isIdle }: { readonly save: Labelled; readonly isIdle: boolean }) {
  const words = useWords('page').landing;
  const parts = useWords('page').parts;
  const text = useText(isIdle);
  const { scenario, heroes, round, time, last } = save.label;
  return (
    <a className="landing-continue" href={linkTo('game', save.id)}>
      <span className="landing-continue-heroes">
        {heroes.map(hero => (
          <HeroPortrait key={hero} hero={hero} {...(heroes.length > 1 ? SMALL : LARGE)} />
        ))}
      </span>
      <span className="landing-continue-words">
        <strong>{text ? text.name('scenario', scenario) : '\u00a0'}</strong>
        <span className="landing-continue-when">
          {parts.round(round)}
          <StatIcon stat={time} size={16} />
          {parts[time]}
        </span>
        <span className="landing-continue-last">
          {last === null ? parts.begun : ((text && tellLast(text, save.label)) ?? '\u00a0')}
        </span>
      </span>
      <span className="screen-button is-gold">
        <StatIcon stat="start" size={20} />
        {words.continue}
      </span>
    </a>
  );
}
