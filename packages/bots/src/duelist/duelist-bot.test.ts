import { buildScene, imagine, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { duelistBot, Fighter } from './duelist-bot.ts';

/** Lets a bot play a scene until the fight is over. */
function fought(scene: Scene): Session {
  const bot = duelistBot('d');
  const session = new Session(buildScene(scene));
  for (let i = 0; i < 40 && session.state.combat; i++) decide(session, [bot]);
  return session;
}

const TWO: Scene = {
  hand: ['rage', 'rage', 'march'],
  mana: ['red'],
  source: [],
  combat: { enemies: ['prowlers', 'diggers'], phase: 'attack' },
};

describe('a duelist', () => {
  it('CMB-RNG-11 attacks two enemies together if attacking them separately would take too much', () => {
    // Armor 3 and 3; 4, 2 and 1 reach 6 only together. A Prowler and a Digger give 2 Fame each.
    expect(fought(TWO).state.players[0]?.fame).toBe(4);
  });

  it('follows the line it has found, and thinks again when something was summoned', () => {
    const scene: Scene = {
      hand: ['rage', 'determination', 'march'],
      source: [],
      combat: { enemies: ['orc-summoners'] },
    };
    const session = fought(scene);
    expect(session.state.combat).toBeNull();
    expect(session.news.some(({ news }) => news.news === 'summoned')).toBe(true);
  });

  it('finds something to do in a fight even if its search ends at once', () => {
    const session = new Session(buildScene({ ...TWO, combat: { enemies: ['prowlers', 'diggers', 'wolf-riders'] } }));
    const asked = session.question(0);
    if (!asked) throw new Error('nothing is asked');
    const sight = { asked, view: () => session.view(0), known: () => session.known(0) };
    expect(new Fighter('d', { nodes: 1, positions: 1, exhaustive: 0 }).choose(sight)).not.toBeNull();
  });

  it('PVP-PH-03 blocks another player with what it takes, and no more', () => {
    const session = new Session(
      buildScene({
        pvp: true,
        players: 2,
        hero: 'tovak',
        others: { arythea: { hand: ['determination', 'rage', 'march'], crystals: { blue: 1 } } },
        source: [],
        playerCombat: { phase: 'melee', step: 'block', attack: ['attack 4'] },
      }),
    );
    const bots = [duelistBot('a'), duelistBot('b')];
    while (session.state.duel?.step === 'block') decide(session, bots);
    // One point of damage is too little for a Wound, so 3 is enough: two cards, and the crystal is kept.
    expect(session.state.duel?.damage ?? 0).toBeLessThanOrEqual(1);
    expect(session.state.players[1]?.hand).toHaveLength(1);
    expect(session.state.players[1]?.crystals.blue).toBe(1);
  });

  it('GAM-07 fights the same way in positions it cannot tell apart', () => {
    const state = buildScene({ ...TWO, deck: ['stamina', 'promise', 'threaten', 'crystallize'] });
    const answers = (i: number) => {
      const session = new Session(imagine(state, 0, `world ${i}`));
      const bot = duelistBot('d');
      return Array.from({ length: 5 }, () => decide(session, [bot]));
    };
    for (let i = 1; i < 10; i++) expect(answers(i)).toEqual(answers(0));
  });
});
