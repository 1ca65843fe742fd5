import { whyNotSetUp } from '@deedbook/engine';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { useText } from '../../parts/use-text.ts';
import { useClosing } from '../../platform/back.ts';
import { setupOf } from '../../screens/new-game/draft.ts';
import { GameForm } from '../../screens/new-game/game-form.tsx';
import { ScenarioAbout } from '../../screens/new-game/scenario-about.tsx';
import { SeatsFrame } from '../../screens/new-game/seats-frame.tsx';
import { StartBar } from '../../screens/new-game/start-bar.tsx';
import { useAtTable, useDeeds } from '../connected.ts';
import { agreedAt, draftOf, settingsOf, withFree } from '../host/settings.ts';
import { TablePanel } from '../host/table-panel.tsx';

/** Lets the host change the settings until the game starts. Seats and heroes are changed in the room itself. */
export function ChangeSettings({ close }: { readonly close: () => void }) {
  const words = useWords('online').room;
  const { moreHint } = useWords('online').host;
  const text = useText();
  const { table } = useAtTable().doc;
  const act = useDeeds();
  const [draft, setDraft] = useState(() => draftOf(table));
  const [agreed, setAgreed] = useState(() => agreedAt(table));
  const why = useMemo(() => whyNotSetUp(setupOf(draft)), [draft]);
  useClosing(close);
  const save = async () => {
    const isDone = await act({ deed: 'settings', settings: settingsOf(draft, agreed) });
    if (isDone) close();
    return isDone;
  };
  if (text === null) return <Page title={words.change}>{null}</Page>;
  return (
    <Page
      title={words.change}
      className="new-game"
      actions={
        <button type="button" className="screen-button is-quiet" onClick={close}>
          {words.keep}
        </button>
      }
    >
      <GameForm draft={draft} text={text} onChange={setDraft} moreHint={moreHint}>
        <TablePanel agreed={agreed} onChange={setAgreed} />
        <SeatsFrame draft={draft} onCount={n => setDraft(withFree(draft, n))}>
          {seat => <SeatLine key={seat} seat={seat} />}
        </SeatsFrame>
        <ScenarioAbout draft={draft} text={text} />
      </GameForm>
      <StartBar
        draft={draft}
        text={text}
        why={why && text.setupFault(why)}
        label={words.save}
        icon="save"
        isReady={agreed.name.trim() !== ''}
        start={save}
      />
    </Page>
  );
}

/** Who sits there now. */
function SeatLine({ seat }: { readonly seat: number }) {
  const words = useWords('screens').newGame;
  const { free } = useWords('online').room;
  const { player, bot } = useAtTable().doc.table.seats[seat] ?? { player: null, bot: null };
  return (
    <li className="new-seat host-seat">
      <span className="new-seat-who">
        <span className="new-seat-number">{words.seat(seat + 1)}</span>
        <strong>{player?.name ?? (bot === null ? free : words.who[bot])}</strong>
      </span>
    </li>
  );
}
