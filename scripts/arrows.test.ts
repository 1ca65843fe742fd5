import { describe, expect, test } from 'vitest';
import { importsOf, LAYERS, objection } from './arrows.ts';

const ENGINE = 'packages/engine/src';

describe('an import is found', () => {
  test.each([
    [`import { a } from './a.ts';`, './a.ts'],
    [`import {\n  a,\n  b,\n} from '../a.ts';`, '../a.ts'],
    [`import type { A } from './a.ts';`, './a.ts'],
    [`import './content/index.ts';`, './content/index.ts'],
    [`export * from './a.ts';`, './a.ts'],
    [`export type { A } from './a.ts';`, './a.ts'],
    [`const a = await import('./a.ts');`, './a.ts'],
  ])('%j', (source, specifier) => {
    expect(importsOf(source)).toEqual([specifier]);
  });
});

test.each([
  ['core/table.ts', './random.ts'],
  ['state/state.ts', '../core/table.ts'],
  ['rules/combat/block.ts', '../../state/state.ts'],
  ['rules/combat/block.ts', '../turn.ts'],
  ['rules/duel/block.ts', '../combat/block.ts'],
  ['effects/gain.ts', '../rules/turn.ts'],
  ['content/cards/red.ts', '../../effects/gain.ts'],
  ['view/view.ts', '../rules/turn.ts'],
  ['record/read.ts', '../session.ts'],
  ['session.ts', './view/view.ts'],
  ['session.ts', './other.ts'],
  ['index.ts', './content/index.ts'],
  ['rules/turn.test.ts', '../content/index.ts'],
  ['rules/turn.test.ts', '../testing/scene.ts'],
  ['testing/scene.ts', '../content/index.ts'],
])('engine/%s may import %s', (file, specifier) => {
  expect(objection(`${ENGINE}/${file}`, specifier)).toBeNull();
});

test.each([
  ['rules/combat/block.ts', '../duel/block.ts'],
  ['rules/duel/block.ts', '../fight/values.ts'],
  ['core/table.ts', '../state/state.ts'],
  ['core/table.ts', '../session.ts'],
  ['core/table.ts', 'zod/mini'],
  ['state/state.ts', '../rules/turn.ts'],
  ['rules/turn.ts', '../effects/gain.ts'],
  ['rules/combat/block.ts', '../../content/cards/red.ts'],
  ['rules/turn.ts', '../view/view.ts'],
  ['effects/gain.ts', '../content/cards/red.ts'],
  ['content/cards/red.ts', '../../view/view.ts'],
  ['view/view.ts', '../record/read.ts'],
  ['view/view.ts', '../effects/gain.ts'],
  ['record/read.ts', '../content/index.ts'],
  ['record/read.ts', '../effects/gain.ts'],
  ['record/read.ts', 'zod/mini'],
  ['record/read.ts', '../index.ts'],
  ['session.ts', './content/index.ts'],
  ['session.ts', './effects/gain.ts'],
  ['session.ts', './record/read.ts'],
  ['index.ts', './testing/scene.ts'],
  ['rules/turn.ts', '../testing/scene.ts'],
  ['unheard-of/a.ts', '../core/table.ts'],
  ['index.ts', '../../bots/src/index.ts'],
  ['rules/turn.test.ts', '../../../bots/src/index.ts'],
  ['index.ts', '@deedbook/text'],
])('engine/%s may not import %s', (file, specifier) => {
  expect(objection(`${ENGINE}/${file}`, specifier)).not.toBeNull();
});

const APP = 'packages/app/src';

test.each([
  ['main.tsx', './app/app.tsx'],
  ['parts/tip.tsx', './popup.tsx'],
  ['parts/tip.tsx', '../platform/later.tsx'],
  ['question/why.tsx', '../rulebook/open.ts'],
  ['hand/hand.tsx', '../hero/units.tsx'],
  ['start/begin.ts', '../saves/queue.ts'],
  ['start/begin.ts', '../game/local-game.ts'],
  ['table/parts.tsx', '../fight/fight-view.tsx'],
  ['screens/replay/replay-table.tsx', '../../table/table-frame.tsx'],
  ['app/app.tsx', '../screens/broken.tsx'],
  ['app/app.tsx', 'react'],
  ['parts/tip.test.tsx', '../table/table-screen.tsx'],
])('app/%s may import %s', (file, specifier) => {
  expect(objection(`${APP}/${file}`, specifier)).toBeNull();
});

test.each([
  ['parts/tip.tsx', '../question/choose.ts'],
  ['platform/later.tsx', '../parts/tip.tsx'],
  ['game/local-game.ts', '../saves/queue.ts'],
  ['saves/save.ts', '../game/table.ts'],
  ['board/board.tsx', '../table/table-frame.tsx'],
  ['board/board.tsx', '../log/weight.ts'],
  ['hero/units.tsx', '../hand/hand.tsx'],
  ['offers/offers-panel.tsx', '../table/table.css'],
  ['table/parts.tsx', '../screens/broken.tsx'],
  ['screens/broken.tsx', '../app/app.tsx'],
  ['screens/broken.tsx', '../testing/sit.tsx'],
  ['unheard-of/a.ts', '../look/base.css'],
])('app/%s may not import %s', (file, specifier) => {
  expect(objection(`${APP}/${file}`, specifier)).not.toBeNull();
});

test.each(Object.entries(LAYERS))('the layers of %s form no circle', (_, layers) => {
  const clear = new Set<string>();
  const descend = (folder: string, path: readonly string[] = []): void => {
    expect(path).not.toContain(folder);
    if (clear.has(folder)) return;
    for (const next of layers[folder] ?? []) descend(next, [...path, folder]);
    clear.add(folder);
  };
  for (const folder of Object.keys(layers)) descend(folder);
});

test.each([
  ['text', '@deedbook/engine'],
  ['bots', '@deedbook/engine'],
  ['cli', '@deedbook/engine'],
  ['cli', '@deedbook/text'],
  ['cli', '@deedbook/bots'],
  ['text', './names/en.ts'],
])('%s may import %s', (home, specifier) => {
  expect(objection(`packages/${home}/src/a.ts`, specifier)).toBeNull();
});

test.each([
  ['text', '@deedbook/bots'],
  ['text', '@deedbook/cli'],
  ['bots', '@deedbook/text'],
  ['bots', '@deedbook/cli'],
  ['cli', '@deedbook/engine/src/core/table.ts'],
  ['cli', '../../engine/src/index.ts'],
  ['bots', './index.ts'],
  ['unheard-of', '@deedbook/engine'],
])('%s may not import %s', (home, specifier) => {
  expect(objection(`packages/${home}/src/a.ts`, specifier)).not.toBeNull();
});
