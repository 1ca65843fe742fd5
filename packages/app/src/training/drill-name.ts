import type { Name } from '@deedbook/engine';
import type { Drill } from '@deedbook/positions';
import { useLanguage, useWords } from '../language/language.ts';
import { dayInWords, isDay } from './drills.ts';

/** The number of a drill in its pack. */
export const numberOf = ({ id }: Drill): string => id.split('-').at(-1) ?? '';

/** The enemies to defeat. */
export const enemiesOf = ({ puzzle }: Drill): readonly Name[] => puzzle.goal?.defeated ?? [];

/** What a drill is called. */
export function useDrillName(drill: Drill): string {
  const words = useWords('training');
  const language = useLanguage();
  if (isDay(drill.id)) return words.fightOf(dayInWords(drill.id, language));
  return `${words.packs[drill.pack].name} ${numberOf(drill)}`;
}
