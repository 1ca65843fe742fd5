import type { FieldsOf } from '../../core/shape.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { BASIC_COLORS, type BasicColor, MOST_CRYSTALS } from '../../state/mana.ts';
import type { Name } from '../../state/names.ts';
import { shuffleDeck } from '../cards/deeds.ts';
import { storeCrystal } from '../cards/mana.ts';
import { CARDS, HEROES, SKILLS, UNITS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { gainUnit, hasRoom } from '../interaction/units.ts';
import { rule } from '../mage-knight.ts';
import { distinct, type Query, without } from '../query.ts';
import { gainFame } from '../rewards/tracks.ts';
import { showDummySkill } from '../round/dummy.ts';
import { is, many } from '../shapes.ts';

/* Starting at a higher level (VAR-LEV-01): Skills, crystals, and Influence to buy equipment before the first hand. */

/** Prices in Influence. */
const PRICES = { 'advanced-action': 6, spell: 9, artifact: 12, crystal: 3 } as const;
/** The price of a Spell when paying a crystal of its color too. */
const SPELL_WITH_CRYSTAL = 7;
const INFLUENCE_PER_LEVEL = 6;
const CRYSTALS = 2;

/** What a hero who starts above the first level gets. */
export const beginHigher = rule('begin-higher', () => g => {
  const skills = Math.floor(g.me.level / 2);
  for (let i = 0; i < skills; i++) g.next(showStartingSkills());
  for (let i = 0; i < CRYSTALS; i++) g.next(startingCrystal());
  g.next(openStock());
});

/** Reveals two of the hero's Skills for each even level. */
const showStartingSkills = rule('show-starting-skills', () => g => {
  const { me } = g;
  const shown = me.skillPile.slice(-2).reverse();
  me.skillPile = me.skillPile.slice(0, -2);
  g.reveal();
  g.tell({ news: 'skills-shown', seat: g.seat, skills: shown });
  g.next(keepSkill({ shown }));
});

/** The player keeps one; the other joins the Common Skill offer. */
const keepSkill = rule('keep-starting-skill', { shown: many(is.skill) }, function* (q, { shown }) {
  const skill = yield* ask(
    q.seat,
    'starting-skill',
    shown.map(skill => option({ act: 'keep-skill', skill }, skill)),
    { about: { shown } },
  );
  return (g: Game) => {
    g.me.skills = [...g.me.skills, { skill, used: false }];
    g.s.skillOffer = [...g.s.skillOffer, ...without(shown, skill)];
    g.tell({ news: 'skill-gained', seat: g.seat, skill });
    const { onGaining } = SKILLS.get(skill);
    if (onGaining) g.nextFrom(skill, 0, onGaining);
    showDummySkill(g);
  };
});

/** A crystal of a color shown on the hero card. */
const startingCrystal = rule('starting-crystal', function* (q: Query) {
  const colors = distinct(HEROES.get(q.me.hero).dummyCrystals);
  const color = yield* ask(
    q.seat,
    'starting-crystal',
    colors.map(color => option({ act: 'pick-crystal', color }, color)),
  );
  return (g: Game) => {
    storeCrystal(g, color);
  };
});

const STOCK = {
  /** Deed cards and Units available. */
  drawn: many(is.card),
  hired: many(is.unit),
  influence: is.amount,
  /** Free Advanced Actions: one per odd level above the first. */
  free: is.amount,
};
type Stock = FieldsOf<typeof STOCK>;

/** Reveals cards and Units to buy, how many depending on the level. */
const openStock = rule('open-stock', () => g => {
  const { level } = g.me;
  const drawn = [
    ...revealCards(g, 'advancedDeck', level + 2),
    ...revealCards(g, 'spellDeck', level),
    ...revealCards(g, 'artifactDeck', level - 1),
  ];
  const hired = revealCards(g, 'regularDeck', level + 1);
  g.reveal();
  g.tell({ news: 'stock-shown', seat: g.seat, cards: drawn, units: hired });
  g.next(equip({ drawn, hired, influence: INFLUENCE_PER_LEVEL * level, free: Math.floor((level - 1) / 2) }));
});

type Deck = 'advancedDeck' | 'spellDeck' | 'artifactDeck' | 'regularDeck';

function revealCards({ s }: Game, deck: Deck, n: number): readonly Name[] {
  const top = n === 0 ? [] : s[deck].slice(-n);
  s[deck] = s[deck].slice(0, s[deck].length - top.length);
  return top;
}

/** Something to buy, with its price. */
type Purchase = { readonly cost: number } & (
  | { readonly card: Name; readonly crystal: BasicColor | null }
  | { readonly unit: Name }
  | { readonly color: BasicColor }
);

/** The player buys one thing at a time; leftover Influence is worth one Fame. */
const equip = rule('equip', STOCK, function* (q, stock) {
  const { influence, free } = stock;
  const options: Option<Purchase | null>[] = [...wares(q, stock).filter(({ value }) => value.cost <= influence), DONE];
  const bought = yield* ask(q.seat, 'equip', options, { about: { n: influence, most: free }, always: true });
  return (g: Game) => {
    if (bought === null) closeStock(g, stock);
    else g.next(equip(take(g, stock, bought)));
  };
});

const DONE = option({ act: 'done' }, null);

function wares(q: Query, { drawn, hired, free }: Stock): Option<Purchase>[] {
  const cards = distinct(drawn).flatMap(card => {
    const { kind, color } = CARDS.get(card);
    const cost = kind === 'advanced-action' && free > 0 ? 0 : PRICES[kind as 'spell'];
    const plain = option<Purchase>(
      { act: 'equip-card', card, withCrystal: false, cost },
      { card, crystal: null, cost },
    );
    const isCheaper = kind === 'spell' && color !== null && q.me.crystals[color] > 0;
    if (!isCheaper) return [plain];
    const cheaper = SPELL_WITH_CRYSTAL;
    return [
      plain,
      option<Purchase>(
        { act: 'equip-card', card, withCrystal: true, cost: cheaper },
        { card, crystal: color, cost: cheaper },
      ),
    ];
  });
  const units = (hasRoom(q) ? distinct(hired) : []).map(unit => {
    const { cost } = UNITS.get(unit);
    return option<Purchase>({ act: 'equip-unit', unit, cost }, { unit, cost });
  });
  const { crystal: cost } = PRICES;
  const crystals = BASIC_COLORS.filter(color => q.me.crystals[color] < MOST_CRYSTALS).map(color =>
    option<Purchase>({ act: 'equip-crystal', color, cost }, { color, cost }),
  );
  return [...cards, ...units, ...crystals];
}

/** Takes a purchase out of the stock and returns the rest. */
function take(g: Game, stock: Stock, bought: Purchase): Stock {
  const { me } = g;
  const influence = stock.influence - bought.cost;
  if ('unit' in bought) {
    gainUnit(g, bought.unit);
    return { ...stock, influence, hired: without(stock.hired, bought.unit) };
  }
  if ('color' in bought) {
    storeCrystal(g, bought.color);
    return { ...stock, influence };
  }
  const { card, crystal, cost } = bought;
  if (crystal !== null) me.crystals = { ...me.crystals, [crystal]: me.crystals[crystal] - 1 };
  me.deck = [...me.deck, card];
  g.tell({ news: 'card-gained', seat: g.seat, card });
  return { ...stock, influence, drawn: without(stock.drawn, card), free: cost === 0 ? stock.free - 1 : stock.free };
}

const DECK_OF: Readonly<Record<string, Deck>> = {
  'advanced-action': 'advancedDeck',
  spell: 'spellDeck',
  artifact: 'artifactDeck',
};

/** Shuffles the purchases into the player's deck and the rest back into their decks. */
function closeStock(g: Game, { drawn, hired, influence }: Stock): void {
  const shuffled = (deck: Deck, more: readonly Name[]) => {
    g.s[deck] = g.random('rest', stream => stream.shuffled([...g.s[deck], ...more]));
  };
  for (const [kind, deck] of Object.entries(DECK_OF)) {
    const back = drawn.filter(card => CARDS.get(card).kind === kind);
    if (back.length > 0) shuffled(deck, back);
  }
  shuffled('regularDeck', hired);
  g.me.deck = shuffleDeck(g, g.me.deck);
  g.reveal();
  if (influence > 0) gainFame(g, 1);
}
