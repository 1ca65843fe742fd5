import { hexName, type News } from '@deedbook/engine';
import { heardSince } from '../game/heard.ts';
import { type Table, useTable } from '../game/table.ts';
import { isMotionReduced, paceOfMotion } from '../platform/motion.ts';
import type { Scene } from './movements.ts';
import { movesFor } from './moves.ts';
import { type Cue, Show } from './show.ts';

/** More events than this at once are not animated: a game was opened, or someone is skipping ahead. */
const MOST = 40;

/** The table before and after, from which movements are derived. */
function sceneOf(before: Table, after: Table): Scene {
  const foes = [before, after].flatMap(({ view }) => view.combat?.foes ?? []);
  return {
    seat: after.seat,
    hex: hex => `hex ${hexName(hex)}`,
    hexOf: seat => {
      const hex = after.view.players[seat]?.hex ?? null;
      return hex === null ? null : `hex ${hexName(hex)}`;
    },
    foesNamed: enemy => [...new Set(foes.filter(foe => foe.enemy === enemy).map(({ key }) => `enemy ${key}`))],
  };
}

/** The window is hidden, or motion is turned off. */
const isStill = () => isMotionReduced() || document.visibilityState === 'hidden';

/** Animates what happens at the table on a stage, until detached. */
export function attach(stage: HTMLElement, words: (news: News) => string): () => void {
  if (!('animate' in stage)) return () => undefined;
  const show = new Show(stage, words);
  const unsubscribe = useTable.subscribe(({ table }, { table: before }) => {
    if (table?.told === before?.told) return;
    show.finish();
    const news = heardSince(before, table);
    if (!before || !table || news.length === 0 || news.length > MOST || isStill()) return;
    const scene = sceneOf(before, table);
    const cues: Cue[] = news.flatMap(one => movesFor(one, scene).map(movement => ({ movement, news: one })));
    if (cues.length > 0) show.play(show.ready(cues), paceOfMotion());
  });
  return () => {
    unsubscribe();
    show.finish();
  };
}
