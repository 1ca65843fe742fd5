import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/language.ts';
import { goTo } from '../../platform/route.ts';
import { ownSeatOf, useAtTable, useDeeds } from '../connected.ts';
import { ONLINE_BOTS, type OnlineBot, USUAL_BOT } from '../host/settings.ts';

/** How many decisions a player can ask to take back. */
const STEPS = [1, 2, 3, 5, 8, 13];

/** Asks for more undo, hands the seat over, proposes to end the game, or leaves. */
export function Deeds({ close }: { readonly close: () => void }) {
  const words = useWords('online').seated;
  const { who } = useWords('screens').newGame;
  const act = useDeeds();
  const { doc } = useAtTable();
  const { seats, undoRequest, endProposal } = doc.table;
  const own = ownSeatOf(doc);
  const [steps, setSteps] = useState(1);
  const [bot, setBot] = useState<OnlineBot>(USUAL_BOT);
  const isHanded = own !== null && seats[own]?.bot != null;
  const hasOthers = seats.some(({ player, bot: stands }, i) => i !== own && player !== null && stands === null);
  const done = async (deed: Parameters<typeof act>[0]) => {
    if (await act(deed)) close();
  };
  const leave = async () => {
    if (await act({ deed: 'leave' })) goTo('online');
  };
  return (
    <>
      {hasOthers && undoRequest === null && !isHanded && (
        <Deed name={words.askUndo} hint={words.askUndoHint}>
          <select
            className="screen-field"
            aria-label={words.askUndo}
            value={steps}
            onChange={event => setSteps(Number(event.target.value))}
          >
            {STEPS.map(n => (
              <option key={n} value={n}>
                {words.decisions(n)}
              </option>
            ))}
          </select>
          <button type="button" className="screen-button" onClick={() => void done({ deed: 'ask-undo', steps })}>
            {words.ask}
          </button>
        </Deed>
      )}
      {!isHanded && (
        <Deed name={words.handOver} hint={words.handOverHint}>
          <select
            className="screen-field"
            aria-label={words.handOverTo}
            value={bot}
            onChange={event => setBot(event.target.value as OnlineBot)}
          >
            {ONLINE_BOTS.map(each => (
              <option key={each} value={each}>
                {who[each]}
              </option>
            ))}
          </select>
          <button type="button" className="screen-button" onClick={() => void done({ deed: 'hand-over', bot })}>
            {words.hand}
          </button>
        </Deed>
      )}
      {endProposal === null && !isHanded && (
        <Deed name={words.proposeEnd} hint={words.proposeEndHint}>
          <button type="button" className="screen-button" onClick={() => void done({ deed: 'propose-end' })}>
            {words.confirmEnd}
          </button>
        </Deed>
      )}
      <Deed name={words.leave} hint={words.leaveHint}>
        <button type="button" className="screen-button" onClick={() => void leave()}>
          {words.leave}
        </button>
      </Deed>
    </>
  );
}

interface DeedProps {
  readonly name: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Folded, so that nothing happens by accident. */
const Deed = ({ name, hint, children }: DeedProps) => (
  <details className="seated-deed">
    <summary>{name}</summary>
    <p className="seated-note">{hint}</p>
    <div className="seated-deed-ways">{children}</div>
  </details>
);
