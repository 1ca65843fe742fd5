import { isLoyal, type Player, type Term, UNITS, type Unit, unitArmor, unitResistances } from '@deedbook/engine';
import { CardFrame, ManaGem, ResistanceIcon, StatIcon, UnitPicture } from '../art/index.ts';
import { queryOf } from '../game/per-view.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useRowKey } from '../layout/key-rows.ts';
import { CardIcon } from '../parts/card-icon.ts';
import { Explain } from '../parts/explain.tsx';
import { useRoving } from '../parts/roving.tsx';
import { later } from '../platform/later.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import { AbilitySign } from './ability-sign.tsx';
import { usesOf } from './unit-uses.ts';

/** Shown in a tip. */
export const UnitExplained = later(async () => (await import('./unit-explained.tsx')).UnitExplained);

interface UnitCardProps {
  readonly unit: Unit;
  readonly at: number;
  /** Its number among Units of the same name, as in choices; null if there is only one. */
  readonly n: number | null;
}

/** A Unit: what it can do and for which mana, its Armor and resistances, and its state. */
export function UnitCard({ unit, at, n }: UnitCardProps) {
  const { seat, text, view } = useSeatFields('seat', 'text', 'view');
  const { banners } = view.players[seat] as Player;
  const banner = banners.find(({ unit: carrier }) => carrier === unit.id);
  const { props, press } = useSpotButton('unit', unit.unit, () => usesOf(unit.unit, banner?.banner));
  const roving = useRoving(at, props.ref);
  useRowKey('units', at, press);
  const words = useWords('table').hero;
  const query = queryOf(view, seat);
  const terms: Term[] = [];
  const armor = unitArmor(query, unit, terms);
  const resistances = [...new Set(unitResistances(query, unit))];
  const isBound = isLoyal(query, unit);
  const name = text.name('unit', unit.unit);
  const states = [
    unit.wounds > 0 && words.wounded(unit.wounds),
    unit.spent && words.spent,
    isBound && words.bound,
  ].filter(state => state !== false);
  return (
    <li className="unit-slot">
      <Explain
        title={n === null ? name : `${name} ${n}`}
        rules={['UNI-04', 'UNI-12']}
        codex={`unit/${unit.unit}`}
        body={
          <UnitExplained unit={unit.unit} armor={terms} banner={banner} states={states} resistances={resistances} />
        }
      >
        <button
          type="button"
          className="unit"
          data-spent={unit.spent || undefined}
          data-wounded={unit.wounds > 0 || undefined}
          {...props}
          {...roving}
        >
          <CardFrame kind="unit" className="unit-face">
            <span className="unit-head">
              <UnitPicture unit={unit.unit} width={40} height={30} />
              <span className="unit-name">
                {name}
                {n !== null && <b className="unit-number">{n}</b>}
              </span>
              {resistances.map(resistance => (
                <ResistanceIcon
                  key={resistance}
                  resistance={resistance}
                  size={16}
                  title={text.name('resistance', resistance)}
                />
              ))}
              <span className="unit-armor">
                <StatIcon stat="armor" size={15} title={words.armor} />
                {armor}
              </span>
            </span>
            <span className="unit-abilities">
              {UNITS.get(unit.unit).abilities.map(({ mana, effect }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as they are printed
                <span key={i} className="unit-ability">
                  {mana !== null && <ManaGem color={mana} size={14} title={text.name('color', mana)} />}
                  <AbilitySign effect={effect} />
                </span>
              ))}
              {(states.length > 0 || banner) && (
                <span className="unit-states">
                  {unit.wounds > 0 && <StatIcon stat="wound" size={14} />}
                  {states.join(' · ')}
                  {banner && (
                    <span className="unit-banner" data-used={banner.used || undefined}>
                      <CardIcon card={banner.banner} kind="artifact" size={16} />
                      {text.name('card', banner.banner)}
                    </span>
                  )}
                </span>
              )}
            </span>
          </CardFrame>
        </button>
      </Explain>
    </li>
  );
}
