import type { News } from '@deedbook/engine';
import { weightOf } from './weight.ts';

/** How somebody does something is not what others want to know of it afterwards. */
const MEANS: ReadonlySet<News['news']> = new Set([
  'turn-began',
  'placed-on-portal',
  'card-played',
  'card-set-aside',
  'mana-gained',
  'die-taken',
  'die-set',
  'dice-rerolled',
  'crystal-broken',
  'crystal-melted',
  'source-rolled',
  'cards-drawn',
  'cards-shuffled-in',
  'cards-put-back',
  'cards-picked',
  'skill-used',
  'skills-shown',
  'unit-used',
  'unit-spent',
  'interaction-began',
  'enemy-held',
  'enemy-weakened',
  'enemy-exposed',
  'attack-blocked',
  'dummy-gained',
]);

/** Whether somebody who was away wants to hear of it. */
export const isTelling = (news: News): boolean => weightOf(news) !== 'small' && !MEANS.has(news.news);
