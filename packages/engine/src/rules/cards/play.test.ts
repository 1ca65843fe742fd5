import { describe, expect, it } from 'vitest';
import { influence, move } from '../../effects/gain.ts';
import { print } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';
import { viewOf } from '../../view/view.ts';

// Spells and Artifacts have no effects of their own yet; these stand in for them.
print('fireball', { basic: influence(4), powered: influence(8) });
print('ruby-ring', { basic: move(2), powered: move(6) });

describe('Deed cards', () => {
  it('CRD-01 all kinds of Deed cards share one back: another player cannot tell them apart', () => {
    const p = playing({ hand: ['march', 'ambush', 'fireball', 'ruby-ring', 'wound'] });
    expect(viewOf(p.state, 1).players[0]?.hand).toEqual(['?', '?', '?', '?', '?']);
  });

  it('CRD-01 all kinds of Deed cards are shuffled together in the deck of the next Round', () => {
    const all = ['march', 'ambush', 'fireball', 'ruby-ring', 'wound'];
    const p = playing({ hand: all.slice(0, 2), discard: all.slice(2, 4), deck: all.slice(4), moment: 'round end' });
    expect([...p.me.hand, ...p.me.deck].sort()).toEqual([...all].sort());
    expect(p.me.discard).toEqual([]);
  });

  it('CRD-03 an Action card is powered only by its own color', () => {
    const own = { march: 'green', stamina: 'blue', promise: 'white', threaten: 'red' } as const;
    for (const [card, color] of Object.entries(own)) {
      for (const mana of ['red', 'blue', 'green', 'white'] as const) {
        const p = playing({ hand: [card], mana: [mana], source: [] });
        expect(p.refusal(`power ${card}`), `${card} with ${mana}`).toBe(mana === color ? null : 'MAN-06');
      }
    }
  });

  it('CRD-04 the color of a Spell is the one that pays for its basic effect', () => {
    for (const mana of ['red', 'blue', 'green', 'white'] as const) {
      const p = playing({ hand: ['fireball'], mana: [mana], source: [] });
      expect(p.refusal('play fireball'), mana).toBe(mana === 'red' ? null : 'MAN-06');
    }
  });

  it('CRD-05 a card is played face up from the hand to the play area, and its effect is carried out', () => {
    const p = playing({ hand: ['march', 'stamina'] }).answer('play march');
    expect(p.me.hand).toEqual(['stamina']);
    expect(viewOf(p.state, 1).players[0]?.played).toEqual([{ card: 'march', as: 'basic' }]);
    expect(p.turn.move).toBe(2);
  });

  it('CRD-05 only cards in hand can be played', () => {
    const p = playing({ hand: ['march'], deck: ['stamina'], discard: ['promise'] });
    expect([p.refusal('play stamina'), p.refusal('play promise')]).toEqual(['CRD-05', 'CRD-05']);
  });

  it('CRD-05 UND-06 how a card is played is decided at that moment: it cannot be powered later', () => {
    const p = playing({ hand: ['march'], mana: ['green'] }).answer('play march');
    expect(p.offered('power', 'play', 'sideways')).toEqual([]);
    expect(p.refusal('power march')).toBe('UND-06');
  });

  it('CRD-06 without mana an Action card gives its basic effect', () => {
    const p = playing({ hand: ['march'], mana: ['green'], crystals: ['green'] }).answer('play march');
    expect([p.turn.move, p.me.mana, p.me.crystals.green, p.me.dice]).toEqual([2, ['green'], 1, []]);
  });

  it('CRD-06 for one mana of its color it gives the powered effect instead of the basic one', () => {
    const p = playing({ hand: ['march'], mana: ['green', 'green'], source: [] }).answer('power march');
    expect([p.turn.move, p.me.mana]).toEqual([4, ['green']]);
    expect(p.me.played).toEqual([{ card: 'march', as: 'powered' }]);
  });

  it('CRD-07 a Spell has no free effect', () => {
    const p = playing({ hand: ['fireball'], source: ['blue'], time: 'night' });
    expect(p.offered('play', 'power')).toEqual([]);
    expect(p.refusal('play fireball')).toBe('MAN-06');
  });

  it('CRD-07 the strong effect of a Spell costs its color and black, so it works only at night', () => {
    const mana = ['red', 'black'] as const;
    expect(playing({ hand: ['fireball'], mana, source: [] }).refusal('power fireball')).not.toBeNull();
    const p = playing({ hand: ['fireball'], mana, source: [], time: 'night' }).answer('power fireball');
    expect([p.turn.influence, p.me.mana]).toEqual([8, []]);
    expect(playing({ hand: ['fireball'], mana: ['red'], source: [], time: 'night' }).offered('power')).toEqual([]);
  });

  it('CRD-08 an Artifact is free, and is kept when played for its basic effect', () => {
    const p = playing({ hand: ['ruby-ring'], source: [] }).answer('play ruby-ring');
    expect(p.turn.move).toBe(2);
    p.answer('end-turn');
    expect(p.me.discard).toEqual(['ruby-ring']);
  });

  it('CRD-08 the strong effect of an Artifact throws it away: it leaves the game at the end of the turn', () => {
    const p = playing({ hand: ['ruby-ring'], source: [] }).answer('power ruby-ring');
    expect([p.turn.move, p.me.played, p.state.removed]).toEqual([6, [{ card: 'ruby-ring', as: 'powered' }], []]);
    p.answer('end-turn');
    expect([p.me.discard, p.state.removed]).toEqual([[], ['ruby-ring']]);
  });

  it('CRD-09 a Wound cannot be played, not even sideways or powered', () => {
    const p = playing({ hand: ['wound', 'march'], mana: ['red', 'gold'] });
    expect(p.offered().filter(key => key.includes('wound'))).toEqual([]);
    for (const key of ['play wound', 'power wound', 'sideways wound move', 'sideways wound influence']) {
      expect(p.refusal(key), key).toBe('CRD-09');
    }
  });

  it('CRD-09 a Wound cannot be discarded at the End of Turn', () => {
    const p = playing({ hand: ['wound', 'march', 'stamina'] }).answer('end-turn', 'discard march');
    expect(p.offered()).toEqual(['discard stamina', 'done']);
    expect(p.refusal('discard wound')).toBe('CRD-09');
  });

  it('CRD-09 Wounds count toward the Hand limit', () => {
    const p = playing({ hand: ['wound', 'wound', 'march'] }).answer('play march', 'end-turn', 'done');
    expect(p.me.hand).toHaveLength(5);
    expect(p.told('cards-drawn')[0]?.cards).toHaveLength(3);
  });

  it('CRD-10 a Wound can never pay a card’s cost', () => {
    const p = playing({ hand: ['improvisation', 'wound', 'march', 'rage'] }).answer('play improvisation');
    expect(p.offered()).toEqual(['march', 'rage']);
  });

  it('CRD-11 an effect whose cost cannot be paid cannot be played', () => {
    const p = playing({ hand: ['crystallize'], source: ['black'] });
    expect([p.offered('play', 'power'), p.refusal('play crystallize')]).not.toContain(null);
    expect(playing({ hand: ['improvisation', 'wound'] }).offered('play', 'power')).toEqual([]);
  });

  it('CRD-11 a cost of two mana is refused if only one of them can be paid', () => {
    // One die per turn: the red and the black die cannot both be used.
    const dice = playing({ hand: ['fireball'], source: ['red', 'black'], time: 'night' });
    expect(dice.offered('power')).toEqual([]);
  });

  it('CRD-11 no payment of the first mana is offered that leaves the second unpayable', () => {
    const p = playing({ hand: ['fireball'], mana: ['red'], source: ['red', 'black'], time: 'night' });
    p.answer('power fireball');
    expect([p.turn.influence, p.me.mana, p.me.dice]).toEqual([8, [], [{ color: 'black', roll: true }]]);
  });

  it('CRD-12 played cards stay in the play area until the End of Turn; the others stay in hand', () => {
    const p = playing({ hand: ['march', 'rage', 'promise'] }).answer('play march', 'sideways rage move');
    expect(p.me.discard).toEqual([]);
    expect(p.me.played.map(({ card }) => card)).toEqual(['march', 'rage']);
    p.answer('end-turn', 'done');
    expect([p.me.played, p.me.discard, p.me.hand[0]]).toEqual([[], ['march', 'rage'], 'promise']);
  });

  it('CRD-13 a discarded card goes to the player’s discard pile', () => {
    const p = playing({ hand: ['march', 'rage'] }).answer('end-turn', 'discard rage');
    expect([p.me.discard, p.player(1).discard]).toEqual([['rage'], []]);
  });

  it('CRD-13 a Wound that is thrown away goes back to its pile and is no longer among the player’s cards', () => {
    const p = playing({ hand: ['wound', 'wound'], heal: 1, played: ['tranquility'] }).answer('heal');
    const { hand, deck, discard } = p.me;
    expect([...hand, ...deck, ...discard].filter(card => card === 'wound')).toHaveLength(1);
    expect(p.state.removed).toEqual([]);
  });
});

