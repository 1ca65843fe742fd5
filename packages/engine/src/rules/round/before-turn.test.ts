import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { keys } from '../../testing/scenes.ts';

function answer(game: Session, seat: number, ...answers: string[]): void {
  for (const key of answers) expect([key, game.answer(seat, key)]).toEqual([key, null]);
}

const NIGHT = { time: 'night' } as const;
const MEDITATING = { tactic: 'midnight-meditation', hand: ['rage', 'march'], deck: ['stamina', 'promise'] } as const;

/** Goldyx, who has Midnight Meditation, on Tovak's turn. */
const whileTovakPlays = (scene: Scene = {}): Session =>
  new Session(buildScene({ ...NIGHT, hand: ['march', 'stamina'], others: { goldyx: MEDITATING }, ...scene }));

describe('effects before the player’s turn and on another player’s turn', () => {
  it('TRN-01 may be played during another player’s turn', () => {
    const game = whileTovakPlays();
    expect(game.question(1)).toMatchObject({ standing: true });
    expect(keys(game, 1)).toEqual(['tactic']);
    answer(game, 1, 'tactic', 'rage', 'done');
    expect(game.state.players[1]?.tacticUsed).toBe(true);
    expect(game.state.players[1]?.hand).toHaveLength(2);
    expect(game.question(0)?.prompt).toBe('turn');
  });

  it('TRN-01 may be played just before the player’s turn', () => {
    const game = new Session(buildScene({ ...NIGHT, ...MEDITATING, moment: 'before turn' }));
    expect(keys(game)).toEqual(['tactic', 'begin-turn']);
    answer(game, 0, 'tactic', 'rage', 'done');
    expect(game.question(0)?.prompt).toBe('turn');
  });

  it('TRN-01 may be played before the player’s first turn of a Round, on the first player’s turn', () => {
    const game = new Session(buildScene({ ...NIGHT, moment: 'tactics', hand: ['march'], others: { goldyx: {} } }));
    answer(game, 1, 'from-the-dusk');
    answer(game, 0, 'midnight-meditation');
    expect(game.asked).toEqual([1]);
    expect(keys(game, 0)).toEqual(['tactic']);
  });

  it('TRN-01 may be played before the first turn of a Round by the first player', () => {
    const game = new Session(buildScene({ ...NIGHT, moment: 'tactics', hand: ['march'], others: { goldyx: {} } }));
    answer(game, 1, 'sparing-power');
    answer(game, 0, 'midnight-meditation');
    expect(game.asked).toEqual([0]);
    expect(keys(game)).toEqual(['tactic', 'begin-turn']);
  });

  it('TRN-01 may be played between two consecutive turns of the same player', () => {
    const s = buildScene({ ...NIGHT, ...MEDITATING, played: ['stamina'] });
    s.turn.again = true;
    const game = new Session(s);
    answer(game, 0, 'end-turn', 'done');
    expect(game.question(0)?.prompt).toBe('before-turn');
    expect(keys(game)).toContain('tactic');
  });

  it('TRN-01 Sparing Power may be used once before each of the player’s turns', () => {
    const game = new Session(
      buildScene({ ...NIGHT, players: 1, moment: 'before turn', tactic: 'sparing-power', hand: ['march'], deck: 12 }),
    );
    answer(game, 0, 'tactic', 'spare a card');
    expect(game.question(0)?.prompt).toBe('turn');
    expect(game.state.players[0]?.tacticCards).toHaveLength(1);
    answer(game, 0, 'play march', 'end-turn');
    expect(game.question(0)?.prompt).toBe('before-turn');
    expect(keys(game)).toContain('tactic');
    answer(game, 0, 'tactic', 'spare a card');
    expect(game.state.players[0]?.tacticCards).toHaveLength(2);
  });

  it('TRN-02 are never played while an effect is being resolved', () => {
    const game = whileTovakPlays({ mana: ['green'], crystals: ['green'] });
    answer(game, 0, 'power march');
    expect(game.question(0)?.prompt).toBe('pay');
    expect(game.question(1)).toBeNull();
    expect(game.answer(1, 'tactic')).not.toBeNull();
    answer(game, 0, 'green token');
    expect(keys(game, 1)).toEqual(['tactic']);
  });

  it('TRN-02 are resolved completely before the other player continues', () => {
    const game = whileTovakPlays();
    answer(game, 1, 'tactic');
    expect(game.asked).toEqual([1]);
    expect(game.answer(0, 'play march')).not.toBeNull();
    answer(game, 1, 'march', 'rage');
    expect(game.asked).toEqual([0]);
    answer(game, 0, 'play march');
  });

  it('TRN-03 must not be played on the player’s turn or during its End of Turn procedure', () => {
    const game = new Session(buildScene({ ...NIGHT, ...MEDITATING }));
    expect(keys(game)).not.toContain('tactic');
    answer(game, 0, 'end-turn');
    expect(game.question(0)?.prompt).toBe('discard-step');
    expect(keys(game)).not.toContain('tactic');
    expect(game.answer(0, 'tactic')).not.toBeNull();
  });

  it('TRN-03 must not be played before Tactic selection is complete', () => {
    const game = new Session(buildScene({ ...NIGHT, moment: 'tactics', others: { goldyx: { hand: ['rage'] } } }));
    answer(game, 1, 'midnight-meditation');
    expect(game.question(1)).toBeNull();
    expect(game.answer(1, 'tactic')).not.toBeNull();
    answer(game, 0, 'from-the-dusk');
    expect(keys(game, 1)).toEqual(['tactic']);
  });

  it('TRN-03 must not be played after the player’s last turn of the Round', () => {
    const tactics = { others: { goldyx: MEDITATING, norowas: {} } };
    const beforeIt = whileTovakPlays({ ...tactics, announcedBy: 'norowas', lastTurns: ['goldyx'] });
    expect(keys(beforeIt, 1)).toEqual(['tactic']);
    const afterIt = whileTovakPlays({ ...tactics, announcedBy: 'norowas', lastTurns: [] });
    expect(afterIt.question(1)).toBeNull();
    const announced = whileTovakPlays({ ...tactics, announcedBy: 'goldyx', lastTurns: ['norowas'] });
    expect(announced.question(1)).toBeNull();
  });

  it('TRN-04 nothing else may be played outside the player’s turn', () => {
    const goldyx = { hand: ['march', 'tranquility', 'wound'], crystals: ['red'], mana: ['green'] } as const;
    const game = whileTovakPlays({ others: { goldyx } });
    const before = JSON.stringify(game.state);
    expect(game.question(1)).toBeNull();
    for (const key of [
      'play march',
      'sideways march move',
      'play tranquility',
      'break red crystal',
      'rest',
      'tactic',
    ]) {
      expect([key, game.answer(1, key)]).not.toEqual([key, null]);
    }
    expect(JSON.stringify(game.state)).toBe(before);
  });
});
