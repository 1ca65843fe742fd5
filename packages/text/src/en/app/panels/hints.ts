/** Hints for newcomers. */
export const hints = {
  name: 'Hint',
  understood: 'Got it',
  noMore: 'No more hints',
  hints: {
    end: 'You have taken your action for this turn. When you end the turn, unplayed cards stay in your hand, and you draw up to your Hand limit.',
    tactic: 'Every Round begins with choosing a Tactic. Low numbers play first; high ones give more.',
    hand: 'This is your hand. The top half of a card is free; for the bottom half, pay one mana of its color (one Source die a turn, tokens or crystals). Sideways, a card gives 1 Move, Influence, Attack or Block. Gold edges show what you can play.',
    walk: 'You have Move points. The spaces you can reach show what they cost: choose one, and your hero walks there. You can undo it.',
    explore: 'At the edge of the map you can reveal a new tile for Move 2. You cannot undo past it.',
    interact:
      'The locals are listening. Play cards for Influence: it buys Units, healing and lessons. What you can afford has a gold edge.',
    fight:
      'A fight has four phases: strike from afar, block, take the damage, attack. An enemy is defeated when your attack equals or beats its Armor.',
    block:
      'Now the enemies attack. A Block must match the full attack, or it does nothing. What you do not block becomes Wounds.',
    skill: 'You have reached a new level: keep one of these Skills for the rest of the game.',
    wound:
      'A Wound clogs your hand and does nothing. Heal it for good, or rest: you discard one other card and as many Wounds as you like.',
  },
};
