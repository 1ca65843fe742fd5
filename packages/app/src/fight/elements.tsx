import { ELEMENTS, type Element } from '@deedbook/engine';
import { ElementIcon, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';

interface ElementsProps {
  readonly kind: 'melee' | 'ranged' | 'siege' | 'block';
  /** The elements that count in full. */
  readonly full: readonly Element[];
  /** Names them, if there is room. */
  readonly isNamed?: boolean;
}

/** Which Attacks or Blocks count in full and which count half, before any are played. */
export function Elements({ kind, full, isNamed = false }: ElementsProps) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  return (
    <ul className="elements" aria-label={kind === 'block' ? words.blocksCount : words.attacksCount}>
      {ELEMENTS.map(element => {
        const isFull = full.includes(element);
        const name = text.name('element', element);
        return (
          <li key={element} data-half={!isFull || undefined} title={`${name}: ${isFull ? words.full : words.half}`}>
            <ElementIcon element={element} kind={kind} size={20} />
            <span className={isNamed ? 'elements-name' : 'unseen'}>{name}</span>
            <span className="unseen">{isFull ? words.full : words.half}</span>
            <span aria-hidden="true" className="elements-part">
              {isFull ? <StatIcon stat="check" size={12} /> : '½'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
