/** Chapters 5 to 8: a village, a rampaging enemy, Wounds, levels. */
export const encounters = {
  village: {
    title: 'A village',
    about: 'Influence, and your first Unit.',
    steps: {
      arrive:
        'People live on this map, and some will follow you. Play a card that gives Move, and walk to the village.',
      reputation:
        'What locals have heard of you matters: your Reputation adds to every talk or takes from it. You are still unknown, so it counts 0.',
      talk: 'Talking to the locals is your action for this turn. Press “Interact with the locals”.',
      influence:
        'Now cards give Influence instead of steps. Collect 4: [card promise] and [card threaten] give 2 each, or power [card promise] with the white die.',
      recruit:
        'These Units are for hire, and those with a village sign are for hire here. Recruit [unit peasants] for 4 Influence.',
      command: 'A Unit serves you from now on, once each Round. You can command one for now, more as your level rises.',
      end: 'A village also sells healing, 3 Influence for each point. End your turn.',
    },
    astray: {
      ended:
        'The turn ended, and Influence does not keep. You are still in the village: talk again with your new hand.',
    },
    exam: 'Recruit a Unit in the village.',
  },
  fight: {
    title: 'A first fight',
    about: 'Range, block, damage, attack.',
    steps: {
      enemy: 'These [enemy prowlers] roam the forest. The shield is their Armor, 3; the sword their attack, 4.',
      challenge:
        'You are standing next to them, so you may fight. Challenge the [enemy prowlers]: that is your action for this turn.',
      phases:
        'A fight has four phases: you strike from afar, you block, you take what got through, you attack. Each is a chance, none a duty.',
      ranged: 'Only ranged attacks count now. Yours would need white mana, so go on to the Block phase.',
      block:
        'They strike with 4, and a Block must match all of it. Choose the enemy, power [card determination] with the blue die, and press “Block the attack”.',
      attack:
        'Blocked, not a scratch! Go on to the Attack phase, choose the enemy, power [card rage] with the red token to match their Armor 3, and attack.',
      fame: 'Defeated: 2 Fame. Rampaging enemies also bring 1 Reputation, for the locals are grateful.',
      end: 'After a fight you can only wrap up. End your turn.',
    },
    astray: {
      ended: 'The turn ended without a fight. They are still there: challenge them this turn.',
      hurt: 'The attack got through: 4 damage against your Armor 2 makes two Wounds in your hand. You can still win, or start this step over.',
    },
    exam: 'Defeat the enemy beside you.',
  },
  wounds: {
    title: 'Wounds, healing, rest',
    about: 'What Wounds do, and how to get rid of them.',
    steps: {
      what: 'A Wound takes the place of a card and does nothing. It cannot even be played sideways.',
      heal: 'Healing removes one for good. Play [card tranquility], choose Heal 1, and heal a Wound.',
      places:
        'Villages sell healing, and a magical glade heals a Wound for free if you end your turn there. Never while fighting.',
      end: 'One Wound is left, and no more healing in hand. End your turn; we deal with it next turn.',
      rest: 'When nothing else helps, rest instead of taking a normal turn: discard one card and any number of Wounds. Rest now, and discard 1 Wound with it.',
      cost: 'The Wound is in your discard pile, not gone: it comes back when the deck is shuffled. Only healing is final.',
    },
    astray: {
      drew: '[card tranquility] can also draw a card, and you chose that. Start this step over to heal, or see whether a new card helps.',
    },
    exam: 'Get every Wound out of your hand this turn.',
  },
  levels: {
    title: 'Levels and Skills',
    about: 'What Fame is good for.',
    steps: {
      win: 'You have 2 Fame, one short of level 2, and the attack is blocked. Choose the enemy, power [card rage] with the red token, and attack.',
      end: 'Now you have enough Fame. Levels come at the end of the turn, so end it.',
      skill:
        'Level 2 brings a Skill for the rest of the game. Choose one of the two: [skill tovak-double-time] gives Move every turn.',
      action:
        'It also brings an Advanced Action, say [card agility]. It goes on top of your deck, so you draw it right away.',
      again: 'Keep the rest of your hand, draw, and begin your next turn.',
      use: 'Your Skill is ready. Use [skill tovak-double-time] now, or the one you chose: it costs neither a card nor mana.',
      levels:
        'Even levels bring Skills and cards. Odd ones let you lead another Unit, and some raise your Armor or Hand limit.',
    },
    astray: {},
    exam: 'Reach level 2, and take what it brings.',
  },
};
