import { whyNotSetUp } from '@deedbook/engine';
import type { Me } from '@deedbook/protocol';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { useText } from '../../parts/use-text.ts';
import { goTo } from '../../platform/route.ts';
import { setupOf } from '../../screens/new-game/draft.ts';
import { GameForm } from '../../screens/new-game/game-form.tsx';
import { HeroPicker } from '../../screens/new-game/hero-picker.tsx';
import { ScenarioAbout } from '../../screens/new-game/scenario-about.tsx';
import { StartBar } from '../../screens/new-game/start-bar.tsx';
import { Gate } from '../entry/gate.tsx';
import { server, useAttempt } from '../server.ts';
import { HostSeats } from './host-seats.tsx';
import { openTableOf } from './open-table.ts';
import { firstDraft, usualTable } from './settings.ts';
import { TablePanel } from './table-panel.tsx';

/** Opens a table: the same choices as for a new game on one screen, and the settings of the table. */
export const HostScreen = () => <Gate>{me => <Host me={me} />}</Gate>;

function Host({ me }: { readonly me: Me }) {
  const words = useWords('online').host;
  const text = useText();
  const attempt = useAttempt();
  const [draft, setDraft] = useState(firstDraft);
  const [agreed, setAgreed] = useState(() => usualTable(words.nameOf(me.name)));
  const why = useMemo(() => whyNotSetUp(setupOf(draft)), [draft]);
  if (text === null) return <Page title={words.title}>{null}</Page>;
  return (
    <Page title={words.title} className="new-game">
      <HeroPicker draft={draft} text={text} onChange={setDraft} />
      <GameForm draft={draft} text={text} onChange={setDraft} moreHint={words.moreHint}>
        <TablePanel agreed={agreed} onChange={setAgreed} />
        <HostSeats draft={draft} text={text} onChange={setDraft} />
        <ScenarioAbout draft={draft} text={text} />
      </GameForm>
      <StartBar
        draft={draft}
        text={text}
        why={why && text.setupFault(why)}
        label={words.create}
        icon="players"
        isReady={agreed.name.trim() !== ''}
        start={() => attempt(async () => goTo('table', await openTableOf(server, draft, agreed)))}
      />
    </Page>
  );
}
