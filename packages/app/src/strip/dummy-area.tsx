import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { RuleSign } from '../parts/rule-sign.tsx';
import { Crystals } from './crystals.tsx';
import './public.css';

/** The dummy player's belongings, and what it does on its turns. */
export function DummyArea() {
  const words = useWords('table').strip;
  const text = useSeat(table => table.text);
  const dummy = useSeat(({ view }) => view.dummy);
  if (!dummy) return null;
  const tactic = dummy.tactic === null ? null : text.tacticText(dummy.tactic);
  return (
    <section className="public">
      <h3 className="public-title">
        <StatIcon stat="dummy" size={24} />
        {words.dummy} ({text.name('hero', dummy.hero)})
      </h3>
      <p className="public-text">
        {words.dummyTurns} <RuleSign rule="DUM-05" />
      </p>
      <dl className="public-list">
        <dt>{words.deck}</dt>
        <dd>{dummy.deck.length}</dd>
        <dt>{words.discard}</dt>
        <dd>{dummy.discard.length}</dd>
        <dt>{words.crystals}</dt>
        <dd>
          <Crystals of={dummy.crystals} />
        </dd>
        <dt>{words.tacticCard}</dt>
        <dd>{tactic ? `${tactic.number} · ${tactic.name}` : words.noTactic}</dd>
      </dl>
    </section>
  );
}
