import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { HIDDEN } from '../../state/names.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { viewOf } from '../../view/view.ts';
import { strengthOf } from './action-upgrades.ts';

describe('an Advanced Action deck that runs out', () => {
  const monasteries = { map: { '1,0': 'monastery', '2,0': 'monastery' }, moment: 'round end' } as const;

  const running = (scene: Scene, deck: readonly string[], offer?: readonly string[]) => {
    const state = buildScene(scene);
    state.advancedDeck = deck;
    if (offer) state.advancedOffer = offer;
    return new Playing(state);
  };

  it('VAR-DKB-01 monasteries go without first, then the offer', () => {
    const after = (deck: string[]) => {
      // In a solo game the bottom card of the offer goes to the dummy player, so another must come from the deck.
      const { state } = running({ ...monasteries, players: 1, monasteryOffer: [] }, deck);
      return [state.monasteryOffer.length, state.advancedOffer.length];
    };
    expect(after(['refreshing-walk', 'intimidate', 'ambush'])).toEqual([2, 3]);
    expect(after(['refreshing-walk', 'intimidate'])).toEqual([1, 3]);
    expect(after(['refreshing-walk'])).toEqual([0, 3]);
    expect(after([])).toEqual([0, 2]);
  });

  it('VAR-DKB-01 a player who should get one gets none', () => {
    const scene: Scene = { rewards: ['advanced-action'], cardUsed: true, hand: ['march'], deck: [] };
    const p = running(scene, [], []).answer('end-turn');
    expect([...p.me.hand, ...p.me.deck, ...p.me.discard]).toEqual(['march']);
  });
});

describe('action upgrades', () => {
  const after = (scene: Scene): Playing =>
    playing({
      ...{ scenario: 'full-conquest', variants: ['action-upgrades'], moment: 'round end', round: 2 },
      advancedDeck: ['into-the-heat', 'ambush', 'crystal-mastery'],
      ...scene,
    });

  it('VAR-DKB-02 after a Night one more Advanced Action than players is shown, each available for a similar card', () => {
    const p = after({ hand: ['rage'], deck: ['march', 'mana-draw'] });
    expect(p.told('upgrades-shown').map(({ cards }) => [...cards].sort())).toEqual([
      ['ambush', 'crystal-mastery', 'into-the-heat'],
    ]);
    expect([p.seat, p.prompt]).toEqual([1, 'upgrade-action']);
    p.answer('done');
    // Rage is red and for combat, March green and for movement, Mana Draw white and special.
    expect(p.offered()).toEqual(['ambush', 'crystal-mastery', 'done', 'into-the-heat']);
    p.answer('into-the-heat');
    const own = () => [...p.me.hand, ...p.me.deck, ...p.me.discard].sort();
    expect(own()).toEqual(['into-the-heat', 'mana-draw', 'march']);
    expect(p.state.removed).toEqual(['rage']);
    // Above the card that then left the offer.
    expect(p.state.advancedDeck.slice(1, 3).sort()).toEqual(['ambush', 'crystal-mastery']);
    expect(p.state.round).toBe(3);
  });

  it('VAR-DKB-02 only a card that shares its color or a type symbol can be thrown away for it', () => {
    const p = after({ hand: ['rage', 'march', 'stamina', 'wound'], deck: [], others: { goldyx: {} } }).answer('done');
    // Ambush is green and for movement.
    p.answer('ambush');
    expect([p.prompt, p.offered()]).toEqual(['throw-for-upgrade', ['march', 'stamina']]);
    expect(p.answer('stamina').state.removed).toEqual(['stamina']);
  });

  it('VAR-DKB-02 not after a Day, and not after the last Night', () => {
    for (const scene of [{ round: 1 }, { round: 6 }, { scenario: 'first-reconnaissance', round: 2 }]) {
      expect(after(scene).told('upgrades-shown')).toEqual([]);
    }
    expect(after({ round: 4 }).told('upgrades-shown')).toHaveLength(1);
  });

  it('VAR-DKB-02 strength: 2 per Artifact or Spell, 1 per Advanced Action or 2 crystals, Unit levels, 3 per level', () => {
    const { state } = playing({
      hand: ['fireball', 'ruby-ring', 'ambush'],
      crystals: { red: 2, blue: 1 },
      units: ['peasants', 'utem-guardsmen wounded'],
      level: 3,
      others: { goldyx: { level: 1 } },
    });
    // 2 + 2 + 1, one for three crystals, Peasants of level 1, Guardsmen of level 2 halved, two levels above.
    expect(strengthOf(state, 0)).toBe(5 + 1 + 1 + 1 + 6);
    expect(strengthOf(state, 1)).toBe(0);
  });

  it('VAR-DKB-02 the weakest player chooses first', () => {
    expect(after({ hand: ['fireball'] }).seat).toBe(1);
    expect(after({ others: { goldyx: { hand: ['fireball'] } } }).seat).toBe(0);
  });
});

describe('drafting at the start', () => {
  const begin = (heroes: string[], scenario = 'full-conquest') =>
    new Session({ scenario, heroes, seed: 'draft', options: { variants: ['starting-draft'] } });
  const asked = (s: Session, seat: number) => s.question(seat)?.choices.map(choice => choice.key) ?? [];

  it('VAR-DKB-03 each player keeps one of four and passes the rest on, until each has three', () => {
    const session = begin(['tovak', 'goldyx']);
    const first = asked(session, 0);
    expect(first).toHaveLength(4);
    session.answer(0, first[0] as string);
    const second = asked(session, 1);
    expect(second).toHaveLength(4);
    session.answer(1, second[0] as string);
    expect(asked(session, 0)).toEqual(second.slice(1));
    session.answer(0, second[1] as string);
    expect(asked(session, 1)).toEqual(first.slice(1));
    session.answer(1, first[1] as string);
    session.answer(0, asked(session, 0)[0] as string);
    session.answer(1, asked(session, 1)[0] as string);
    expect(session.state.players.map(player => player.drafted.length)).toEqual([3, 3]);
    expect(session.question(1)?.prompt).toBe('tactic');
  });

  it('VAR-DKB-03 no one sees what the others keep', () => {
    const p = playing({ variants: ['starting-draft'], others: { goldyx: { drafted: ['ambush', 'training'] } } });
    expect(viewOf(p.state, 0).players[1]?.drafted).toEqual([HIDDEN, HIDDEN]);
    expect(viewOf(p.state, 1).players[1]?.drafted).toEqual(['ambush', 'training']);
  });

  it('VAR-DKB-03 at the end of a Day one of them goes into the deck', () => {
    const scene: Scene = {
      ...{ variants: ['starting-draft'], moment: 'round end', hand: [], deck: ['march'] },
      ...{ drafted: ['ambush', 'training'], others: { goldyx: { drafted: [] } } },
    };
    const p = playing({ ...scene, round: 1 });
    expect([p.prompt, p.offered()]).toEqual(['use-drafted', ['ambush', 'training']]);
    p.answer('training');
    expect([...p.me.hand, ...p.me.deck].sort()).toEqual(['march', 'training']);
    expect(p.me.drafted).toEqual(['ambush']);
    const night = playing({ ...scene, round: 2 });
    expect([night.prompt, night.me.drafted]).toEqual(['tactic', ['ambush', 'training']]);
  });
});
