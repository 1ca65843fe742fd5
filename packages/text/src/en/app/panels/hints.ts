import { plural } from '../../plural.ts';

/** Hints for newcomers. */
export const hints = {
  name: 'Hint',
  understood: 'Got it',
  noMore: 'No more hints',
  warnings: {
    withdrawal: (n: number) =>
      `This space is not safe. If you end here, your hero goes back the way you came and takes ${plural(n, '1 Wound', `${n} Wounds`)}.`,
    wounds: 'You hold Wounds. If you have not moved, you could rest and discard them.',
    idle: 'You have not played a card this turn, so you will have to discard one.',
    mana: 'You have not used a Source die, and a card could still be powered.',
    looming:
      'A rampaging enemy is next to you. You may end here, but next turn a step to another space beside it starts a fight.',
  },
  hints: {
    'last-turns': 'The last turns have begun: what you do not do now, you will not do in this Round.',
    summoner:
      'A summoner does not strike itself: at the start of the Block phase it calls a monster, which attacks in its place. Defeat the summoner from afar, and no monster comes.',
    plunder: 'Before your turn you may plunder the village you are in: two cards now, but your Reputation drops by 1.',
    ruins:
      'These are ruins. Their yellow token says what they hold: an altar that wants mana, or enemies guarding a treasure.',
    garrison: 'Someone guards this place, face down. By night you only learn who it is when you attack.',
    'gold-at-night':
      'It is night: gold dice are spent until morning and cannot be used. Black mana is awake, for the strong half of Spells.',
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
