import { describe, expect, it } from 'vitest';
import type { Yield } from '../protocol/yields.ts';
import type { Scene } from '../scene/scene.ts';
import { cloneState } from '../state/clone.ts';
import type { ToldNews } from '../state/news.ts';
import { Playing, playing } from '../testing/playing.ts';
import { CARDS, UNITS } from './catalogue.ts';
import { usesAtHand } from './uses.ts';

const RICH: Scene = {
  crystals: { red: 2, blue: 2, green: 2, white: 2 },
  mana: ['black', 'black'],
  source: [],
  deck: ['march', 'march', 'march'],
};
const FIGHT = (phase: 'ranged' | 'block' | 'attack'): Scene => ({
  ...RICH,
  time: 'night',
  combat: { enemies: ['prowlers', 'diggers'], targets: ['prowlers'], phase },
});
const MOMENTS: readonly Scene[] = [RICH, FIGHT('ranged'), FIGHT('block'), FIGHT('attack')];

/** What was gained, according to the news. */
const told = (news: readonly ToldNews[]): string[] =>
  news
    .flatMap(({ news: one }): string[] => {
      if (one.news === 'value-added') return [`${one.kind} ${one.element} ${one.n}`];
      if (one.news === 'points-gained') return [`${one.points} ${one.n}`];
      return one.news === 'mana-gained' ? Array<string>(one.n).fill(`mana ${one.color}`) : [];
    })
    .sort();

/** The same as predicted. */
const foretold = ({ gains }: Yield): string[] =>
  gains
    .flatMap((one): string[] => {
      if (one.gain === 'attack') return [`${one.reach} ${one.element} ${one.n}`];
      if (one.gain === 'block') return [`block ${one.element} ${one.n}`];
      if (one.gain === 'mana') return [`mana ${one.color}`];
      return one.gain === 'move' || one.gain === 'influence' || one.gain === 'heal' ? [`${one.gain} ${one.n}`] : [];
    })
    .sort();

/** The phase in which a gain is possible at all. */
const isFor = (scene: Scene, { gains }: Yield): boolean => {
  const phase = scene.combat?.phase ?? null;
  return gains.every(one => {
    if (one.gain === 'heal') return phase === null;
    if (one.gain === 'block') return phase === 'block';
    if (one.gain !== 'attack') return true;
    return phase === 'attack' || (phase === 'ranged' && one.reach !== 'melee');
  });
};

const growing = ({ gains }: Yield): boolean => gains.some(one => one.gain === 'block' && one.extra !== null);

/** Plays a use for one of its yields; false if it is not possible now. */
function plays(p: Playing, key: string, { answers, cards }: Yield): boolean {
  if (p.session.answer(0, key)) return false;
  const left = [...answers];
  for (let i = 0; i < 20; i++) {
    const asked = p.session.question(0);
    if (!asked || ['turn', 'combat-ranged', 'combat-block', 'combat-attack'].includes(asked.prompt)) return true;
    const keys = asked.choices.map(choice => choice.key);
    const at = left.findIndex(answer => keys.includes(answer));
    const paid = keys.find(other => other.endsWith('crystal') || other.endsWith('token'));
    const other = keys.find(one => !cards.includes(one));
    if (at < 0 && asked.prompt === 'choose') return false;
    const answer = at >= 0 ? left.splice(0, at + 1).at(-1) : asked.prompt === 'pay' ? paid : other;
    if (p.session.answer(0, answer ?? '')) return false;
  }
  return false;
}

/** Checks that every use in a scene gives what it says; returns how many were checked. */
function checkUses(scene: Scene): number {
  let checked = 0;
  const start = playing(scene);
  for (const { choice, yields } of usesAtHand(start.session.queryFor(0))) {
    for (const one of yields ?? []) {
      if (growing(one) || !isFor(scene, one)) continue;
      const p = new Playing(cloneState(start.state));
      const before = p.session.news.length;
      if (!plays(p, choice.key, one)) continue;
      expect(told(p.session.news.slice(before)), `${choice.key} ${one.answers.join()}`).toEqual(foretold(one));
      checked++;
    }
  }
  return checked;
}

describe('what a use gives is what it was said to give', () => {
  it('for every card, in some phase of a fight or outside', () => {
    let checked = 0;
    for (const [i, card] of CARDS.ids().entries())
      checked += checkUses({ ...(MOMENTS[i % 4] as Scene), hand: [card, 'rage'] });
    expect(checked).toBeGreaterThan(250);
  });

  it('CRD-28 for Mana Draw, which takes a die and sets it', () => {
    expect(checkUses({ ...RICH, source: ['gold'], hand: ['mana-draw'] })).toBeGreaterThan(5);
  });

  it('for every ability of every Unit', () => {
    let checked = 0;
    for (const unit of UNITS.ids()) for (const moment of MOMENTS) checked += checkUses({ ...moment, units: [unit] });
    expect(checked).toBeGreaterThan(60);
  });
});
