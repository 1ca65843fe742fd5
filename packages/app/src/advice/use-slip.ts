import type { TableClient, View } from '@deedbook/engine';
import { type Ending, type FightAdvice, priceOf } from '@deedbook/mind';
import { useEffect, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { hurts, rangeOf } from './price.ts';

/** The best ending when the player last asked. */
interface Asked {
  readonly fight: string;
  readonly answers: number;
  readonly best: Ending;
}

const lastAsked = new WeakMap<TableClient, Asked>();

/** Identifies a fight; summoned monsters do not make it another one. */
function fightIn({ round, combat, duel }: View): string {
  if (duel) return [round, duel.phase, duel.attacker, duel.step].join(' ');
  const foes = combat?.foes.filter(({ summoner }) => summoner === null).map(({ key }) => key) ?? [];
  return [round, combat?.hex, ...foes].join(' ');
}

/** By how much the best ending got worse since the player last asked, in words; '' if it did not. */
export function useSlip(advice: FightAdvice | null): string {
  const words = useWords('panels').advice;
  const { client, answers, view } = useSeatFields('client', 'answers', 'view');
  const [slip, setSlip] = useState('');
  const fight = fightIn(view);
  useEffect(() => {
    if (advice === null) return;
    const { best, worst } = rangeOf(advice);
    const before = lastAsked.get(client);
    // What luck may do is nobody's slip.
    if (best === worst) lastAsked.set(client, { fight, answers, best });
    if (best !== worst || before?.fight !== fight || answers < before.answers) return setSlip('');
    if (answers === before.answers) return;
    const price = priceOf(before.best, best);
    const less = price.fame < 0 ? words.fameLess(-price.fame) : '';
    const parts = [words.change({ ...price, cards: 0, crystals: 0 }), less].filter(Boolean);
    setSlip(hurts(price) ? parts.join(', ') : '');
  }, [advice, client, fight, answers, words]);
  return slip;
}
