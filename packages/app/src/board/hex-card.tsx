import { type Asked, type Choice, type Hex, hexName, hexNamed } from '@deedbook/engine';
import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { StepAdvice } from '../advice/step-advice.tsx';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useTableMark } from '../parts/table-mark.ts';
import { useClosing } from '../platform/back.ts';
import { ChoiceButton } from '../question/choice-button.tsx';
import { type Corner, quietCorner } from './corner.ts';
import { closeCard, type Opened, useCursor } from './cursor.ts';
import { factsOf } from './facts.ts';
import { type Box, boxAround, grown, pointOf, SIZE } from './geometry.ts';
import './hex-card.css';
import './hex-card-parts.css';
import { HexCost } from './hex-cost.tsx';
import { HexGuests } from './hex-guests.tsx';
import { HexHead } from './hex-head.tsx';
import { CityState, HexSite } from './hex-site.tsx';
import { HexToken } from './hex-token.tsx';
import type { Rig } from './rig.ts';
import { doingOf } from './spot-name.ts';

export interface HexCardProps {
  readonly rig: RefObject<Rig | null>;
  onPointerEnter(): void;
  onPointerLeave(event: PointerEvent): void;
}

/** Everything about the space pointed at, in a corner of the board where it covers neither the space nor the hero. */
export function HexCard({ rig, ...hovering }: HexCardProps) {
  const card = useCursor(cursor => cursor.card);
  const corner = useRef<HTMLDivElement>(null);
  const { view, seat, asked } = useSeatFields('view', 'seat', 'asked');
  const [at, setAt] = useState<(Corner & { readonly covered: number }) | null>(null);
  useClosing(closeCard, card !== null);
  // It closes with the map, and when another question is asked: it may hide what that is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the question matters
  useEffect(() => closeCard, [asked]);
  const hex = card?.hex ?? null;
  useLayoutEffect(() => {
    const shown = corner.current?.firstElementChild;
    if (hex === null || !corner.current || !shown || !rig.current) return;
    const hero = view.players[seat]?.hex ?? null;
    const lit = asked?.choices.flatMap(({ at }) => (at?.kind === 'hex' ? [hexNamed(at.id)] : [])) ?? [];
    const onScreen = rectOn(rig.current);
    const free = rig.current.pane;
    const covered = coveredOf(corner.current);
    const place = quietCorner(
      { width: shown.clientWidth, height: shown.scrollHeight },
      { width: corner.current.clientWidth, height: corner.current.clientHeight - covered },
      [hex, ...(hero === null ? [] : [hero])].map(each => onScreen(each, free.inset)),
      lit.flatMap(each => (each === null ? [] : [onScreen(each, free.inset)])),
    );
    setAt({ ...place, covered });
  }, [hex, view, seat, asked, rig]);
  if (card === null) return null;
  return (
    <div
      className="board-corner"
      ref={corner}
      data-side={at?.side ?? 'right'}
      data-edge={at?.edge ?? 'top'}
      style={{ '--most': at === null ? '100%' : `${at.height}px`, paddingBottom: at?.covered } as CSSProperties}
    >
      <Card key={card.hex} hex={card.hex} by={card.by} {...hovering} />
    </div>
  );
}

/** How much of a part of the board is below a question that has grown over it. */
function coveredOf(part: Element): number {
  const { left, right, bottom } = part.getBoundingClientRect();
  const asking = [...document.querySelectorAll('.table-question, .question')].map(each => each.getBoundingClientRect());
  const over = asking.filter(box => box.height > 0 && box.right > left && box.left < right);
  return Math.max(0, ...over.map(({ top }) => bottom - top));
}

/** Where a space is within the uncovered part of the board. */
const rectOn =
  (rig: Rig) =>
  (hex: Hex, { left, top }: Box): Box => {
    const { x, y } = rig.onScreen(pointOf(hex));
    return grown(boxAround({ x: x - left - GAP, y: y - top - GAP }), SIZE * (rig.camera?.k ?? 1));
  };

/** The corner lies so far inside the free part (hex-card.css). */
const GAP = 8;

type CardProps = Omit<HexCardProps, 'rig'> & { readonly hex: Hex; readonly by: Opened };

function Card({ hex, by, ...hovering }: CardProps) {
  const { view, text, asked, seat } = useSeatFields('view', 'text', 'asked', 'seat');
  const words = useWords('table').board;
  const facts = useMemo(() => factsOf(view).get(hex), [view, hex]);
  useTableMark('hex-card', facts !== undefined);
  if (!facts) return null;
  const choices = asked?.choices.filter(({ at }) => at?.kind === 'hex' && at.id === hexName(hex)) ?? [];
  const { tokens, space } = facts;
  const isHere = view.players[seat]?.hex === hex;
  return (
    <aside
      className="hex-card"
      aria-label={words.card}
      onKeyDown={event => event.key === 'Escape' && closeCard()}
      {...hovering}
    >
      <button type="button" className="hex-card-close" aria-label={words.close} onClick={closeCard}>
        <StatIcon stat="close" size={16} />
      </button>
      <HexHead facts={facts} />
      <HexCost facts={facts} isReachable={choices.length > 0} />
      {facts.city?.card && <CityState city={facts.city.card} defenders={tokens.length} />}
      {tokens.map((token, i) => (
        <HexToken
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens on a space may be alike
          key={`${token.name} ${i}`}
          token={token}
          isFirst={tokens.findIndex(isLike(token)) === i}
          isBrief={tokens.length > MANY}
        />
      ))}
      {space.site !== null && <HexSite site={space.site} city={facts.city} />}
      <HexGuests facts={facts} />
      <StepAdvice choices={isHere ? [...choices, ...actionsHere(asked)] : choices} />
      <Doing choices={choices} isPressed={by === 'press'} told={doingOf(text, asked, choices, view)} />
    </aside>
  );
}

/** What can be done on the hero's own space. */
const actionsHere = (asked: Asked | null): readonly Choice[] =>
  asked?.choices.filter(({ at }) => at?.kind === 'button') ?? [];

/** With this many enemies, the texts of their abilities would push everything else out of the card. */
const MANY = 2;

type Token = { readonly color: string; readonly name: string };
const isLike = (a: Token) => (b: Token) => a.color === b.color && a.name === b.name;

interface DoingProps {
  readonly choices: readonly Choice[];
  readonly isPressed: boolean;
  readonly told: readonly string[];
}

/** What can be done there: words when pointed at, buttons when opened by touch. */
function Doing({ choices, isPressed, told }: DoingProps) {
  const words = useWords('table').board;
  if (choices.length === 0) return null;
  if (isPressed) return choices.map(choice => <ChoiceButton key={choice.key} choice={choice} />);
  return (
    <div className="hex-card-part">
      <h3>{words.canDo}</h3>
      <ul className="hex-card-doing">
        {told.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
