import type { Choice, Hex, Way } from '@deedbook/engine';

/*
 * What the choices at a space look like on the map: the cost of getting there, signs of what would happen, and the way
 * itself. Other choices just light their space.
 */

const SIGNS = ['assault', 'provoke', 'eye'] as const;
/** A siege tower for an assault, evil eyes for enemies provoked, an eye for something that would be turned up. */
export type Sign = (typeof SIGNS)[number];

/** What is known about the way a choice would take; for exploring, only its cost. */
export function aboutWay({ act }: Choice): Partial<Way> {
  if ('way' in act) return act.way;
  return act.act === 'fly' || act.act === 'travel' || act.act === 'explore' ? act : {};
}

export function signsOf(choice: Choice): readonly Sign[] {
  const { assault = false, provokes = [], reveals = [] } = aboutWay(choice);
  return SIGNS.filter(
    sign =>
      (sign === 'assault' && assault) ||
      (sign === 'provoke' && provokes.length > 0) ||
      (sign === 'eye' && reveals.length > 0),
  );
}

/** Something would begin that the hero cannot walk away from. */
const isDangerous = (choice: Choice): boolean => signsOf(choice).some(sign => sign !== 'eye');

interface Badge {
  readonly key: string;
  readonly cost: number;
  readonly signs: readonly Sign[];
  readonly isDangerous: boolean;
}

/** One badge for each way to a space, the harmless one first. */
export const badgesOf = (choices: readonly Choice[]): readonly Badge[] =>
  choices
    .flatMap(choice => {
      const { cost } = aboutWay(choice);
      if (typeof cost !== 'number') return [];
      return [{ key: choice.key, cost, signs: signsOf(choice), isDangerous: isDangerous(choice) }];
    })
    .sort((a, b) => Number(a.isDangerous) - Number(b.isDangerous));

/** How a space with choices is lit: only dangerous ways, a safe way, or something other than walking. */
export function toneOf(choices: readonly Choice[]): 'danger' | 'way' | 'other' {
  if (choices.every(isDangerous)) return 'danger';
  return choices.some(choice => typeof aboutWay(choice).cost === 'number') ? 'way' : 'other';
}

interface Preview {
  readonly key: string;
  /** The spaces of the way, starting with the hero's own. */
  readonly way: readonly Hex[];
  readonly isDangerous: boolean;
}

/** The ways that the choices at a space would take, and what happens where. */
export function previewOf(choices: readonly Choice[], from: Hex | null) {
  const ways: Preview[] = [];
  const marks = new Map<Hex, Sign>();
  for (const choice of choices) {
    const { path = [], provokes = [], reveals = [], assault = false } = aboutWay(choice);
    if (path.length > 0) {
      ways.push({ key: choice.key, way: from === null ? path : [from, ...path], isDangerous: isDangerous(choice) });
    }
    for (const hex of reveals) if (!marks.has(hex)) marks.set(hex, 'eye');
    for (const hex of provokes) marks.set(hex, 'provoke');
    const end = path.at(-1);
    if (assault && end !== undefined) marks.set(end, 'assault');
  }
  return { ways, marks };
}
