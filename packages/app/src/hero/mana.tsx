import { BASIC_COLORS, type BasicColor, COLORS, type Color, MOST_CRYSTALS } from '@deedbook/engine';
import { memo } from 'react';
import { ManaGem } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Explain } from '../parts/explain.tsx';
import { useSpotButton } from '../question/spot-button.ts';
import './mana.css';

/** The crystals of the Inventory, color by color, with room for three. */
export const Crystals = memo(function Crystals() {
  const crystals = useSeat(({ view, seat }) => view.players[seat]?.crystals);
  return (
    <div className="mana-crystals">
      {crystals && BASIC_COLORS.map(color => <CrystalStore key={color} color={color} n={crystals[color]} />)}
    </div>
  );
});

function CrystalStore({ color, n }: { readonly color: BasicColor; readonly n: number }) {
  const { props } = useSpotButton('crystal', color);
  const text = useSeat(table => table.text);
  const words = useWords('table').hero;
  const label = words.crystal(text.name('color', color), n);
  return (
    <Explain title={label} body={<p>{words.crystalAbout}</p>} rules={['MAN-03', 'MAN-04']}>
      <button type="button" className="mana-store" data-empty={n === 0 || undefined} aria-label={label} {...props}>
        <ManaGem color={color} kind="crystal" size={24} />
        <b>{n}</b>
        <span className="mana-pips" aria-hidden>
          {Array.from({ length: MOST_CRYSTALS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of the Inventory
            <span key={i} data-full={i < n || undefined} data-color={color} />
          ))}
        </span>
      </button>
    </Explain>
  );
}

/** Mana tokens in the play area, color by color. */
export const Tokens = memo(function Tokens() {
  const mana = useSeat(({ view, seat }) => view.players[seat]?.mana);
  if (!mana || mana.length === 0) return null;
  return (
    <div className="mana-tokens">
      {COLORS.map(color => {
        const n = mana.filter(token => token === color).length;
        return n > 0 && <TokenStore key={color} color={color} n={n} />;
      })}
    </div>
  );
});

function TokenStore({ color, n }: { readonly color: Color; readonly n: number }) {
  const { props } = useSpotButton('token', color);
  const text = useSeat(table => table.text);
  const words = useWords('table').hero;
  const label = words.token(text.name('color', color), n);
  return (
    <Explain title={label} body={<p>{words.tokenAbout}</p>} rules={['MAN-02']} side="top">
      <button type="button" className="mana-token" aria-label={label} {...props}>
        <ManaGem color={color} size={24} />
        {n > 1 && <b>×{n}</b>}
      </button>
    </Explain>
  );
}
