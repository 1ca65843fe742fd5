/** Chapters 9 to 12: night, a keep, Units in a fight, the end. */
export const mastery = {
  night: {
    title: 'Night',
    about: 'Tactics, and what the dark changes.',
    steps: {
      dusk: 'A Round of Day is followed by a Round of Night. Your deck is shuffled, your Units are ready again, and the Source is rolled.',
      tactic:
        'Every Round begins with a Tactic. A low number lets you go first; a high one gives more: take any, such as [tactic from-the-dusk].',
      order:
        'Your Tactic stays beside you all Round. Some work once, some every turn: point at it to read what it does.',
      source: 'At night gold dice are spent, and black mana wakes. It powers Spells, never the cards you have now.',
      power:
        'The other colors work as ever. Begin your turn if you are asked to, and power [card stamina] with the blue die.',
      forest:
        'The dark changes the paths: a forest now costs 5 Move, while deserts cool down to 3. Plains and hills stay the same.',
      walk: 'Walk anywhere you like.',
      hidden:
        'By day you see who guards a keep or tower as soon as you stand next to it. By night you learn it only when you attack.',
      end: 'End your turn.',
    },
    astray: {},
    exam: 'It is night. Enter the forest with the glade.',
  },
  keep: {
    title: 'A keep',
    about: 'Walls, an assault, a place of your own.',
    steps: {
      look: 'This is a keep, and because it is day you see its garrison: [enemy swordsmen], attack 6, Armor 5.',
      walls:
        'Walls fortify whoever is behind them: in the first phase only Siege attacks reach them. And an assault costs 1 Reputation.',
      assault: 'You have Move 3, just enough for these hills. Walk into the keep: that begins the assault.',
      siege: 'You have no Siege attack, so go on to the Block phase.',
      block:
        'Block 6 is needed. Choose the enemy, power [card determination] with the blue die for 5, add [card promise] sideways for the last point, and block.',
      attack:
        'On to the Attack phase: walls do not help them now. Choose the enemy, power [card rage] with the red token, add [card threaten] sideways, and attack.',
      yours:
        'The keep is yours, and your Shield says so. Ending a turn in or beside it, you draw one card more for each keep you own.',
      tower: 'Mage towers work the same way, with stranger guards. Their reward is a Spell.',
      end: 'End your turn.',
    },
    astray: {
      hurt: 'Six damage against your Armor: that hurts, but the fight goes on. Finish the attack, or start this step over.',
    },
    exam: 'Conquer the keep. A few Wounds are allowed.',
  },
  units: {
    title: 'Units in a fight',
    about: 'They strike, block, and take the blow.',
    steps: {
      ready: 'Two Units follow you into this fight. Each may do one of the things on its card, once a Round.',
      armor:
        '[enemy ironclads] resist physical attacks: these count only half. And their attack is brutal: what gets through, counts double.',
      block: 'So let nothing through. Choose the enemy, use the Block 4 of [unit utem-guardsmen], and block.',
      spent:
        'The guardsmen are spent until the next Round. A ready Unit is worth as much as two cards, so do not waste it.',
      attack:
        'On to the Attack phase: half of your attack counts, so for Armor 3 you need 6. Choose the enemy, power [card rage] for 4, add 2 from [unit peasants], and attack.',
      damage:
        'Units can also take damage for you: each absorbs as much as its Armor, and is wounded. A wounded Unit does nothing until healed.',
      end: 'Well fought. End your turn.',
    },
    astray: {
      hurt: 'That got through, and it counted double. You can still win, or start this step over.',
    },
    exam: 'Defeat the enemy with the help of your Units.',
  },
  end: {
    title: 'The end of a Round, and of the game',
    about: 'Announcing the end, finding the city, the score.',
    steps: {
      empty: 'Your deck is empty. From now on you may announce the end of the Round instead of taking a turn.',
      announce:
        'With one card left there is little to do here. Announce the end of the Round; the others would get one more turn.',
      fresh:
        'A new Round: all your cards are back in the deck, and you hold a fresh hand. The dice and the offers are new too.',
      tactic: 'Take a Tactic, such as [tactic long-night], and begin your turn.',
      city: 'One tile is left, so the city must be there. Play a card that gives Move, and explore.',
      last: 'There it is! In this scenario the game ends when the city is found: everyone gets one more turn.',
      finish: 'End your turn. One more is left.',
      bow: 'Begin your last turn, play a card, and end the turn.',
      score:
        'Fame is your score, with something extra for Units, cards, crystals and conquests, and less for Wounds. That is the whole game: now play it!',
    },
    astray: {},
    exam: 'Find the city and bring the game to its end.',
  },
};
