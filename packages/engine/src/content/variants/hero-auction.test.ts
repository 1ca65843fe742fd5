import { describe, expect, it } from 'vitest';
import type { Game } from '../../rules/game.ts';
import { gainFame, levelAt } from '../../rules/rewards/tracks.ts';
import { whyNotAgreed } from '../../rules/setup/agreement.ts';
import { Session } from '../../session.ts';
import { Playing } from '../../testing/playing.ts';

/** A game that begins with the auction. */
function auction(players: number): Playing {
  const heroes = ['tovak', 'goldyx', 'norowas', 'arythea'].slice(0, players);
  const setup = { scenario: 'full-conquest', heroes, seed: 'bid', options: { variants: ['hero-auction'] } };
  return new Playing(new Session(setup).state);
}

describe('hero auction', () => {
  it('VAR-AUC-01 without bids, everyone gets the hero they picked, and owes nothing', () => {
    const p = auction(2).answer('arythea', 'pass', 'tovak');
    expect(p.state.players.map(({ hero, fame }) => [hero, fame])).toEqual([
      ['arythea', 0],
      ['tovak', 0],
    ]);
    expect(p.me.deck.length + p.me.hand.length).toBe(16);
    expect([...p.me.deck, ...p.me.hand]).toContain('battle-versatility');
  });

  it('VAR-AUC-01 later players must exceed a bid; the picker only needs to match it', () => {
    const p = auction(3).answer('goldyx');
    expect([p.seat, p.offered('bid')[0]]).toEqual([1, 'bid 1']);
    p.answer('bid 2');
    expect(p.seat).toBe(2);
    expect(p.offered('bid')).not.toContain('bid 2');
    p.answer('bid 3');
    // Both of them pick before the third player.
    expect([p.seat, p.offered('bid')]).toEqual([0, expect.arrayContaining(['bid 3'])]);
    p.answer('pass');
    expect([p.seat, p.offered('bid')]).toEqual([1, expect.arrayContaining(['bid 3'])]);
    p.answer('bid 3', 'pass', 'pass');
    expect(p.player(1)).toMatchObject({ hero: 'goldyx', fame: -3, level: 1 });
    // The first player was outbid and picks again from the others.
    expect([p.seat, p.prompt]).toEqual([0, 'pick-hero']);
    expect(p.offered()).toEqual(['arythea', 'norowas', 'tovak']);
  });

  it('VAR-AUC-01 GAM-06 Tactics of the first Round are taken in reverse order of the picks, whatever was bid', () => {
    const p = auction(2).answer('goldyx', 'bid 4', 'pass', 'tovak');
    expect(p.player(1)).toMatchObject({ hero: 'goldyx', fame: -4 });
    expect(p.state.order).toEqual([1, 0]);
    expect([p.seat, p.prompt]).toEqual([0, 'tactic']);
  });

  it('VAR-AUC-01 returning to 0 Fame is not a level-up', () => {
    expect([levelAt(-4), levelAt(0), levelAt(2), levelAt(3)]).toEqual([1, 1, 1, 2]);
    const told: object[] = [];
    const me = { fame: -2 };
    const g = { me, seat: 0, s: auction(2).state, tell: (news: object) => told.push(news) };
    gainFame(g as unknown as Game, 3);
    expect([me.fame, told]).toEqual([1, [{ news: 'fame-gained', seat: 0, n: 3 }]]);
  });

  it('VAR-AUC-01 it needs opponents', () => {
    expect(whyNotAgreed('solo-conquest', 1, { variants: ['hero-auction'] })).toMatchObject({ kind: 'unfit' });
    expect(whyNotAgreed('full-cooperation', 2, { variants: ['hero-auction'] })).toMatchObject({ kind: 'unfit' });
  });
});
