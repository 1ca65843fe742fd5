import { type Combat, groundOf, levelOf, type Player } from '@deedbook/engine';
import { AdviceButton } from '../advice/advice-button.tsx';
import { HeroEmblem, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import type { FightFacts } from './use-outlook.ts';

interface FightHeadProps {
  readonly combat: Readonly<Combat>;
  readonly fight: FightFacts;
}

/**
 * The cause and place of this combat, what happens if nothing more is done, its special rules, and how close the hero
 * is to a knock-out.
 */
export function FightHead({ combat, fight: { seat, endured } }: FightHeadProps) {
  const { view, text, seat: own } = useSeatFields('view', 'text', 'seat');
  const names = useSeatNames();
  const words = useWords('panels').fight;
  const site = groundOf(view.map).get(combat.hex)?.site ?? null;
  const player = view.players[seat] as Player;
  const { handLimit } = levelOf(player);
  const notes = [
    ...(combat.night && view.time === 'day' ? [words.nightRules] : []),
    ...(combat.unitsAllowed ? [] : [words.noUnits]),
    ...(combat.halfFame ? [words.halfFame] : []),
  ];
  return (
    <header className="fight-head">
      <h2 className="fight-title">
        {words.why[combat.why]}
        {site !== null && combat.why !== 'rampaging' && <small>{text.name('site', site)}</small>}
      </h2>
      <p className="fight-purpose">{words.purpose[combat.phase]}</p>
      {combat.phase !== 'attack' && (
        <p className="fight-ahead" data-bad={endured?.knockedOut || undefined}>
          <StatIcon stat="damage" size={16} />
          {endured ? words.ahead[combat.phase](endured) : words.aheadUnknown}
        </p>
      )}
      {seat !== own && (
        <p className="fight-note">
          <HeroEmblem hero={player.hero} size={18} /> {words.fights(names(seat))}
        </p>
      )}
      {notes.map(note => (
        <p key={note} className="fight-note">
          {note}
        </p>
      ))}
      {seat === own && <AdviceButton />}
      <Explain title={words.knockOut} body={words.knockOutText(combat.wounds, handLimit)} rules={['CMB-KO-01']} press>
        <button type="button" className="fight-wounds" data-bad={combat.knockedOut || undefined}>
          <StatIcon stat="wound" size={16} />
          <span className="fight-wounds-words">
            {combat.knockedOut ? words.knockedOut : words.wounds(combat.wounds, handLimit)}
          </span>
          <span className="fight-wounds-short" aria-hidden="true">
            {combat.wounds}/{handLimit}
          </span>
        </button>
      </Explain>
    </header>
  );
}
