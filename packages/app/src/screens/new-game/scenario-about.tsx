import { SCENARIOS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { linkTo } from '../../platform/route.ts';
import type { Draft } from './draft.ts';

/** The scenario that introduces newcomers to the game. */
const FIRST = 'first-reconnaissance';

/** What the chosen scenario is like, for players new to it, and where its rules are. */
export function ScenarioAbout({ draft: { scenario }, text }: { readonly draft: Draft; readonly text: Text }) {
  const about = useWords('screens').choosing;
  // Without a description of its own, a scenario is described by its goal.
  const scenarios: Readonly<Record<string, string>> = about.scenario;
  return (
    <section className="screen-panel scenario-about">
      <div className="new-game-row">
        <h2>{text.name('scenario', scenario)}</h2>
        {scenario === FIRST && <span className="scenario-first">{about.first}</span>}
      </div>
      <p>{scenarios[scenario] ?? text.goal(scenario)}</p>
      <a className="screen-link" href={linkTo('rules', `SCN-${SCENARIOS.get(scenario).rules}-01`)}>
        <StatIcon stat="rules" size={18} />
        {about.rules}
      </a>
    </section>
  );
}
