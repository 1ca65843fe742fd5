import type { Language } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
/** Below this many of a unit, the next smaller unit is shown as well. */
const FEW = 3;

/** A time span in its largest unit, with the next smaller one if there are few of the first. */
export function spanIn(language: Language, seconds: number, unitDisplay: 'long' | 'short' = 'short'): string {
  const all = Math.max(0, Math.round(seconds));
  const at = Math.max(0, all === 0 ? UNITS.length - 1 : UNITS.findIndex(([, long]) => all >= long));
  const say = (n: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(n);
  const [unit, long] = UNITS[at] as (typeof UNITS)[number];
  const n = Math.floor(all / long);
  const [smaller, short] = UNITS[at + 1] ?? [unit, long];
  const rest = Math.floor((all - n * long) / short);
  return n < FEW && rest > 0 && unit !== 'minute' ? `${say(n, unit)} ${say(rest, smaller)}` : say(n, unit);
}

/** Formats time spans in the player's language. */
export function useSpan(): (seconds: number, length?: 'long' | 'short') => string {
  const language = useLanguage();
  return (seconds, length) => spanIn(language, seconds, length);
}

/** The current time, updated regularly. */
export function useNow(every = 1000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
