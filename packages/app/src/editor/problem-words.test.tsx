import { buildScene, SCENE_FLAWS, type Scene, type SceneError } from '@deedbook/engine';
import { LANGUAGES, loadText, loadWords } from '@deedbook/text';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchWords, LanguageContext } from '../language/language.ts';
import { ProblemWords } from './problem-words.tsx';

function problemsIn(scene: Scene) {
  try {
    buildScene(scene);
    return [];
  } catch (error) {
    return (error as SceneError).problems;
  }
}

/** Positions that the editor can make and the engine cannot build. */
const WRONG: readonly Scene[] = [
  { hero: 'goldyx', others: { goldyx: {} } },
  { players: 3, scenario: 'solo-conquest' },
  { cities: { '1,0': { level: 3 } } },
  { map: { '1,0': 'red city' }, cities: { '1,0': { conquered: true, garrison: ['minotaur'] } } },
  { at: '40,0' },
  { tactic: 'early-bird', time: 'night' },
];

test.each(LANGUAGES)('what does not fit is told in %s', async language => {
  const text = await loadText(language);
  await fetchWords(language, 'lookup');
  for (const scene of WRONG) {
    const [problem] = problemsIn(scene);
    if (!problem) throw new Error(`nothing is wrong with ${JSON.stringify(scene)}`);
    const { container } = render(
      <LanguageContext value={language}>
        <ProblemWords problem={problem} text={text} />
      </LanguageContext>,
    );
    expect(container.querySelector('[lang]'), problem.message).toBeNull();
    expect(container.textContent).not.toBe('');
    cleanup();
  }
});

test('every kind of flaw has its words', async () => {
  for (const language of LANGUAGES) {
    const { flaws } = (await loadWords(language, 'lookup')).editor;
    expect(Object.keys(flaws).sort()).toEqual([...SCENE_FLAWS].sort());
  }
});
