import { type Known, soon } from '@deedbook/engine';
import type { FightAdvice } from '@deedbook/mind';
import { useEffect, useState } from 'react';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useSettings } from '../platform/settings.ts';
import { askAboutFight, askAboutStep } from './ask-advice.ts';

export type Advised = FightAdvice | 'thinking' | 'none' | 'failed';

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
    const ask = (known: Known) => (step === null ? askAboutFight(known) : askAboutStep(known, step));
    if (client.known)
      soon(client.known(seat), known => {
        ask(known).then(
          advice => tell(advice ?? 'none'),
          () => tell('failed'),
        );
      });
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
