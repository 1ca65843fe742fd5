/** The lessons beyond the first game. */
export const beyond = {
  elements: {
    title: 'Elements: blocks that count',
    about: 'Fire, Ice, and who resists what.',
    steps: {
      fire: '[enemy fire-mages] strike with Fire 6. Against Fire, only Ice Block (or Cold Fire) counts in full; any other counts half.',
      block: 'Choose the enemy, power [card cold-toughness] with a blue token, and block. It gives Ice Block.',
      resistance:
        'The red shield with the flame is a resistance: Fire attacks count half against them. Everything else counts in full.',
      attack:
        'On to the Attack phase: their Armor is 5. Choose the enemy, power [card rage] with the red die, add [card march] sideways, and attack.',
    },
    astray: {
      hurt: 'The fire got through. Finish the fight anyway, or start this step over and block with Ice.',
    },
    exam: 'Defeat the [enemy fire-mages].',
  },
  spells: {
    title: 'Spells by day and night',
    about: 'Two effects, two prices.',
    steps: {
      halves:
        'A Spell always costs mana of its color, even for the upper half. The lower half costs black mana as well, so it wakes only at night.',
      challenge:
        'It is night, a black die lies in the Source, and you hold red crystals. Challenge the [enemy cursed-hags].',
      strong:
        'Choose the enemy and play the lower half of [card fireball]: it takes the black die and a red crystal. Its fire also costs you a Wound.',
      strike: 'Eight points from afar, and their Armor is 5. Attack before they can touch you.',
      day: 'By day the black dice are asleep, and you would have the upper half only. Save strong Spells for the night.',
    },
    astray: {},
    exam: 'Defeat the enemy by magic.',
  },
  city: {
    title: 'A city',
    about: 'The strongest walls on the map.',
    steps: {
      walls:
        'A city is fortified, and each color strengthens its defenders in its own way. This red one makes physical attacks brutal.',
      assault: 'Entering any city costs 2 Move, and the assault 1 Reputation. Go in.',
      block:
        'Without a Siege attack, go on to the Block phase. Against their 6, choose the enemy, power [card determination], add [card march] sideways, and block.',
      attack:
        'On to the Attack phase: their Armor is 5. Choose the enemy, power [card rage] with the red token, add [card promise] sideways, and attack.',
      leader:
        'The last defender has fallen, and the city is conquered. Your Shields on its card make you its leader, and locals there treat you better.',
    },
    astray: {
      hurt: 'Six points, doubled: brutal indeed. Go on fighting, or start this step over.',
    },
    exam: 'Conquer the city.',
  },
  duel: {
    title: 'Player against player',
    about: 'When two heroes meet.',
    steps: {
      meet: '[hero goldyx] is on the next space, and in this game heroes may fight. Walk there.',
      attack: 'Two heroes cannot share a space: you attack or move on. Attack [hero goldyx].',
      phases:
        'The defender decides how much to join in, then you take turns: first from afar, then hand to hand. Two points of Block stop one point of ranged attack.',
      strike:
        'Pass the ranged phase. In the melee you go first: power [card rage] with the red token and carry out the attack.',
      finish: 'What got through is yours to assign. Wound [hero goldyx]: that costs as much damage as his Armor.',
      spoils:
        'With damage left you could drive him off or take an Artifact. Driving off a hero with more Fame brings Fame.',
    },
    astray: {
      away: 'That is not where [hero goldyx] is. Undo, or play a card that gives Move and walk to his space.',
    },
    exam: 'Attack the other hero, and wound or drive him off.',
  },
  together: {
    title: 'A cooperative assault',
    about: 'One city, two heroes.',
    steps: {
      plan: '[hero goldyx] is on the other side of this city, and it has two defenders. Together you share them.',
      propose: 'Propose the assault, and invite [hero goldyx].',
      share: 'He agreed. Each of you faces one defender, drawn at random, and you fight first.',
      enter: 'You still have to walk in. Play [card march] and enter the city.',
      fight:
        'Go on to the Block phase, choose the enemy and block with [card determination], powered. Then go on to the Attack phase, choose the enemy again and attack with [card rage], powered.',
      result:
        'He has beaten his share too, and the city has fallen. With a defender left, both of you would have had to withdraw.',
    },
    astray: {},
    exam: 'Propose an assault, and conquer the city together.',
  },
  dummy: {
    title: 'The dummy player and the clock',
    about: 'Why a solo game is a race.',
    steps: {
      who: 'In a solo game a dummy player sits beside you. It never moves or fights: it is your clock.',
      turn: 'On its turn it turns over three cards of its deck. Play a card, end your turn, and watch.',
      count:
        'If the last card matches its crystals, it turns over more. When its deck is empty, it announces the end of the Round.',
      pressure: 'Its deck is nearly gone. Play a card and end your turn once more: the announcement comes.',
      plan: 'You always get one more turn after that. Keep an eye on its deck, and plan your Round by it.',
    },
    astray: {},
    exam: 'Play until the dummy player announces the end of the Round.',
  },
  tovak: {
    title: 'Tovak: the shield',
    about: 'Steady defense, and no card wasted.',
    steps: {
      style:
        '[hero tovak] wins by not losing: his Skills block, and make plain cards worth more. Two of them are here.',
      shield: 'Choose the enemy and use [skill tovak-shield-mastery] for Block 3. No card spent, no mana.',
      sideways:
        'Go on to the Attack phase, choose the enemy, and use [skill tovak-i-dont-give-a-damn]. With it, [card march] sideways gives 2 instead of 1.',
      win: 'Play [card march] sideways, add [card rage], and attack.',
      play: 'With [hero tovak], keep your cards for the attack and let Skills do the blocking. Even a weak hand is a good turn.',
    },
    astray: {
      aimless:
        'Without a chosen enemy, cards give only Move or Influence. Undo, choose the enemy, and use the Skill again.',
    },
    exam: 'Defeat the enemy.',
  },
  goldyx: {
    title: 'Goldyx: crystals',
    about: 'Mana in plenty.',
    steps: {
      style:
        '[hero goldyx] is a dragon with a hoard: his Skills make mana and crystals. Powered cards are his daily bread.',
      craft: 'Use [skill goldyx-green-crystal-craft]: a blue crystal to keep, and a green token for now.',
      power: 'Spend the token at once: play the lower half of [card march].',
      fly: 'And he flies. Use [skill goldyx-flight] and move to the village, over any terrain.',
      play: 'With [hero goldyx], fill your store early and spend it where it counts: on Spells, and on the fight that decides the Round.',
    },
    astray: {},
    exam: 'Move by flying.',
  },
  norowas: {
    title: 'Norowas: the leader',
    about: 'An army, and good manners.',
    steps: {
      style: '[hero norowas] lets others fight. His Skills bring Influence, and make Units stronger.',
      talk: 'You are in a village with Units for hire. Press “Interact with the locals”.',
      negotiate: 'Use [skill norowas-bright-negotiation]: by day it gives Influence 3.',
      recruit: 'Play [card promise] and recruit [unit utem-guardsmen].',
      play: 'With [hero norowas], recruit early, keep your Reputation high, and use [skill norowas-leadership] to make one Unit decide a fight.',
    },
    astray: {},
    exam: 'Recruit a second Unit.',
  },
  arythea: {
    title: 'Arythea: the price of power',
    about: 'Wounds as weapons, the night as a friend.',
    steps: {
      style: '[hero arythea] takes Wounds and turns them to use. Most heroes fear them; she pays with them.',
      pain: 'Use [skill arythea-power-of-pain], and play the Wound sideways as Move 2.',
      night: 'At night [skill arythea-dark-paths] gives Move 2. Use it.',
      play: 'With [hero arythea], accept Wounds when they buy something, and strike at night. Others heal; you keep walking.',
    },
    astray: {},
    exam: 'Gain Move 4 this turn.',
  },
};
