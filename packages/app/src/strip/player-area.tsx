import { CARDS, HIDDEN, type Seat } from '@deedbook/engine';
import { CardIcon } from '../art/card-icon.tsx';
import { HeroEmblem, ManaGem, SkillIcon, UnitIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signed, withMinus } from '../language/numbers.ts';
import { introduced } from '../seats/names.ts';
import { Crystals } from './crystals.tsx';
import './public.css';

/** A player's public belongings. */
export function PlayerArea({ seat }: { readonly seat: Seat }) {
  const words = useWords('table').strip;
  const text = useSeat(table => table.text);
  const player = useSeat(({ view }) => view.players[seat]);
  const name = useSeat(table => table.names[seat] ?? '');
  const options = useSeat(({ view }) => view.options);
  if (!player) return null;
  const tactic = player.tactic === null || player.tactic === HIDDEN ? null : text.tacticText(player.tactic);
  return (
    <section className="public">
      <h3 className="public-title">
        <HeroEmblem hero={player.hero} size={28} />
        {introduced(text, [player.hero], [name])(0)}
      </h3>
      <dl className="public-list">
        {options.mode === 'teams' && (
          <>
            <dt>{words.side}</dt>
            <dd>{words.team((options.teams[seat] ?? 0) + 1)}</dd>
          </>
        )}
        <dt>{words.level}</dt>
        <dd>{player.level}</dd>
        <dt>{words.fame}</dt>
        <dd>{player.fame}</dd>
        <dt>{words.reputation}</dt>
        <dd>{player.reputation > 0 ? signed(player.reputation) : withMinus(player.reputation)}</dd>
        <dt>{words.hand}</dt>
        <dd>{player.hand.length}</dd>
        <dt>{words.deck}</dt>
        <dd>{player.deck.length}</dd>
        <dt>{words.crystals}</dt>
        <dd>
          <Crystals of={player.crystals} />
        </dd>
        {player.mana.length > 0 && (
          <>
            <dt>{words.manaTokens}</dt>
            <dd className="public-gems">
              {player.mana.map((color, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are alike
                <ManaGem key={i} color={color} size={18} title={text.name('color', color)} />
              ))}
            </dd>
          </>
        )}
        <dt>{words.tacticCard}</dt>
        <dd>{tactic ? `${tactic.number} · ${tactic.name}` : words.noTactic}</dd>
      </dl>
      <Things title={words.units} none={words.none.units}>
        {player.units.map(unit => (
          <li key={unit.id}>
            <UnitIcon unit={unit.unit} size={20} />
            <span>{text.name('unit', unit.unit)}</span>
            <small>
              {[unit.spent && words.spent, unit.wounds > 0 && words.wounds(unit.wounds)].filter(Boolean).join(', ')}
            </small>
          </li>
        ))}
      </Things>
      <Things title={words.skills} none={words.none.skills}>
        {player.skills.map(({ skill, used }) => (
          <li key={skill} title={text.skillText(skill).text}>
            <SkillIcon skill={skill} size={20} />
            <span>{text.name('skill', skill)}</span>
            {used && <small>{words.used}</small>}
          </li>
        ))}
      </Things>
      <Things title={`${words.discard} (${player.discard.length})`} none={words.none.cards}>
        {[...new Set(player.discard)].map(card => (
          <li key={card}>
            <CardIcon card={card} kind={CARDS.find(card)?.kind} size={20} />
            <span>{text.name('card', card)}</span>
            <small>{times(player.discard.filter(other => other === card).length)}</small>
          </li>
        ))}
      </Things>
    </section>
  );
}

const times = (n: number): string => (n > 1 ? `×${n}` : '');

interface ThingsProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly React.ReactNode[];
}

function Things({ title, none, children }: ThingsProps) {
  return (
    <div className="public-things">
      <h4>{title}</h4>
      {children.length === 0 ? <p className="public-none">{none}</p> : <ul>{children}</ul>}
    </div>
  );
}
