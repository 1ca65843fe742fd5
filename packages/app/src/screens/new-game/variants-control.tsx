import { type GameOptions, SCENARIOS, VARIANTS } from '@deedbook/engine';
import { linkTo } from '../../app/route.ts';
import { useWords } from '../../language/language.ts';
import { Why } from '../../question/why.tsx';
import { ABOUT } from './about-words.ts';
import { formOf, withOptions } from './draft.ts';
import type { OptionsProps } from './options-panel.tsx';
import { VARIANT_RULES } from './rule-links.ts';

/** Every variant with what it changes; those that do not fit this game say why. */
export function VariantsControl(props: OptionsProps) {
  return (
    <ul className="new-variants">
      {VARIANTS.ids().map(id => (
        <Variant key={id} id={id} {...props} />
      ))}
    </ul>
  );
}

function Variant({ id, draft, text, onChange }: OptionsProps & { readonly id: string }) {
  const about = useWords(ABOUT);
  const chosen = draft.options.variants ?? [];
  const unfit = unfitRule(id, draft);
  const rule = VARIANT_RULES[id];
  const toggle = () => {
    const variants = chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id];
    onChange(withOptions(draft, { variants } satisfies GameOptions));
  };
  return (
    <li data-unfit={unfit !== null || undefined}>
      <label className="new-option-check">
        <input type="checkbox" checked={chosen.includes(id)} disabled={unfit !== null} onChange={toggle} />
        {text.name('variant', id)}
      </label>
      <p>
        {about.variant[id]} {unfit === null && rule && <a href={linkTo('rules', rule)}>{rule}</a>}
        {unfit !== null && <Why refusal={{ rule: unfit, about: {} }} text={text} />}
      </p>
    </li>
  );
}

/** The rule that keeps a variant out of the game, or null. */
const unfitRule = (id: string, draft: OptionsProps['draft']): string | null =>
  VARIANTS.get(id).unfitFor?.(SCENARIOS.get(draft.scenario), formOf(draft), draft.seats.length) ?? null;
