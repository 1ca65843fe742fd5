import type { Drill } from '@deedbook/positions';

/* The stored drills (`deedbook drills` makes and checks them), and the one of each day. */

const parsed = (file: string): readonly Drill[] => JSON.parse(file);

/** The drills of all packs. */
export const packedDrills = async (): Promise<readonly Drill[]> =>
  parsed((await import('./drills/packs.json?raw')).default);

const dailyDrills = async (): Promise<readonly Drill[]> => parsed((await import('./drills/daily.json?raw')).default);

/** A day as it is written in an address, such as 2026-11-16. */
export type Day = string;

export function dayOf(date: Date): Day {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const isDay = (id: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(id) && !Number.isNaN(Date.parse(id));

/** The day in words. */
export const dayInWords = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const A_DAY = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday; the daily fights begin on a Monday. */
const THURSDAY = 3;

/** The place of a day's fight in a list of whole weeks that starts over at its end. */
export const placeOf = (day: Day, length: number): number =>
  (((Math.floor(Date.parse(day) / A_DAY) + THURSDAY) % length) + length) % length;

/** The fight of a day: the same for everyone, whatever the time of day. */
async function dailyDrill(day: Day): Promise<Drill> {
  const drills = await dailyDrills();
  return { ...(drills[placeOf(day, drills.length)] as Drill), id: day };
}

/** A drill by its id, or the fight of a day; null if there is none. */
export async function drillNamed(id: string): Promise<Drill | null> {
  if (isDay(id)) return dailyDrill(id);
  return (await packedDrills()).find(drill => drill.id === id) ?? null;
}

/** What comes after a drill; null after the last one and after the fight of a day. */
export async function drillAfter(id: string): Promise<Drill | null> {
  const drills = await packedDrills();
  const at = drills.findIndex(drill => drill.id === id);
  return at < 0 ? null : (drills[at + 1] ?? null);
}
