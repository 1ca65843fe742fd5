import type { DuelOutlook } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Parts } from './parts.tsx';
import { SpotChoices } from './spot-choices.tsx';
import './tray.css';

/** Both sides of an exchange: the attack, the block, what gets through, and what it can be used for. */
export function DuelTray({ outlook }: { readonly outlook: DuelOutlook }) {
  const words = useWords('panels').fight;
  const { attack, block, blocked, swift, damage, step, onlySiege } = outlook;
  return (
    <div className="tray duel-tray" aria-live="polite">
      <div className="duel-line">
        <strong>
          {words.attackTotal} {attack.total}
        </strong>
        <Parts soFar={{ efficient: attack.values, inefficient: [] }} />
        {onlySiege && (
          <span className="strike-siege">
            <StatIcon stat="siege" size={18} />
            {words.onlySiege}
          </span>
        )}
      </div>
      {step !== 'attack' && (
        <div className="duel-line">
          <strong>
            {words.block} {block.total}
          </strong>
          {block.efficient.length + block.inefficient.length > 0 && <Parts soFar={block} />}
          <span>
            {words.stopped(blocked)}
            {swift && ` (${words.twoForOne})`}
          </span>
          <b>
            {words.through}: {damage}
          </b>
        </div>
      )}
      <div className="assigning-takers">
        <SpotChoices kind="button" id="attack" keyName="⏎" isGold />
        <SpotChoices kind="button" id="stand" keyName="⏎" />
        {step === 'damage' && <DamageChoices />}
      </div>
    </div>
  );
}

/** Everything the damage can be used for, even if it also has a place elsewhere on the screen. */
function DamageChoices() {
  const asked = useSeat(table => table.asked);
  if (asked?.prompt !== 'duel-damage') return null;
  const spots = new Map(asked.choices.flatMap(({ at }) => (at ? [[`${at.kind} ${at.id}`, at] as const] : [])));
  spots.delete('button done');
  return [...spots].map(([name, { kind, id }]) => <SpotChoices key={name} kind={kind} id={id} />);
}
