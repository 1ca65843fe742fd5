import type { Foe, FoeOutlook } from '@deedbook/engine';
import { AbilityIcon, ResistanceIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { type Trait, traitsOf } from './traits.ts';

/** Abilities and resistances: as sentences if there is room, otherwise explained by a press or a resting pointer. */
export function FoeTraits({ foe, facts }: { readonly foe: Foe; readonly facts: FoeOutlook }) {
  const text = useSeat(table => table.text);
  const words = useWords('panels').fight;
  const traits = traitsOf(text, words, foe, facts);
  if (traits.length === 0) return null;
  return (
    <ul className="traits">
      {traits.map(trait => (
        <li key={trait.name} className="trait" data-lost={trait.isLost || undefined}>
          <Explain
            title={trait.name}
            body={trait.text}
            rules={trait.rule === null ? [] : [trait.rule]}
            side="top"
            press
          >
            <button type="button" className="trait-name">
              <TraitIcon trait={trait} />
              {trait.name}
              {trait.isLost && <small> ({words.lost})</small>}
            </button>
          </Explain>
          <span className="trait-text">{trait.text}</span>
        </li>
      ))}
    </ul>
  );
}

function TraitIcon({ trait: { icon } }: { readonly trait: Trait }) {
  if (icon.kind === 'resistance') return <ResistanceIcon resistance={icon.id} size={18} />;
  return <AbilityIcon ability={icon.id === 'walls' ? 'fortified' : icon.id} size={18} />;
}
