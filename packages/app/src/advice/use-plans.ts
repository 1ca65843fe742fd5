import type { IdeaPrice, TurnPlan } from '@deedbook/bots';
import { type Known, soon } from '@deedbook/engine';
import { useEffect, useState } from 'react';
import { useSeatFields } from '../game/table.ts';
import { askAboutIdea, askForPlans } from './ask-advice.ts';

type Found<T> = T | 'thinking' | 'failed';

/** Plans for the rest of the turn; worked out again after every answer. */
export const usePlans = (): Found<readonly TurnPlan[]> => useAsked('', askForPlans);

/** What an idea costs against the best plan; null without one. */
export function useIdea(key: string): Found<IdeaPrice | null> {
  return useAsked(key, known => (key === '' ? Promise.resolve(null) : askAboutIdea(known, key)));
}

/** Asks with what the seat knows, again for every question and every `subject`. */
function useAsked<T>(subject: string, ask: (known: Known) => Promise<T>): Found<T> {
  const { client, seat, asked } = useSeatFields('client', 'seat', 'asked');
  const [found, setFound] = useState<{ readonly for: unknown; readonly subject: string; readonly it: Found<T> }>({
    for: null,
    subject,
    it: 'thinking',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject stands for what is asked
  useEffect(() => {
    let isCurrent = true;
    const tell = (it: Found<T>) => isCurrent && setFound({ for: asked, subject, it });
    if (client.known) soon(client.known(seat), known => void ask(known).then(tell, () => tell('failed')));
    return () => {
      isCurrent = false;
    };
  }, [client, seat, asked, subject]);
  return found.for === asked && found.subject === subject ? found.it : 'thinking';
}
