import type { Value } from '../state/combat.ts';
import type { Path } from './problems.ts';
import type { Stage } from './stage.ts';

/** Parses an Attack or Block as in answers: `attack 3`, `siege fire attack 4`, `ice block 2`; or shorter, `siege 4`. */
export function valueIn({ problems }: Stage, path: Path, entry: string): Value[] {
  const words = entry.split(' ');
  const n = Number(words.at(-1));
  const kind = KINDS.find(([word]) => words.includes(word));
  const element = ELEMENTAL.find(word => words.includes(word)) ?? 'physical';
  const rest = words.slice(0, -1).filter(word => ![kind?.[0], element, 'attack'].includes(word));
  if (kind && Number.isInteger(n) && n > 0 && rest.length === 0) return [{ kind: kind[1], element, n, from: 'rule' }];
  const known = "write, for example, 'attack 3', 'siege fire attack 4' or 'ice block 2'";
  problems.add(path, `'${entry}' is no Attack or Block: ${known}`);
  return [];
}

const KINDS = [
  ['ranged', 'ranged'],
  ['siege', 'siege'],
  ['block', 'block'],
  ['attack', 'melee'],
] as const;
const ELEMENTAL = ['cold-fire', 'fire', 'ice'] as const;
