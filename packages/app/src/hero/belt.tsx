import { BASIC_COLORS, type BasicColor, type Unit } from '@deedbook/engine';
import { memo } from 'react';
import { ManaGem, UnitIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { Roving } from '../parts/roving.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import './belt.css';
import './units.css';
import { SkillToken } from './skill-token.tsx';
import { numberOf } from './unit-number.ts';
import { usesOf } from './unit-uses.ts';

/**
 * On a phone: what the hero carries, in one line above the hand, so that mana, Skills and Units can be reached without
 * leaving the board. In a fight the Units have their own row.
 */
export function Belt() {
  const player = useSeat(({ view, seat }) => view.players[seat]);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  if (!player) return null;
  const { crystals, skills, units } = player;
  return (
    <>
      {BASIC_COLORS.map(color => crystals[color] > 0 && <BeltCrystal key={color} color={color} n={crystals[color]} />)}
      {skills.length > 0 && (
        <ul className="belt" data-row="skills">
          <Roving count={skills.length}>
            {skills.map((skill, at) => (
              <SkillToken key={skill.skill} skill={skill} at={at} isBrief />
            ))}
          </Roving>
        </ul>
      )}
      {!isFighting && units.map(unit => <BeltUnit key={unit.id} unit={unit} n={numberOf(units, unit)} />)}
    </>
  );
}

const BeltCrystal = memo(function BeltCrystal({ color, n }: { readonly color: BasicColor; readonly n: number }) {
  const { props } = useSpotButton('crystal', color);
  const text = useSeat(table => table.text);
  const words = useWords('table').hero;
  const label = words.crystal(text.name('color', color), n);
  return (
    <Explain title={label} body={<p>{words.crystalAbout}</p>} rules={['MAN-03', 'MAN-04']} side="top">
      <button type="button" className="mana-token" aria-label={label} {...props}>
        <ManaGem color={color} kind="crystal" size={24} />
        {n > 1 && <b>×{n}</b>}
      </button>
    </Explain>
  );
});

interface BeltUnitProps {
  readonly unit: Unit;
  readonly n: number | null;
}

const BeltUnit = memo(function BeltUnit({ unit: { unit, spent, wounds }, n }: BeltUnitProps) {
  const { props } = useSpotButton('unit', unit, () => usesOf(unit));
  const said = useSeat(table => table.text).unitText(unit);
  const words = useWords('table').hero;
  const name = n === null ? said.name : `${said.name} ${n}`;
  const state = wounds > 0 ? words.wounded(wounds) : spent ? words.spent : words.ready;
  return (
    <Explain
      title={name}
      side="top"
      rules={['UNI-04']}
      codex={`unit/${unit}`}
      body={
        <>
          <p className="hero-soft">{state}</p>
          {said.abilities.map(ability => (
            <p key={ability}>{ability}</p>
          ))}
        </>
      }
    >
      <button
        type="button"
        className="belt-unit"
        data-used={spent || wounds > 0 || undefined}
        aria-label={`${name}: ${state}`}
        {...props}
      >
        <UnitIcon unit={unit} size={26} />
        {n !== null && <b className="unit-number">{n}</b>}
      </button>
    </Explain>
  );
});
