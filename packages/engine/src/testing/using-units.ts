import type { Scene } from '../scene/scene.ts';
import { PHASES, type Phase, type Value } from '../state/combat.ts';
import { type Playing, playing } from './playing.ts';

/** One mana token of every color except gold; the time of day decides which can be used. */
const EVERY_MANA: Scene = { mana: ['red', 'blue', 'green', 'white', 'black'], source: [] };

/** A Unit in a fight against Prowlers, who are already its target. */
export const inFight = (unit: string, phase: Phase, scene: Scene = {}): Playing =>
  playing({
    ...EVERY_MANA,
    units: [unit],
    hand: ['rage'],
    combat: { enemies: ['prowlers'], targets: phase === 'damage' ? [] : ['prowlers'], phase },
    ...scene,
  });

/** The uses of a Unit outside combat and in each phase, with mana of every color available. */
export function usesOf(unit: string, scene: Scene = {}): Record<'turn' | Phase, string[]> {
  const words = (p: Playing) => p.offered(`use ${unit} `).map(key => key.slice(`use ${unit} `.length));
  const uses = { turn: words(playing({ ...EVERY_MANA, units: [unit], hand: ['rage'], ...scene })) };
  const inPhases = PHASES.map(phase => [phase, words(inFight(unit, phase, scene))] as const);
  return { ...uses, ...(Object.fromEntries(inPhases) as Record<Phase, string[]>) };
}

/** The Attack or Block a Unit gives, the mana it took, and whether it is spent. */
export function yieldOf(unit: string, use: string, phase: Phase): { value: Omit<Value, 'from'>; paid: string[] } {
  const p = inFight(unit, phase).answer(`use ${unit} ${use}`);
  const [{ kind, element, n } = { kind: 'block', element: 'physical', n: 0 } as const] = p.state.combat?.values ?? [];
  if (p.me.units[0]?.spent !== true) throw new Error(`${unit} is not spent`);
  return { value: { kind, element, n }, paid: p.told('mana-paid').map(({ color }) => color) };
}

/** The rule that refuses an ability for lack of mana. */
export const withoutMana = (unit: string, use: string, phase: Phase): string | null =>
  inFight(unit, phase, { mana: [] }).refusal(`use ${unit} ${use}`);
