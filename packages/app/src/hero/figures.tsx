import { handLimit, heroArmor, isLoyal, levelOf, type Player, type Query, type Term } from '@deedbook/engine';
import type { ReactNode } from 'react';
import { StatIcon } from '../art/index.ts';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';

interface FigureProps {
  readonly sign: string;
  readonly name: string;
  readonly value: ReactNode;
  readonly body: ReactNode;
  readonly rules: readonly string[];
}

function Figure({ sign, name, value, body, rules }: FigureProps) {
  return (
    <Explain press title={name} body={body} rules={rules}>
      <button type="button" className="hero-figure">
        <StatIcon stat={sign} size={20} />
        <b>{value}</b>
        <span>{name}</span>
      </button>
    </Explain>
  );
}

/** A number of the rules with its terms. */
function explained(query: Query, find: (query: Query, terms: Term[]) => number): { n: number; terms: Term[] } {
  const terms: Term[] = [];
  return { n: find(query, terms), terms };
}

/** Armor, Hand limit and Command tokens. */
export function Figures() {
  const { seat, text, view } = useSeatFields('seat', 'text', 'view');
  const words = useWords('table').hero;
  const query = queryOf(view, seat);
  const armor = explained(query, heroArmor);
  const limit = explained(query, handLimit);
  const player = view.players[seat] as Player;
  const used = player.units.filter(unit => !isLoyal(query, unit)).length;
  const { commandTokens } = levelOf(player);
  return (
    <div className="hero-figures">
      <Figure
        sign="armor"
        name={words.armor}
        value={armor.n}
        rules={['CMB-DMG-11', 'SET-02']}
        body={
          <>
            <p>{text.terms(armor.terms)}</p>
            <p>{words.armorAbout}</p>
          </>
        }
      />
      <Figure
        sign="hand"
        name={words.handLimit}
        value={limit.n}
        rules={['END-DRAW-01', 'SET-02']}
        body={
          <>
            <p>{text.terms(limit.terms)}</p>
            <p>{words.handLimitAbout}</p>
          </>
        }
      />
      <Figure
        sign="command"
        name={words.command}
        value={
          <>
            {used}
            <small>/{commandTokens}</small>
          </>
        }
        rules={['REC-03']}
        body={<p>{words.commandAbout(used, commandTokens)}</p>}
      />
    </div>
  );
}
