import { buildScene, imagine, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { strategistBot } from './strategist-bot.ts';

const SCENE: Scene = {
  map: { '0,0': 'plains', '1,0': 'village', '0,1': 'forest orcs', '-1,0': 'hills' },
  hand: ['march', 'rage', 'promise'],
  deck: ['stamina', 'swiftness', 'threaten', 'determination'],
  source: ['red', 'white', 'blue'],
  unitOffer: ['peasants'],
};

describe('a strategist', () => {
  it('GAM-07 decides the same way in positions it cannot tell apart', () => {
    const state = buildScene(SCENE);
    const first = (i: number) => decide(new Session(imagine(state, 0, `world ${i}`)), [strategistBot('s')]);
    const answer = first(0);
    for (let i = 1; i < 3; i++) expect(first(i)).toBe(answer);
  });

  it('plays a turn to its end', () => {
    const session = new Session(buildScene(SCENE));
    const bot = strategistBot('s');
    const answers: string[] = [];
    for (let i = 0; i < 40 && answers.at(-1) !== 'end-turn' && !session.isOver; i++)
      answers.push(decide(session, [bot]));
    expect(answers.at(-1)).toBe('end-turn');
  });
});
