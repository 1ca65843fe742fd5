import type { Cost, Worth } from '@deedbook/engine';
import { ElementIcon, ManaGem, StatIcon } from '../art/index.ts';

interface WorthSignProps {
  readonly worth: Worth;
  readonly size?: number;
}

/** The sign of points, or of an Attack or Block. */
export function WorthIcon({ worth, size = 20 }: WorthSignProps) {
  if ('element' in worth) return <ElementIcon element={worth.element} kind={worth.kind} size={size} />;
  return <StatIcon stat={worth.kind} size={size} />;
}

/** The mana that would pay. */
export const CostGems = ({ cost, size = 15 }: { readonly cost: readonly Cost[]; readonly size?: number }) =>
  cost.map(({ color, from }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of the same mana are alike
    <ManaGem key={i} color={color} kind={from === 'crystal' || from === 'die' ? from : 'token'} size={size} />
  ));
