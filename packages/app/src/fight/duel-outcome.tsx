import { HeroEmblem } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import type { DuelResult, DuelSide } from './duel-result.ts';
import { ResultFigures } from './result-figures.tsx';

/** Both sides of a player combat, each with the outcome. */
export const DuelOutcome = ({ result }: { readonly result: DuelResult }) =>
  result.sides.map(side => <Side key={side.seat} side={side} />);

function Side({ side }: { readonly side: DuelSide }) {
  const { view, text } = useSeatFields('view', 'text');
  const names = useSeatNames();
  const words = useWords('panels').fight;
  const more = [
    ...(side.drivenTo === null
      ? []
      : [['withdraw', words.drivenTo(text.place(side.drivenTo, view.map, 'the'))] as const]),
    ...side.stole.map(card => ['reward', words.stole(text.name('card', card))] as const),
  ];
  return (
    <div className="result-side">
      <h3>
        <HeroEmblem hero={view.players[side.seat]?.hero ?? ''} size={22} />
        {names(side.seat)}
      </h3>
      <ResultFigures result={side} more={more} none={words.unchanged} />
    </div>
  );
}
