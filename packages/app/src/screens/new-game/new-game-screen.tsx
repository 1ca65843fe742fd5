import type { Text } from '@deedbook/text';
import { useMemo, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { detailOf, problemOf } from '../../parts/problem.ts';
import { toast } from '../../parts/toasts.ts';
import { useText } from '../../parts/use-text.ts';
import { tidyName } from '../../seats/names.ts';
import { beginGame, newSeed } from '../../start/begin.ts';
import { type Draft, formOf, setupOf, tidy } from './draft.ts';
import '../../look/ticks.css';
import './new-game.css';
import { HeroPicker } from './hero-picker.tsx';
import { keepNames, lastNames } from './last-names.ts';
import { OptionsPanel } from './options-panel.tsx';
import { ScenarioAbout } from './scenario-about.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { SeedField } from './seed-field.tsx';
import './start.css';
import { whyNot } from './why-not.ts';

const first = (): Draft =>
  tidy({
    scenario: 'first-reconnaissance',
    seats: [{ hero: 'tovak', who: 'person', name: lastNames()[0] ?? '' }],
    options: {},
    seed: newSeed(),
  });

/** A summary of the folded options: those chosen, or those available. */
const moreOf = ({ options }: Draft, text: Text, usual: string): string =>
  options.variants?.length ? options.variants.map(id => text.name('variant', id)).join(', ') : usual;

/** A new game: hero, scenario, seats; further options are folded away. */
export function NewGameScreen() {
  const words = useWords('screens').newGame;
  const text = useText();
  const [draft, setDraft] = useState(first);
  if (text === null) return <Page title={words.title}>{null}</Page>;
  return (
    <Page title={words.title} className="new-game">
      <HeroPicker draft={draft} text={text} onChange={setDraft} />
      <div className="new-game-columns">
        <ScenarioList draft={draft} text={text} onChange={setDraft} />
        <div className="new-game-table">
          <ScenarioAbout draft={draft} text={text} />
          <SeatsPanel draft={draft} text={text} onChange={setDraft} />
          <details className="screen-panel new-game-more">
            <summary>
              <span>
                <b>{words.more}</b>
                {moreOf(draft, text, words.moreHint)}
              </span>
            </summary>
            <OptionsPanel draft={draft} text={text} onChange={setDraft} />
            <SeedField draft={draft} onChange={setDraft} />
          </details>
        </div>
      </div>
      <StartBar draft={draft} text={text} />
    </Page>
  );
}

/** What will be played, and the start button; or why it cannot start. */
function StartBar({ draft, text }: { readonly draft: Draft; readonly text: Text }) {
  const words = useWords('screens').newGame;
  const { problems } = useWords('page').parts;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const why = useMemo(() => whyNot(draft), [draft]);
  const { rounds, mode } = formOf(draft);
  const start = async () => {
    setBusy(true);
    keepNames(draft.seats.map(({ who, name }) => (who === 'person' ? tidyName(name) : null)));
    try {
      await beginGame(
        setupOf(draft),
        draft.seats.map(({ who }) => who),
        language,
      );
    } catch (error) {
      setBusy(false);
      const problem = problemOf(error);
      toast(problems[problem.kind], { detail: await detailOf(problem, language), isBad: true });
    }
  };
  const summary = [words.modes[mode], words.playersCount(draft.seats.length), words.rounds(rounds, rounds)];
  return (
    <div className="new-game-start">
      <p>
        <strong>{text.name('scenario', draft.scenario)}</strong>
        {why === null ? <span>{summary.join(' · ')}</span> : null}
        {why !== null && (
          <span className="new-game-why" role="alert">
            <StatIcon stat="warning" size={16} />
            {why === 'nobody' ? words.nobody : text.setupFault(why)}
          </span>
        )}
      </p>
      <button type="button" className="screen-button is-gold" disabled={why !== null || isBusy} onClick={start}>
        <StatIcon stat="start" size={20} />
        {words.start}
      </button>
    </div>
  );
}
