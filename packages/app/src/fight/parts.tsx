import type { Value } from '@deedbook/engine';
import { ElementIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';

interface PartsProps {
  readonly soFar: { readonly efficient: readonly Value[]; readonly inefficient: readonly Value[] };
}

/** Which card, Unit or Skill gave what; parts that count half are grouped, because they are halved together. */
export function Parts({ soFar: { efficient, inefficient } }: PartsProps) {
  const words = useWords('panels').fight;
  if (efficient.length + inefficient.length === 0) return <p className="tray-hint">{words.nothingYet}</p>;
  return (
    <div className="parts">
      {efficient.length > 0 && <Values values={efficient} />}
      {inefficient.length > 0 && (
        <div className="parts-half" title={words.halved}>
          <b aria-hidden="true">½</b>
          <span className="unseen">{words.halved}</span>
          <Values values={inefficient} />
        </div>
      )}
    </div>
  );
}

function Values({ values }: { readonly values: readonly Value[] }) {
  const text = useSeat(table => table.text);
  return (
    <ul className="parts-list">
      {values.map(({ kind, element, n, from }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may have given the same twice
        <li key={i} className="part">
          <ElementIcon element={element} kind={kind} size={18} />
          <b>{n}</b>
          {text.source(from)}
        </li>
      ))}
    </ul>
  );
}
