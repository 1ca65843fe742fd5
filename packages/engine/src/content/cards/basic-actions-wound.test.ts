import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

const wounds = (cards: readonly string[]) => cards.filter(card => card === 'wound').length;

describe('Wound', () => {
  it('cannot be played in any way: with only Wounds in hand, the hero can only rest', () => {
    expect(playing({ hand: ['wound', 'wound'], source: ['red'] }).offered()).toEqual(['rest']);
  });

  it('CRD-09 cannot be discarded in the optional discard at the End of Turn', () => {
    const p = playing({ hand: ['march', 'wound'] }).answer('play march', 'end-turn');
    expect([wounds(p.me.hand), wounds(p.me.discard)]).toEqual([1, 0]);
  });

  it('CRD-09 is discarded by a Rest, as its text says', () => {
    const p = playing({ hand: ['march', 'wound', 'wound'] }).answer('rest', 'march');
    expect(p.offered()).toEqual(['0 wounds', '1 wound', '2 wounds']);
    p.answer('2 wounds');
    expect([p.me.hand, p.me.discard]).toEqual([[], ['march', 'wound', 'wound']]);
  });

  it('one Healing point returns one Wound from the hand to the pile', () => {
    const p = playing({ hand: ['wound', 'wound', 'march'], heal: 1 }).answer('heal');
    expect([p.me.hand, p.me.discard, p.turn.heal, p.offered('heal')]).toEqual([['wound', 'march'], [], 0, []]);
  });

  it('a Wound in the discard pile or deck cannot be healed', () => {
    const p = playing({ hand: ['march'], discard: ['wound'], deck: ['wound'], heal: 2 });
    expect([p.offered('heal'), p.refusal('heal')]).toEqual([[], 'HEA-03']);
  });

  it('a magical glade throws away one in the hand or discard pile', () => {
    const glade = { at: '2,0', map: { '2,0': 'forest magical-glade' }, hand: ['wound'], played: ['march'] } as const;
    const p = playing({ ...glade, discard: ['wound'] }).answer('end-turn');
    expect(p.offered()).toEqual(['done', 'wound from discard', 'wound from hand']);
    p.answer('wound from discard');
    expect([wounds(p.me.hand), wounds(p.me.discard), wounds(p.me.deck)]).toEqual([1, 0, 0]);
  });

  it('CRD-01 stays among its owner’s cards from Round to Round', () => {
    const p = playing({ hand: ['wound'], discard: ['wound x2'], deck: ['march x6', 'wound'], moment: 'round end' });
    expect(wounds([...p.me.hand, ...p.me.deck])).toBe(4);
  });

  it('the pile is unlimited', () => {
    const p = playing({
      at: '2,0',
      path: ['1,0', '2,0'],
      hand: ['wound x40'],
      played: ['march'],
      others: { goldyx: { at: '2,0' } },
    }).answer('end-turn');
    expect(wounds(p.me.hand)).toBe(41);
  });
});
