import { memo } from 'react';
import { ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { useNarrow } from '../platform/window-size.ts';
import { useSpotButton } from '../question/spot-button.ts';

/** This many dice fit side by side on a phone. */
const FEW = 4;

/** The Source: one button per die; on a phone with many dice, one per color. */
export function SourceDice() {
  const source = useSeat(({ view }) => view.source);
  const words = useWords('table').strip;
  const isNarrow = useNarrow();
  const isCounted = isNarrow && source.length > FEW;
  const dice = isCounted ? [...new Set(source)] : source;
  return (
    <section className="strip-source" aria-label={words.source}>
      <span className="strip-label strip-long">{words.source}</span>
      {dice.map((color, i) => (
        <SourceDie
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a colour are alike
          key={`${color} ${i}`}
          color={color}
          n={isCounted ? source.filter(other => other === color).length : 1}
        />
      ))}
    </section>
  );
}

interface DieProps {
  readonly color: string;
  readonly n: number;
}

const DIE_RULES = ['SRC-02', 'SRC-04', 'MAN-07'];

const SourceDie = memo(function SourceDie({ color, n }: DieProps) {
  const { choices, props } = useSpotButton('die', color);
  const text = useSeat(table => table.text);
  const words = useWords('table').strip;
  const name = words.die(text.name('color', color)) + (n > 1 ? ` ×${n}` : '');
  // In a dungeon it is night even by day (SRC-06).
  const time = useSeat(({ view }) => (view.combat?.night ? 'night' : view.time));
  const about = color === 'gold' || color === 'black' ? words.dieAbout[`${color}-${time}`] : '';
  const isDepleted = color === (time === 'day' ? 'black' : 'gold');
  return (
    <Explain
      title={name}
      body={`${about} ${words.dieUse}`.trim()}
      rules={DIE_RULES}
      side="bottom"
      press={choices.length === 0}
    >
      <button
        type="button"
        className="strip-die"
        aria-label={name}
        aria-disabled={choices.length === 0}
        data-depleted={isDepleted || undefined}
        {...props}
      >
        <ManaGem color={color} kind="die" size={30} />
        {n > 1 && (
          <span className="strip-count" aria-hidden>
            {n}
          </span>
        )}
      </button>
    </Explain>
  );
});
