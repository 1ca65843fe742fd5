import { ENEMIES, hexNamed, type SceneFlaw, type SceneProblem, TACTICS } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useWords } from '../language/language.ts';

interface ProblemWordsProps {
  readonly problem: SceneProblem;
  readonly text: Text | null;
}

/** What does not fit, in the language of the player. What only a file can have wrong is told as the engine does. */
export function ProblemWords({ problem: { path, message, flaw, fault }, text }: ProblemWordsProps) {
  const words = useWords('lookup').editor;
  if (flaw) return words.flaws[flaw.kind](text ? nameIn(text, flaw.kind, flaw.about) : flaw.about);
  if (fault && text) return text.setupFault(fault);
  return (
    <>
      {words.otherFlaw}{' '}
      <span lang="en">
        {path.length > 0 && <b>{path.join(' ')}: </b>}
        {message}
      </span>
    </>
  );
}

/** The name of what a flaw is about, as players know it. */
function nameIn(text: Text, kind: SceneFlaw, about: string): string {
  const hex = kind === 'off-map' || kind === 'no-city' ? hexNamed(about) : null;
  if (hex !== null) return text.hex(hex);
  if (kind === 'wrong-tactic' && TACTICS.has(about)) return text.name('tactic', about);
  if (kind === 'no-carrier') return text.name('card', about);
  const [enemy = ''] = about.split(' ');
  return kind === 'not-fighting' && ENEMIES.has(enemy) ? text.name('enemy', enemy) : about;
}
