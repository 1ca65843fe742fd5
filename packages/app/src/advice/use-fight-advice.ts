import { soon } from '@deedbook/engine';
import type { FightAdvice } from '@deedbook/mind';
import { useEffect, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { askAboutFight } from './ask-advice.ts';

export type Advised = FightAdvice | 'thinking' | 'none' | 'failed';

/** Advice for the current question; asked for again after every answer. */
export function useFightAdvice(): Advised {
  const { client, seat, asked } = useSeatFields('client', 'seat', 'asked');
  const [found, setFound] = useState<{ readonly for: typeof asked; readonly advice: Advised }>({
    for: null,
    advice: 'thinking',
  });
  useEffect(() => {
    let isCurrent = true;
    const tell = (advice: Advised) => isCurrent && setFound({ for: asked, advice });
    if (client.known)
      soon(client.known(seat), known => {
        askAboutFight(known).then(
          advice => tell(advice ?? 'none'),
          () => tell('failed'),
        );
      });
    return () => {
      isCurrent = false;
    };
  }, [client, seat, asked]);
  return found.for === asked ? found.advice : 'thinking';
}
