import { type Asked, buildScene, cloneState, Session, type State } from '@deedbook/engine';
import { endingOf, lossOf, priceOf } from '@deedbook/mind';
import type { Drill } from '@deedbook/positions';
import type { FightPrice, Text } from '@deedbook/text';
import type { Result } from './results.ts';

/** A drill from its first question on. */
export function begin({ puzzle }: Drill): { readonly session: Session; readonly before: State } {
  const session = new Session(buildScene(puzzle.scene ?? {}));
  return { session, before: cloneState(session.state) };
}

/** How a drill ended. */
export const resultOf = (before: State, session: Session): Result => ({
  won: session.news.some(({ news }) => news.news === 'fight-ended' && news.won),
  loss: lossOf(before, session.state),
});

/** What a drill has cost, apart from the Fame it has brought. */
export const costOf = (before: State, { state }: Session): FightPrice => ({
  ...priceOf(endingOf(before, before, 0, false), endingOf(before, state, 0, true)),
  fame: 0,
});

/** The best line, in words. */
export function lineInWords(drill: Drill, text: Text): readonly string[] {
  const { session } = begin(drill);
  return (drill.puzzle.line ?? []).map(answer => {
    const key = answer.slice('0 '.length);
    const asked = session.question(0) as Asked;
    const choice = asked.choices.find(each => each.key === key);
    const said = choice ? text.choice(asked, choice, session.view(0)) : key;
    session.answer(0, key);
    return said;
  });
}
