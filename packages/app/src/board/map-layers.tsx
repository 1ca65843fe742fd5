import { groundOf, type View } from '@deedbook/engine';
import { memo, type ReactNode, useRef } from 'react';
import { PrintsContext, Shield } from '../art/index.ts';
import { useBuilt } from '../platform/built.ts';
import { factsOf, type HexFacts } from './facts.ts';
import { boxOf, pointOf, tileShapeOf } from './geometry.ts';
import { HeroFigure } from './hero-figure.tsx';
import { heroSlots, MOST_SHIELDS, shieldSlot, siteSlot, tokenSlots } from './layout.ts';
import { SiteMark } from './site-mark.tsx';
import { TileGround } from './tile-ground.tsx';
import { TokenMark } from './token-mark.tsx';

interface MapLayersProps {
  readonly view: View;
  /** Drawn on the ground, below everything on it. */
  readonly under?: ReactNode;
}

/** Everything on the map, from the ground up: tiles, sites, Shields, tokens, heroes. */
export function MapLayers({ view, under }: MapLayersProps) {
  const facts = factsOf(view);
  return (
    <>
      <Ground map={view.map} />
      <g className="board-under">
        <Sheet map={view.map} />
        {under}
      </g>
      <Sheet map={view.map} />
      <PrintsContext value={useBuilt()}>
        <Things facts={facts} view={view} />
        <Heroes facts={facts} view={view} />
      </PrintsContext>
    </>
  );
}

const Ground = memo(function Ground({ map }: { readonly map: View['map'] }) {
  const first = useRef(map);
  const spaces = Map.groupBy(groundOf(map).values(), ({ tile }) => tile);
  return (
    <g className="board-ground">
      <path className="board-shade" d={map.map(tileShapeOf).join('')} />
      {map.map(tile => (
        <TileGround
          key={`${tile.a},${tile.b}`}
          tile={tile}
          spaces={spaces.get(tile) ?? []}
          isNew={!first.current.includes(tile)}
        />
      ))}
    </g>
  );
});

interface ThingsProps {
  readonly facts: ReturnType<typeof factsOf>;
  readonly view: View;
}

/** Everything on the map except the heroes. Rendered only when some of it changes. */
const Things = memo(
  function Things({ facts, view }: ThingsProps) {
    const all = [...facts.values()];
    return (
      <>
        {all.map(each => each.space.site !== null && <Site key={each.hex} facts={each} seat={view.seat} />)}
        {all.map(each => each.shields.length > 0 && <Shields key={each.hex} facts={each} view={view} />)}
        {all.map(each => each.tokens.length > 0 && <Tokens key={each.hex} facts={each} />)}
      </>
    );
  },
  (a, b) => a.facts === b.facts && a.view.seat === b.view.seat,
);

/**
 * An invisible sheet. It keeps a layer of the map alive while nothing else is in it: otherwise the things above would
 * join the ground, which would be drawn again each time they part.
 */
export const Sheet = memo(function Sheet({ map }: { readonly map: View['map'] }) {
  const { left, top, right, bottom } = boxOf(groundOf(map).keys());
  return <rect className="board-sheet" x={left} y={top} width={right - left} height={bottom - top} />;
});

function Site({ facts, seat }: { readonly facts: HexFacts; readonly seat: number | null }) {
  const { hex, space, city, shields } = facts;
  return (
    <SiteMark
      hex={hex}
      // A Shield on a monastery means that it was burned (SIT-MON-04).
      site={space.site === 'monastery' && shields.length > 0 ? 'burned-monastery' : (space.site as string)}
      color={city?.color ?? null}
      mine={space.mine.join(' ')}
      level={city?.card?.level ?? null}
      {...siteSlot(facts)}
      isOwn={seat !== null && shields.some(shield => shield.seat === seat)}
    />
  );
}

function Shields({ facts: { hex, shields }, view }: { readonly facts: HexFacts; readonly view: View }) {
  const { x, y } = pointOf(hex);
  return shields.slice(-MOST_SHIELDS).map(({ seat }, i) => {
    const { dx, dy, size } = shieldSlot(i);
    // biome-ignore lint/suspicious/noArrayIndexKey: Shields lie in the order in which they came and stay there
    return <ShieldMark key={`${seat} ${i}`} hero={view.players[seat]?.hero ?? ''} x={x + dx} y={y + dy} size={size} />;
  });
}

const ShieldMark = memo(Shield);

function Tokens({ facts }: { readonly facts: HexFacts }) {
  const { slots, more } = tokenSlots(facts);
  const { x, y } = pointOf(facts.hex);
  return (
    <>
      {slots.map((slot, i) => {
        const { color, name, up } = facts.tokens[i] as HexFacts['tokens'][number];
        return (
          <TokenMark
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one colour on a space are alike
            key={`${color} ${i}`}
            hex={facts.hex}
            name={name}
            color={color}
            isUp={up}
            isAlone={slots.length === 1}
            {...slot}
          />
        );
      })}
      {more > 0 && (
        <g transform={`translate(${x + 34} ${y + 24})`}>
          <rect className="board-stat" x={-12} y={-8} width={24} height={16} rx={8} />
          <text className="board-number" y={4.5}>
            +{more}
          </text>
        </g>
      )}
    </>
  );
}

/** One list for the whole map, by seat: a figure that moves stays the same element. */
function Heroes({ facts, view }: ThingsProps) {
  return [...facts.values()]
    .flatMap(each => {
      const slots = heroSlots(each);
      return each.heroes.map((figure, i) => ({ ...figure, hex: each.hex, slot: slots[i] }));
    })
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, hero, hex, slot }) => (
      <HeroFigure
        key={seat}
        hero={hero}
        hex={hex}
        isTurn={view.turn.seat === seat}
        path={view.turn.path}
        dx={slot?.dx ?? 0}
        dy={slot?.dy ?? 0}
        size={slot?.size ?? 50}
      />
    ));
}
