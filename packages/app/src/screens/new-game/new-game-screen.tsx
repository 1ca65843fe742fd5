import type { Text } from '@deedbook/text';
import { useMemo, useState } from 'react';
import { useLanguage, useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { detailOf, problemOf } from '../../parts/problem.ts';
import { toast } from '../../parts/toasts.ts';
import { useText } from '../../parts/use-text.ts';
import { tidyName } from '../../seats/names.ts';
import { beginGame, newSeed } from '../../start/begin.ts';
import { type Draft, setupOf, tidy } from './draft.ts';
import { GameForm } from './game-form.tsx';
import { HeroPicker } from './hero-picker.tsx';
import { keepNames, lastNames } from './last-names.ts';
import { ScenarioAbout } from './scenario-about.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { SeedField } from './seed-field.tsx';
import { StartBar } from './start-bar.tsx';
import { whyNot } from './why-not.ts';

const first = (): Draft =>
  tidy({
    scenario: 'first-reconnaissance',
    seats: [{ hero: 'tovak', who: 'person', name: lastNames()[0] ?? '' }],
    options: {},
    seed: newSeed(),
  });

/** A new game: hero, scenario, seats; further options are folded away. */
export function NewGameScreen() {
  const words = useWords('screens').newGame;
  const text = useText();
  const [draft, setDraft] = useState(first);
  if (text === null) return <Page title={words.title}>{null}</Page>;
  return (
    <Page title={words.title} className="new-game">
      <HeroPicker draft={draft} text={text} onChange={setDraft} />
      <GameForm
        draft={draft}
        text={text}
        onChange={setDraft}
        moreHint={words.moreHint}
        more={<SeedField draft={draft} onChange={setDraft} />}
      >
        <ScenarioAbout draft={draft} text={text} />
        <SeatsPanel draft={draft} text={text} onChange={setDraft} />
      </GameForm>
      <Start draft={draft} text={text} />
    </Page>
  );
}

/** Starts the game, or says why it cannot start. */
function Start({ draft, text }: { readonly draft: Draft; readonly text: Text }) {
  const words = useWords('screens').newGame;
  const { problems } = useWords('page').parts;
  const language = useLanguage();
  const why = useMemo(() => whyNot(draft), [draft]);
  const start = async () => {
    keepNames(draft.seats.map(({ who, name }) => (who === 'person' ? tidyName(name) : null)));
    try {
      await beginGame(
        setupOf(draft),
        draft.seats.map(({ who }) => who),
        language,
      );
      return true;
    } catch (error) {
      const problem = problemOf(error);
      toast(problems[problem.kind], { detail: await detailOf(problem, language), isBad: true });
      return false;
    }
  };
  const said = why === null ? null : why === 'nobody' ? words.nobody : text.setupFault(why);
  return <StartBar draft={draft} text={text} why={said} label={words.start} icon="start" start={start} />;
}
