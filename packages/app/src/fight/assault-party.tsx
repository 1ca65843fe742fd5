import { ENEMIES } from '@deedbook/engine';
import { EnemyPortrait, HeroEmblem, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';

/** Those who assault a city together, each with the defenders dealt to them. */
export function AssaultParty() {
  const { view, text } = useSeatFields('view', 'text');
  const names = useSeatNames();
  const words = useWords('panels').fight;
  const { assault } = view;
  if (!assault) return null;
  return (
    <ul className="party" aria-label={words.together}>
      {assault.participants.map(({ seat, defenders, turn }) => {
        const hero = view.players[seat]?.hero ?? '';
        const state = seat === view.turn.seat ? 'now' : turn === null ? 'waiting' : 'fought';
        return (
          <li key={seat} className="party-hero" data-state={state}>
            <HeroEmblem hero={hero} size={22} />
            {/* A phone has room for the words of one. */}
            <span className={state === 'now' ? undefined : 'unseen-narrow'}>
              {names(seat)}: {words.defenders(defenders.length)}, {words.turns[state]}
            </span>
            {defenders.map((enemy, i) => (
              <EnemyPortrait
                // biome-ignore lint/suspicious/noArrayIndexKey: defenders may be alike
                key={i}
                enemy={enemy}
                color={ENEMIES.find(enemy)?.color}
                size={18}
                title={text.name('enemy', enemy)}
              />
            ))}
            {state === 'fought' && <StatIcon stat="check" size={16} />}
          </li>
        );
      })}
    </ul>
  );
}
