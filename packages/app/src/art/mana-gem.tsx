import './mana-gem.css';
import { memo } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';
import { ANY_MANA, MANA_SYMBOLS } from './mana-symbols.ts';

export interface ManaGemProps extends ArtProps {
  /** red, blue, green, white, gold or black. */
  readonly color: string;
  readonly kind?: 'token' | 'crystal' | 'die' | undefined;
}

const SHAPES = {
  token: { body: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36', light: 'M6 20a14 14 0 0 1 28 0a17 17 0 0 0-28 0' },
  crystal: { body: 'M20 1 34 11v18L20 39 6 29V11Z', light: 'M20 1v7l-9 6-5-3ZM20 8l9 6-9-6M6 11l5 3v12l-5 3Z' },
  die: {
    body: 'M9 3h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6',
    light: 'M9 3h22a6 6 0 0 1 6 6v1H3V9a6 6 0 0 1 6-6',
  },
} as const;

/** Mana: the shape distinguishes token, crystal and die, and each color has its own symbol. */
export const ManaGem = memo(function ManaGem({ color, kind = 'token', ...art }: ManaGemProps) {
  const symbol = MANA_SYMBOLS[color];
  const { body, light } = SHAPES[kind];
  return (
    <Drawing box={40} kind="mana-gem" data-color={symbol ? color : 'other'} {...art}>
      <path className="mana-body" d={body} />
      <path className="mana-light" d={light} />
      <path className="mana-symbol" transform="translate(9.2 9.2) scale(.9)" d={symbol ?? ANY_MANA} />
    </Drawing>
  );
});
