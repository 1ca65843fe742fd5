import { modeOf } from '@deedbook/engine';
import { HeroPortrait, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useKeys } from '../platform/keys.ts';
import { markBriefed } from './briefed.ts';
import './briefing.css';

/**
 * Before the first question: the map is visible, and a few sentences say what to do, how long it takes and what counts.
 */
export function Briefing() {
  const words = useWords('panels').briefing;
  const { text, view, seat } = useSeat(table => table);
  const { scenario } = view.options;
  const { rounds } = modeOf(view.options, view.players.length);
  const scenarios: Readonly<Record<string, { readonly what: string; readonly counts: string }>> = words.scenario;
  const said = scenarios[scenario];
  const begin = () => markBriefed(scenario);
  useKeys({ enter: begin });
  return (
    <section className="briefing" aria-label={words.name}>
      <HeroPortrait hero={view.players[seat]?.hero ?? ''} />
      <h2>{text.name('scenario', scenario)}</h2>
      <dl>
        <Line stat="explore" name={words.what} said={said?.what ?? text.goal(scenario)} />
        <Line stat="round" name={words.long} said={words.rounds(rounds)} />
        {said && <Line stat="fame" name={words.counts} said={said.counts} />}
      </dl>
      <button type="button" className="briefing-begin" onClick={begin}>
        {words.begin}
        <kbd>↵</kbd>
      </button>
    </section>
  );
}

function Line({ stat, name, said }: { readonly stat: string; readonly name: string; readonly said: string }) {
  return (
    <div>
      <dt>
        <StatIcon stat={stat} size={20} />
        {name}
      </dt>
      <dd>{said}</dd>
    </div>
  );
}
