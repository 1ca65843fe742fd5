import { ENEMIES, type MapToken } from '@deedbook/engine';
import { AbilityIcon, EnemyToken, ResistanceIcon, TokenBack } from '../art/index.ts';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { CodexSign } from '../parts/codex-sign.tsx';
import { RuleSign } from '../parts/rule-sign.tsx';
import { RAMPAGING_RULE } from './rule-links.ts';
import { suspectsOf } from './suspects.ts';

interface HexTokenProps {
  readonly token: MapToken;
  /** The first of its kind on the space: only that one lists what it may be. */
  readonly isFirst: boolean;
  /** Abilities by name only. */
  readonly isBrief: boolean;
}

/** Who guards the space: the enemy with its numbers, or what may be under a face-down token. */
export function HexToken({ token, isFirst, isBrief }: HexTokenProps) {
  const text = useSeat(table => table.text);
  const words = useWords('table').board;
  const { color, name, up, role } = token;
  return (
    <div className="hex-card-part hex-card-token">
      {up ? (
        <EnemyToken enemy={name} color={color} size={isBrief ? 34 : 44} />
      ) : (
        <TokenBack color={color} size={isBrief ? 34 : 44} />
      )}
      <div>
        <h3>
          {up ? text.name('token', name) : words.faceDown(text.name('token-color', color))} <small>{words[role]}</small>{' '}
          {up && <CodexSign at={`${ENEMIES.has(name) ? 'enemy' : 'ruin'}/${name}`} />}
        </h3>
        {!up && isFirst && <Suspects token={token} />}
        {up && <Enemy name={name} isBrief={isBrief} />}
        {role === 'rampaging' && (
          <p>
            {words.rampagingText} <RuleSign rule={RAMPAGING_RULE} />
          </p>
        )}
      </div>
    </div>
  );
}

function Suspects({ token: { color } }: { readonly token: MapToken }) {
  const { view, text } = useSeatFields('view', 'text');
  const words = useWords('table').board;
  const told = suspectsOf(view, color).map(({ name, unseen }) =>
    unseen === 1 ? text.name('token', name) : `${text.name('token', name)} ×${unseen}`,
  );
  return (
    <p>
      {words.mayBe}: {told.join(', ')}
    </p>
  );
}

/** Numbers, then every ability and resistance with its meaning; a ruin says what it holds. */
function Enemy({ name, isBrief }: { readonly name: string; readonly isBrief: boolean }) {
  const text = useSeat(table => table.text);
  const words = useWords('table').board;
  const printed = ENEMIES.find(name);
  if (!printed) return <p>{text.ruinText(name).text}</p>;
  const { armor, fame, attacks, abilities, resistances } = text.enemyText(name);
  return (
    <>
      <p>
        {words.armor} <b>{armor}</b> · <b>{attacks.join(', ')}</b> · {words.fame} <b>{fame}</b>
      </p>
      <ul className="hex-card-abilities" data-brief={isBrief || undefined}>
        {abilities.map(({ name: called, text: meaning }, i) => (
          <li key={called}>
            <AbilityIcon ability={printed.abilities[i] ?? ''} size={16} />
            <Trait called={called} meaning={isBrief ? null : meaning} />
          </li>
        ))}
        {resistances.slice(0, printed.resistances.length).map(({ name: called, text: meaning }, i) => (
          <li key={called}>
            <ResistanceIcon resistance={printed.resistances[i] ?? ''} size={16} />
            <Trait called={called} meaning={isBrief ? null : meaning} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Trait({ called, meaning }: { readonly called: string; readonly meaning: string | null }) {
  if (meaning === null) return called;
  return (
    <span>
      <b>{called}.</b> {meaning}
    </span>
  );
}
