import { type GameOptions, type SetupChoice, VARIANTS } from '@deedbook/engine';
import { RuleSign } from '../../parts/rule-sign.tsx';
import { Why } from '../../question/why.tsx';
import { withOptions } from './draft.ts';
import type { OptionsProps } from './options-panel.tsx';

type VariantsProps = OptionsProps & { readonly choice: SetupChoice };

/** Every variant with what it changes; those that do not fit this game come last and say why. */
export function VariantsControl(props: VariantsProps) {
  const { values, unfit } = props.choice;
  return (
    <ul className="new-variants">
      {[...((values ?? []) as readonly string[]), ...Object.keys(unfit)].map(id => (
        <Variant key={id} id={id} {...props} />
      ))}
    </ul>
  );
}

function Variant({ id, choice, draft, text, onChange }: VariantsProps & { readonly id: string }) {
  const chosen = draft.options.variants ?? [];
  const unfit = choice.unfit[id];
  const { rule } = VARIANTS.get(id);
  const toggle = () => {
    const variants = chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id];
    onChange(withOptions(draft, { variants } satisfies GameOptions));
  };
  return (
    <li data-unfit={unfit ? true : undefined}>
      <label className="new-option-check">
        <input type="checkbox" checked={chosen.includes(id)} disabled={unfit !== undefined} onChange={toggle} />
        {text.name('variant', id)}
      </label>
      <p>
        {unfit ? (
          <Why refusal={unfit} text={text} />
        ) : (
          <>
            {text.variant(id)} <RuleSign rule={rule} />
          </>
        )}
      </p>
    </li>
  );
}
