/** Chapters 1 to 4: the map, cards, mana, exploring. */
export const firstSteps = {
  goal: {
    title: 'The goal and the map',
    about: 'Who you are, where you are going, and a first walk.',
    steps: {
      welcome: 'You are a Mage Knight, sent to an unknown land. Your hero has just stepped out of the portal.',
      aim: 'This game is called [scenario first-reconnaissance]: somewhere out there is a city, and you must find it. You have a few Rounds, Day and Night in turn.',
      hand: 'These five cards are all you have this turn. Walking, talking, fighting: everything is paid with cards.',
      play: 'Let’s walk. Choose [card march] and play its upper half: it gives you 2 Move points.',
      walk: 'The lit spaces are within reach, and each shows its cost. Plains cost 2: walk to those north-west of the portal.',
      further: 'On to the next tile, towards the village in the north. Play another card that gives Move, and walk on.',
      end: 'That is far enough for one turn. End your turn here: you then draw back up to five cards.',
      farewell:
        'Cards you play go to your discard pile, and when your deck is empty the Round draws to a close. So the deck is your clock.',
    },
    astray: {
      ended: 'You ended the turn early. No harm done: play on with your new hand.',
    },
    exam: 'Leave the starting tile and end your turn.',
  },
  cards: {
    title: 'Cards: three ways to play one',
    about: 'Basic, powered, sideways.',
    steps: {
      halves:
        'Every card has two halves. The upper one is free; the lower one is stronger and costs one mana of the card’s color.',
      basic: 'Start with the free half: play [card stamina] for Move 2.',
      powered:
        'You hold a green mana token, and [card march] is green. Play its lower half for Move 4, and pay with the token.',
      sideways:
        '[card rage] is a fighting card, no use on the road. But any card can be played sideways for 1 point: use it as Move 1.',
      walk: 'That makes Move 7, enough for the village in the north. Walk there, in one go or space by space.',
      undo: 'Not sure about something? Undo takes back every step until something hidden is revealed, so try things out.',
      end: 'You kept two cards, and they stay in your hand. End your turn and draw the rest.',
    },
    astray: {
      plain: 'That was the free upper half. Take it back with Undo, then choose the lower half of [card march].',
    },
    exam: 'Gain Move 7 in one turn. Every card can help.',
  },
  mana: {
    title: 'Mana by day',
    about: 'The Source, crystals and tokens.',
    steps: {
      source: 'These dice are the Source. Each turn you may use one of them as mana of the color it shows.',
      die: '[card stamina] is blue, and so is one of the dice. Play its lower half and pay with that die.',
      once: 'That was your die for this turn; it is rolled again when the turn ends. For more mana you need crystals or tokens.',
      crystal:
        'You own a green crystal. It keeps from turn to turn until you spend it: use it now for the lower half of [card march].',
      token:
        'Tokens are the opposite: use them or lose them. Turn your red token into a crystal with [card crystallize].',
      gold: 'By day a gold die is any color you like. Black mana is asleep until nightfall.',
      end: 'End your turn. Crystals stay, and the die is rolled again.',
    },
    astray: {},
    exam: 'Pay for two powered cards in one turn.',
  },
  explore: {
    title: 'Walking and exploring',
    about: 'Terrain, the edge of the map, a new tile.',
    steps: {
      terrain:
        'Every terrain has its price: by day plains cost 2 Move, hills and forest 3. Lakes and mountains cannot be entered at all.',
      gather:
        'There is more land beyond the edge of the map. Play cards for Move 4: two to get to the edge, two to look beyond it.',
      edge: 'Walk to the village. From there the edge of the map is right beside you.',
      explore: 'Exploring costs 2 Move, whatever lies there. Choose the dashed outline to reveal a new tile.',
      fame: 'In this scenario every new tile is worth 1 Fame. Fame is your score, and it is what raises your level.',
      fence: 'You have seen something new, so Undo stops here. Before such a step the game shows you an open eye.',
      end: 'Exploring is part of moving: with Move left you could walk on. End your turn when you are done.',
    },
    astray: {
      ended: 'The turn is over, and Move points do not keep. Draw, collect Move again, and explore next turn.',
    },
    exam: 'Reveal a new tile.',
  },
};
