import { memo } from 'react';
import { ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useSpotButton } from '../question/spot-button.ts';
import { stripWords } from './words.ts';

/** The Source: one button for each die in it. */
export function SourceDice() {
  const source = useSeat(({ view }) => view.source);
  const words = useWords(stripWords);
  return (
    <section className="strip-source" aria-label={words.source}>
      <span className="strip-label strip-long">{words.source}</span>
      {source.map((color, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a colour are alike
        <SourceDie key={`${color} ${i}`} color={color} />
      ))}
    </section>
  );
}

const SourceDie = memo(function SourceDie({ color }: { readonly color: string }) {
  const { choices, props } = useSpotButton('die', color);
  const text = useSeat(table => table.text);
  const words = useWords(stripWords);
  const name = words.die(text.name('color', color));
  return (
    <button
      type="button"
      className="strip-die"
      aria-label={name}
      aria-disabled={choices.length === 0}
      title={name}
      {...props}
    >
      <ManaGem color={color} kind="die" size={30} />
    </button>
  );
});
