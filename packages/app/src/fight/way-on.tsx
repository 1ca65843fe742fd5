import { useSeat } from '../game/table.ts';
import { useNarrow } from '../platform/window-size.ts';
import { strikeIn } from '../question/caution.ts';
import { SpotChoices } from './spot-choices.tsx';

/** The way to the next phase. On a phone it is a button of the question, where the thumb is. */
export function WayOn({ ids }: { readonly ids: readonly string[] }) {
  const isReady = useSeat(({ asked }) => strikeIn(asked) !== undefined);
  if (useNarrow()) return null;
  return (
    <div className="rail-on">
      {ids.map(id => (
        <SpotChoices key={id} kind="button" id={id} keyName={isReady ? undefined : 'E'} />
      ))}
    </div>
  );
}