/** Tovak reaches level 2 at this End of Turn, with a full hand, so nothing is drawn. */
const levelUp = () =>
  playing({
    level: 1,
    fame: 3,
    hand: ['wound x5'],
    cardUsed: true,
    played: ['march'],
    advancedOffer: ['ambush', 'decompose', 'learning'],
    advancedDeck: ['training'],
    skillOffer: ['goldyx-flight'],
    skillPile: ['tovak-double-time', 'tovak-night-sharpshooting', '...'],
  }).answer('end-turn');

describe('gaining cards and Skills', () => {
  it('CRD-14 a gained Deed card is put on top of the player’s deck', () => {
    const p = levelUp().answer('keep tovak-double-time', 'decompose');
    expect(p.me.deck.at(-1)).toBe('decompose');
    expect([p.me.hand.includes('decompose'), p.me.discard.includes('decompose')]).toEqual([false, false]);
  });

  it('CRD-15 taking a card from an offer refills it at once: the cards above move down, a new one enters at the top', () => {
    const p = levelUp().answer('keep tovak-double-time', 'decompose');
    expect(p.state.advancedOffer).toEqual(['ambush', 'learning', 'training']);
  });

  it('CRD-15 if the bottom card is taken, all the others move down', () => {
    const p = levelUp().answer('keep tovak-double-time', 'ambush');
    expect(p.state.advancedOffer).toEqual(['decompose', 'learning', 'training']);
  });

  it('SKL-01 a gained Skill is face up in front of the player, whichever hero it came from', () => {
    const p = levelUp();
    expect(p.offered()).toEqual(['keep tovak-double-time', 'keep tovak-night-sharpshooting', 'take goldyx-flight']);
    p.answer('take goldyx-flight');
    expect(viewOf(p.state, 1).players[0]?.skills).toEqual([{ skill: 'goldyx-flight', used: false }]);
  });

  it('SKL-02 a Skill used once per Round is turned face up again for the next', () => {
    const skills = ['tovak-motivation used', 'tovak-double-time'];
    expect(playing({ skills }).me.skills.map(({ used }) => used)).toEqual([true, false]);
    const p = playing({ skills, moment: 'round end' });
    expect(p.me.skills.map(({ used }) => used)).toEqual([false, false]);
  });
});
