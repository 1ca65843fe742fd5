import type { Hex } from '@deedbook/engine';
import { StatIcon } from '../art/index.ts';
import { useCursor } from './cursor.ts';
import { hexPath, lineOf, pointOf, SIZE, STAND } from './geometry.ts';
import { choicesAt, type MapChoices } from './map-choices.ts';
import { hexOfSpot } from './spots.ts';
import { previewOf } from './ways.ts';

interface PreviewProps {
  readonly choices: MapChoices;
  /** Where the deciding player's hero is. */
  readonly from: Hex | null;
}

/** The space pointed at, the way there, and what would happen where. */
export function Preview({ choices, from }: PreviewProps) {
  const pointed = useCursor(cursor => cursor.pointed);
  if (pointed === null) return null;
  const here = choicesAt(choices, pointed);
  const { ways, marks } = previewOf(here, from);
  const hex = hexOfSpot(pointed);
  const middle = hex === null ? null : pointOf(hex);
  return (
    <g className="board-preview">
      {middle && (
        <path className="board-pointed" data-lit={here.length > 0} d={hexPath(SIZE - 1, middle.x, middle.y)} />
      )}
      {ways.map(({ key, way, isDangerous }) => (
        <g key={key} data-danger={isDangerous}>
          <path className="board-way-edge" d={lineOf(way)} />
          <path className="board-way" d={lineOf(way)} />
          {way.slice(1, -1).map(step => {
            const { x, y } = pointOf(step);
            return <circle key={step} className="board-step" cx={x} cy={y + STAND} r={5} />;
          })}
        </g>
      ))}
      {[...marks].map(([at, sign]) => {
        const { x, y } = pointOf(at);
        return (
          <g key={at} className="board-mark" data-sign={sign} transform={`translate(${x} ${y})`}>
            <path className="board-mark-edge" d={hexPath(SIZE - 5)} />
            <g transform="translate(30 -20)">
              <circle className="board-mark-ground" r={14} />
              <StatIcon stat={sign} size={20} x={0} y={0} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
