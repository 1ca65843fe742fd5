import { CARDS, type Name, WOUND } from '@deedbook/engine';
import { type CSSProperties, memo } from 'react';
import { CardFrame, ManaGem, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { CardPicture } from '../parts/card-picture.ts';
import { CostGems, WorthIcon } from '../question/worth-sign.tsx';
import './card-face.css';
import './card-text.css';
import { settingOf, sharedLines } from './lines.ts';
import type { CardUses, Zone } from './uses.ts';

interface CardFaceProps {
  readonly card: Name;
  /** What its parts can be pressed for. */
  readonly uses?: CardUses | undefined;
}

/** The sign for each type symbol of a card. */
const TYPE_SIGNS: Readonly<Record<string, string>> = {
  movement: 'move',
  influence: 'influence',
  combat: 'combat',
  healing: 'heal',
  special: 'special',
};

/** A longer name needs smaller letters to stay on one line. */
const LONG = 17;
/** On a phone, it takes two. */
const LONG_ON_PHONE = 12;

/** The letters of the longest word of a name: a narrow card breaks none. */
const lettersOf = (name: string) =>
  ({ '--letters': Math.max(...name.split(' ').map(({ length }) => length)) }) as CSSProperties;

/** A number stays on the line of its word. */
const together = (words: string): string => words.replace(/ (?=\d)/g, '\u00a0');

const linesOf = (share: number, few: number, low: number) =>
  ({ '--share': share, '--few': few, '--low': low }) as CSSProperties;

/** A whole card: name, kind, color, types, motif and both effects. It fills its slot, which may be narrow. */
export const CardFace = memo(function CardFace({ card, uses }: CardFaceProps) {
  const said = useSeat(({ text }) => text).cardText(card);
  const words = useWords('table').hand;
  const printed = CARDS.find(card);
  const kind = printed?.kind ?? 'basic-action';
  const color = printed?.color ?? null;
  const texts = [said.basic, `${said.strongName ?? ''}${said.powered}`] as const;
  const setting = settingOf(...texts);
  const taken = kind === 'artifact' ? 1 : 0;
  const lines = sharedLines(...texts, setting, taken);
  const few = sharedLines(...texts, 'narrow', 2 * taken + (said.name.length > LONG_ON_PHONE ? 1 : 0));
  const low = sharedLines(...texts, 'low', taken);
  return (
    <CardFrame color={color} kind={kind} className="card" setting={setting}>
      <span className="card-head">
        <span className="card-name" data-long={said.name.length > LONG || undefined} style={lettersOf(said.name)}>
          {said.name}
        </span>
      </span>
      <span className="card-upper" {...zoneProps(card === WOUND ? undefined : uses, 'play')}>
        <span className="card-art">
          <CardPicture card={card} kind={kind} className="card-motif" />
          <span className="card-kind">{said.kind}</span>
          <span className="card-types">
            {printed?.types.map((type, i) => (
              <span key={type} className="card-type">
                <StatIcon stat={TYPE_SIGNS[type] ?? type} size={15} title={said.types[i]} />
                <span aria-hidden>{said.types[i]}</span>
              </span>
            ))}
          </span>
        </span>
        <span className="card-basic" style={linesOf(lines[0], few[0], low[0])}>
          <span className="card-text">
            <Worth uses={uses} zone="play" />
            {kind === 'spell' && color && <ManaGem color={color} size={15} className="card-gem" />}
            {together(said.basic)}
          </span>
        </span>
      </span>
      {card !== WOUND && (
        <>
          <span className="card-powered" style={linesOf(lines[1], few[1], low[1])} {...zoneProps(uses, 'power')}>
            {kind === 'artifact' && <span className="card-once">{words.thrownAway}</span>}
            <span className="card-text">
              <Worth uses={uses} zone="power" />
              {color && <ManaGem color={color} size={15} className="card-gem" />}
              {kind === 'spell' && <ManaGem color="black" size={15} className="card-gem" />}
              {said.strongName && <b>{said.strongName}: </b>}
              {together(said.powered)}
            </span>
          </span>
          {uses && <Edge uses={uses} />}
        </>
      )}
    </CardFrame>
  );
});

/** Marks a part of a card that can be pressed, and whether that is useful now. */
function zoneProps(uses: CardUses | undefined, zone: Zone) {
  const [use] = uses?.in(zone) ?? [];
  return uses && { 'data-zone': zone, 'data-can': use && (use.isUseful ? 'use' : 'idle') };
}

interface WorthProps {
  readonly uses: CardUses | undefined;
  readonly zone: Zone;
}

/** What a part of a card would give now, and the mana that would pay for it. */
function Worth({ uses, zone }: WorthProps) {
  const text = useSeat(table => table.text);
  const [use] = uses?.in(zone) ?? [];
  const [gives] = use?.worth ?? [];
  if (!use?.isUseful || (!gives && use.cost.length === 0)) return null;
  return (
    <span className="card-worth" title={use.worth.map(one => text.worth(one)).join(' + ')}>
      <CostGems cost={use.cost} size={13} />
      {gives && <WorthIcon worth={gives} size={15} />}
      {gives?.n}
    </span>
  );
}

/** The edge of a card: what it gives sideways now. */
function Edge({ uses }: { readonly uses: CardUses }) {
  const text = useSeat(table => table.text);
  const asked = useSeat(table => table.asked);
  const view = useSeat(table => table.view);
  const [use] = uses.in('sideways');
  const [gives] = use?.worth ?? [];
  if (!use?.isUseful || !gives || !asked) return null;
  return (
    <span className="card-edge" {...zoneProps(uses, 'sideways')}>
      <WorthIcon worth={gives} size={15} />
      {text.choiceInShort(asked, use.choice, view, use.worth)}
    </span>
  );
}
