import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { ownSeatOf, useAtTable, useDeeds, useFollowed } from '../connected.ts';

/** Shown over the table: a lost connection, requests of others, and that a computer player has the player's seat. */
export function Signals() {
  const words = useWords('online').seated;
  const act = useDeeds();
  const { connection, doc } = useAtTable();
  useFollowed(connection);
  const { seats, undoRequest, endProposal } = doc.table;
  const own = ownSeatOf(doc);
  const nameOf = (seat: number) => seats[seat]?.player?.name ?? '';
  const isHanded = own !== null && seats[own]?.bot != null;
  return (
    <div className="signals" role="status">
      {connection.link === 'lost' && (
        <p className="signal" data-lost>
          <StatIcon stat="warning" size={16} />
          {words.lost}
        </p>
      )}
      {isHanded && (
        <div className="signal">
          <p>{words.handed}</p>
          <button type="button" className="screen-button is-gold" onClick={() => void act({ deed: 'take-back' })}>
            {words.takeBack}
          </button>
        </div>
      )}
      {own !== null && !isHanded && undoRequest && (
        <Request
          said={
            undoRequest.by === own ? words.undoWaits : words.undoAsked(nameOf(undoRequest.by), undoRequest.steps ?? 1)
          }
          yes={words.allow}
          isOwn={undoRequest.by === own}
          isAgreed={undoRequest.agreed.includes(own)}
          decide={agree => void act({ deed: 'allow-undo', agree })}
        />
      )}
      {own !== null && !isHanded && endProposal && (
        <Request
          said={endProposal.by === own ? words.endWaits : words.endAsked(nameOf(endProposal.by))}
          yes={words.agree}
          isOwn={endProposal.by === own}
          isAgreed={endProposal.agreed.includes(own)}
          decide={agree => void act({ deed: 'agree-end', agree })}
        />
      )}
    </div>
  );
}

interface RequestProps {
  readonly said: string;
  readonly yes: string;
  readonly isOwn: boolean;
  readonly isAgreed: boolean;
  readonly decide: (agree: boolean) => void;
}

/** A request of one player to the others. */
function Request({ said, yes, isOwn, isAgreed, decide }: RequestProps) {
  const words = useWords('online').seated;
  return (
    <div className="signal">
      <p>{said}</p>
      {!isAgreed && (
        <button type="button" className="screen-button is-gold" onClick={() => decide(true)}>
          {yes}
        </button>
      )}
      <button type="button" className="screen-button" onClick={() => decide(false)}>
        {isOwn ? words.withdraw : words.decline}
      </button>
    </div>
  );
}
