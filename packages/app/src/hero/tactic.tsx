import { TACTICS } from '@deedbook/engine';
import { ManaGem, TacticIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { chooseAmong } from '../question/choose.ts';
import { useSpot } from '../question/spots.ts';

/** The player's Tactic: what it does, whether it has been used, what is on and under it. Press it to use it. */
export function TacticCard() {
  const tactic = useSeat(({ view, seat }) => view.players[seat]?.tactic ?? null);
  return tactic === null ? null : <OwnTactic tactic={tactic} />;
}

function OwnTactic({ tactic }: { readonly tactic: string }) {
  const player = useSeat(({ view, seat }) => view.players[seat]);
  const text = useSeat(table => table.text);
  const words = useWords('table').hero;
  const used = useSpot('button', 'tactic');
  // The die on it is paid from here.
  const paid = useSpot('tactic', player?.tacticDie ?? tactic);
  const choices = [...used, ...paid];
  const name = text.name('tactic', tactic);
  const { number, time } = TACTICS.get(tactic);
  const under = player?.tacticCards.length ?? 0;
  return (
    <Explain
      title={`${number} ${name}`}
      body={<WhatItDoes tactic={tactic} />}
      rules={['RND-TAC-01']}
      codex={`tactic/${tactic}`}
    >
      <button
        type="button"
        className="hero-tactic"
        data-spot={paid.length > 0 ? `tactic ${player?.tacticDie ?? tactic}` : 'button tactic'}
        data-lit={choices.length > 0 || undefined}
        data-used={player?.tacticUsed || undefined}
        onClick={event => chooseAmong(choices, event.currentTarget)}
      >
        <TacticIcon tactic={tactic} time={time} size={30} />
        <span className="hero-tactic-name">
          <span className="hero-label">
            {words.tactic} {number}
            {player?.tacticUsed && ` · ${words.tacticUsed}`}
            {under > 0 && ` · ${words.tacticCards(under)}`}
          </span>
          <b>{name}</b>
        </span>
        {player?.tacticDie && (
          <ManaGem color={player.tacticDie} kind="die" size={24} title={text.name('color', player.tacticDie)} />
        )}
      </button>
    </Explain>
  );
}

/** Put into words when someone asks. */
const WhatItDoes = ({ tactic }: { readonly tactic: string }) => (
  <p>{useSeat(({ text }) => text).tacticText(tactic).text}</p>
);
