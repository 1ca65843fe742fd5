import { CARDS, type Name, WOUND } from '@deedbook/engine';
import { type CSSProperties, memo } from 'react';
import { CardFrame, ManaGem, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { CardPicture } from '../parts/card-picture.ts';
import './card-face.css';
import { sharedLines } from './lines.ts';

interface CardFaceProps {
  readonly card: Name;
}

/** The sign for each type symbol of a card. */
const TYPE_SIGNS: Readonly<Record<string, string>> = {
  movement: 'move',
  influence: 'influence',
  combat: 'combat',
  healing: 'heal',
  special: 'special',
};

/** A name that needs smaller letters to stay on one line. */
const LONG = 17;

const linesOf = (lines: number) => ({ '--share': lines }) as CSSProperties;

/** A whole card: name, kind, colour, types, motif and both effects. It fills the place it is given, and may be narrow. */
export const CardFace = memo(function CardFace({ card }: CardFaceProps) {
  const said = useSeat(({ text }) => text).cardText(card);
  const words = useWords('table').hand;
  const printed = CARDS.find(card);
  const kind = printed?.kind ?? 'basic-action';
  const color = printed?.color ?? null;
  const [basic, powered] = sharedLines(
    said.basic,
    `${said.strongName ?? ''}${said.powered}`,
    kind === 'artifact' ? 1 : 0,
  );
  return (
    <CardFrame color={color} kind={kind} className="card">
      <span className="card-head">
        <span className="card-name" data-long={said.name.length > LONG || undefined}>
          {said.name}
        </span>
      </span>
      <span className="card-art">
        <CardPicture card={card} kind={kind} width={44} height={33} className="card-motif" />
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
      {card === WOUND ? (
        <span className="card-basic">{said.basic}</span>
      ) : (
        <>
          <span className="card-basic">
            <span className="card-text" style={linesOf(basic)}>
              {kind === 'spell' && color && <ManaGem color={color} size={15} className="card-gem" />}
              {said.basic}
            </span>
          </span>
          <span className="card-powered">
            {kind === 'artifact' && <span className="card-once">{words.thrownAway}</span>}
            <span className="card-text" style={linesOf(powered)}>
              {color && <ManaGem color={color} size={15} className="card-gem" />}
              {kind === 'spell' && <ManaGem color="black" size={15} className="card-gem" />}
              {said.strongName && <b>{said.strongName}: </b>}
              {said.powered}
            </span>
          </span>
        </>
      )}
    </CardFrame>
  );
});
