import { memo, type RefObject } from 'react';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { later } from '../platform/later.tsx';
import { useSettings } from '../platform/settings.ts';
import type { Rig } from './rig.ts';

const PlanControl = later(async () => (await import('../advice/plan-control.tsx')).PlanControl, 'panels');

interface ControlsProps {
  readonly rig: RefObject<Rig | null>;
  readonly hasHero: boolean;
}

/** Zoom, the whole map, back to your hero, and plans for the turn if wanted. */
export const Controls = memo(function Controls({ rig, hasHero }: ControlsProps) {
  const words = useWords('table').board;
  const isAdvised = useSettings(({ advice }) => advice);
  return (
    <div className="board-controls">
      <Control stat="plus" isZoom label={words.zoomIn} onClick={() => rig.current?.zoom(1.3)} />
      <Control stat="minus" isZoom label={words.zoomOut} onClick={() => rig.current?.zoom(1 / 1.3)} />
      <Control stat="map" label={words.toWhole} onClick={() => rig.current?.toWhole()} />
      {hasHero && <Control stat="center" label={words.toHero} onClick={() => rig.current?.toHero()} />}
      {isAdvised && <PlanControl />}
    </div>
  );
});

interface ControlProps {
  readonly stat: string;
  readonly label: string;
  readonly isZoom?: boolean;
  onClick(): void;
}

function Control({ stat, label, isZoom, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="board-control"
      data-zoom={isZoom || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <StatIcon stat={stat} size={20} />
    </button>
  );
}
