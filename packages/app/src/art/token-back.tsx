import { ANY_TOKEN, TOKEN_ICONS } from './creatures.ts';
import type { ArtProps } from './drawing.tsx';
import { TokenDisc } from './token-disc.tsx';

export interface TokenBackProps extends ArtProps {
  /** green, grey, brown, violet, red, white or yellow. */
  readonly color: string;
}

/** The back of a face-down token. */
export function TokenBack({ color, ...art }: TokenBackProps) {
  const icon = TOKEN_ICONS[color] ?? ANY_TOKEN;
  const print = color in TOKEN_ICONS ? `back-${color}` : null;
  return <TokenDisc color={color} icon={icon} print={print} face="down" {...art} />;
}
