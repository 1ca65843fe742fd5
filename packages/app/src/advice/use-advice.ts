import { type Known, soon } from '@deedbook/engine';
import type { FightAdvice } from '@deedbook/mind';
import { useEffect, useState } from 'react';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useSettings } from '../platform/settings.ts';
import { askAboutFight, askAboutStep, glanceAtFight } from './ask-advice.ts';

/** While the search goes on, advice may still improve. */
export type Advised = (FightAdvice & { readonly isSearching?: true }) | 'thinking' | 'none' | 'failed';

/** Advice for the current fight, or for the fight that an answer would start; asked for again after every answer. */
export function useAdvice(step: string | null = null): Advised {
  const { client, seat, asked } = useSeatFields('client', 'seat', 'asked');
  const [found, setFound] = useState<{ readonly for: typeof asked; readonly advice: Advised }>({
    for: null,
    advice: 'thinking',
  });
  useEffect(() => {
    let isCurrent = true;
    const tell = (advice: Advised) => isCurrent && setFound({ for: asked, advice });
    const ask = async (known: Known): Promise<Advised> => {
      if (step !== null) return (await askAboutStep(known, step)) ?? 'none';
      const first = await glanceAtFight(known);
      if (first?.isProven || !isCurrent) return first ?? 'none';
      if (first) tell({ ...first, isSearching: true });
      return (await askAboutFight(known)) ?? 'none';
    };
    if (client.known) soon(client.known(seat), known => void ask(known).then(tell, () => tell('failed')));
    return () => {
      isCurrent = false;
    };
  }, [client, seat, asked, step]);
  return found.for === asked ? found.advice : 'thinking';
}

/** Whether the player wants advice and the table gives any. */
export function useIsAdvised(): boolean {
  const isWanted = useSettings(({ advice }) => advice);
  const isGiven = useSeat(({ client, asked }) => client.known !== undefined && asked !== null);
  return isWanted && isGiven;
}
