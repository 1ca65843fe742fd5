import type { News } from '@deedbook/engine';

/** How much a line of the log stands out. */
export type Weight = 'great' | 'good' | 'bad' | 'plain' | 'small';

const WEIGHTS: Partial<Record<News['news'], Weight>> = {
  'round-began': 'great',
  'round-ended': 'great',
  'end-of-round-announced': 'great',
  'end-in-sight': 'great',
  'game-over': 'great',
  'level-reached': 'great',
  'city-conquered': 'great',
  'enemy-defeated': 'good',
  conquered: 'good',
  'skill-gained': 'good',
  'unit-gained': 'good',
  'card-gained': 'good',
  'fame-gained': 'good',
  'wounds-taken': 'bad',
  'knocked-out': 'bad',
  poisoned: 'bad',
  paralysed: 'bad',
  'unit-destroyed': 'bad',
  withdrew: 'bad',
  'mana-paid': 'small',
  'points-gained': 'small',
  'value-added': 'small',
  'phase-began': 'small',
  'offer-changed': 'small',
  'turn-ended': 'small',
  'cards-discarded': 'small',
  'token-placed': 'small',
};

export function weightOf(news: News): Weight {
  if (news.news === 'fight-ended') return news.won ? 'great' : 'bad';
  if (news.news === 'unit-damaged' && news.wounded) return 'bad';
  return WEIGHTS[news.news] ?? 'plain';
}

const SIGNS: Partial<Record<News['news'], string>> = {
  'level-reached': 'level',
  'fight-begins': 'combat',
  'fight-ended': 'combat',
  'enemy-defeated': 'attack',
  conquered: 'shield',
  'city-conquered': 'shield',
  'skill-gained': 'skill',
  'unit-gained': 'unit',
  'card-gained': 'draw',
  'fame-gained': 'fame',
  'wounds-taken': 'wound',
  'knocked-out': 'wound',
  poisoned: 'wound',
  'unit-destroyed': 'wound',
  explored: 'explore',
  'end-of-round-announced': 'end-of-round',
  'round-ended': 'end-of-round',
  'end-in-sight': 'score',
  'game-over': 'score',
  rested: 'rest',
  walked: 'move',
};

/** The sign before a line, for those that have one. */
export const signOf = (news: News): string | null => SIGNS[news.news] ?? null;
