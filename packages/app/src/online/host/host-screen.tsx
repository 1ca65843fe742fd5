import { whyNotSetUp } from '@deedbook/engine';
import type { Me } from '@deedbook/protocol';
import type { Text } from '@deedbook/text';
import { useMemo, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { useText } from '../../parts/use-text.ts';
import { goTo } from '../../platform/route.ts';
import { type Draft, formOf, setupOf } from '../../screens/new-game/draft.ts';
import { HeroPicker } from '../../screens/new-game/hero-picker.tsx';
import { OptionsPanel } from '../../screens/new-game/options-panel.tsx';
import { ScenarioAbout } from '../../screens/new-game/scenario-about.tsx';
import { ScenarioList } from '../../screens/new-game/scenario-list.tsx';
import { Gate } from '../entry/gate.tsx';
import { server, useAttempt } from '../server.ts';
import '../../look/ticks.css';
import '../../screens/new-game/new-game.css';
import '../../screens/new-game/start.css';
import { HostSeats } from './host-seats.tsx';
import { openTableOf } from './open-table.ts';
import { type Agreed, firstDraft, usualTable } from './settings.ts';
import { TablePanel } from './table-panel.tsx';

/** Opening a table: the game as in a new game at one screen, and how the table is kept. */
export const HostScreen = () => <Gate>{me => <Host me={me} />}</Gate>;

function Host({ me }: { readonly me: Me }) {
  const words = useWords('online').host;
  const { more } = useWords('screens').newGame;
  const text = useText();
  const [draft, setDraft] = useState(firstDraft);
  const [agreed, setAgreed] = useState(() => usualTable(words.nameOf(me.name)));
  if (text === null) return <Page title={words.title}>{null}</Page>;
  return (
    <Page title={words.title} className="new-game">
      <HeroPicker draft={draft} text={text} onChange={setDraft} />
      <div className="new-game-columns">
        <ScenarioList draft={draft} text={text} onChange={setDraft} />
        <div className="new-game-table">
          <TablePanel agreed={agreed} onChange={setAgreed} />
          <HostSeats draft={draft} text={text} onChange={setDraft} />
          <ScenarioAbout draft={draft} text={text} />
          <details className="screen-panel new-game-more">
            <summary>
              <span>
                <b>{more}</b>
                {draft.options.variants?.length
                  ? draft.options.variants.map(id => text.name('variant', id)).join(', ')
                  : words.moreHint}
              </span>
            </summary>
            <OptionsPanel draft={draft} text={text} onChange={setDraft} />
          </details>
        </div>
      </div>
      <OpenBar draft={draft} agreed={agreed} text={text} />
    </Page>
  );
}

interface OpenBarProps {
  readonly draft: Draft;
  readonly agreed: Agreed;
  readonly text: Text;
}

/** What will be played, and the button; or why it cannot be. */
function OpenBar({ draft, agreed, text }: OpenBarProps) {
  const words = useWords('online').host;
  const { modes, playersCount, rounds: roundsWords } = useWords('screens').newGame;
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const why = useMemo(() => whyNotSetUp(setupOf(draft)), [draft]);
  const { rounds, mode } = formOf(draft);
  const open = async () => {
    setBusy(true);
    const isOpen = await attempt(async () => goTo('table', await openTableOf(server, draft, agreed)));
    if (!isOpen) setBusy(false);
  };
  return (
    <div className="new-game-start">
      <p>
        <strong>{text.name('scenario', draft.scenario)}</strong>
        {why === null ? (
          <span>{[modes[mode], playersCount(draft.seats.length), roundsWords(rounds, rounds)].join(' · ')}</span>
        ) : (
          <span className="new-game-why" role="alert">
            <StatIcon stat="warning" size={16} />
            {text.setupFault(why)}
          </span>
        )}
      </p>
      <button
        type="button"
        className="screen-button is-gold"
        disabled={why !== null || isBusy || agreed.name.trim() === ''}
        onClick={() => void open()}
      >
        <StatIcon stat="players" size={20} />
        {words.create}
      </button>
    </div>
  );
}
