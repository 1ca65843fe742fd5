import type { Duel, DuelOutlook } from '@deedbook/engine';
import { useRef } from 'react';
import { useWords } from '../language/language.ts';
import { DuelHero } from './duel-hero.tsx';
import { useScrolls } from './use-scrolls.ts';

interface DuelSidesProps {
  readonly duel: Readonly<Duel>;
  readonly outlook: DuelOutlook;
}

/** Who attacks and who is attacked, side by side. */
export function DuelSides({ duel, outlook }: DuelSidesProps) {
  const words = useWords('panels').fight;
  const sides = useRef<HTMLElement>(null);
  const scrolls = useScrolls(sides);
  return (
    <section ref={sides} className="duel-sides" aria-label={words.duelSides} tabIndex={scrolls ? 0 : undefined}>
      {[outlook.attacker, outlook.blocker].map(seat => (
        <DuelHero key={seat} seat={seat} duel={duel} outlook={outlook} />
      ))}
    </section>
  );
}
