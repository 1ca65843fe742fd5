import { centreOf, HIDDEN, type News, type Seat, TOKEN_COLORS } from '@deedbook/engine';
import { type Movement, type Moves, manaColor, type Place, type Scene } from './movements.ts';

/*
 * What moves when something happens: one row for every kind of news, so a new kind cannot be forgotten. `still` is for
 * news that needs no motion: it only counts, or its consequences have news of their own.
 */

const still = (): readonly Movement[] => [];

/** A player's place: their own hero panel, another hero on the map, or a player's chip. */
const placesOf = (seat: Seat, scene: Scene): Place[] => [
  ...(seat === scene.seat ? ['hero hero'] : []),
  ...[scene.hexOf(seat)].filter(place => place !== null),
  `seat ${seat}`,
];

/** What another player does is shown where that player is. */
const told: Moves<never> = (news: { readonly seat?: Seat | null }, scene) =>
  news.seat === undefined || news.seat === null || news.seat === scene.seat
    ? []
    : [{ move: 'tell', what: [scene.hexOf(news.seat) ?? '', `seat ${news.seat}`] }];

const others = told as (news: News, scene: Scene) => readonly Movement[];

const cardsOf = (seat: Seat, cards: readonly string[], scene: Scene, to: Place): readonly Movement[] =>
  seat === scene.seat ? cards.map(card => ({ move: 'take', what: [`card ${card}`], to: [to] })) : [];

const drawn = (seat: Seat, cards: readonly string[], scene: Scene): readonly Movement[] =>
  seat === scene.seat
    ? cards.filter(card => card !== HIDDEN).map(card => ({ move: 'bring', what: [`card ${card}`], from: ['deck'] }))
    : [];

const foe = (
  enemy: string,
  scene: Scene,
  ...moves: readonly DistributedOmit<Movement, 'what'>[]
): readonly Movement[] => moves.map(move => ({ ...move, what: scene.foesNamed(enemy) }) as Movement);

type DistributedOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

const unit = (name: string, seat: Seat, scene: Scene): Place[] =>
  seat === scene.seat ? [`unit ${name}`, 'hero hero'] : [`rival ${name}`, `seat ${seat}`];

const backOf = (color: string): string => (TOKEN_COLORS.some(each => each === color) ? `var(--token-${color})` : color);

const signed = (n: number, what: string): string => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${what}`;

const MOVES: { readonly [N in News['news']]: Moves<N> } = {
  'round-began': ({ time, round }) => (round === 1 ? [] : [{ move: 'sky', time }]),
  'source-rolled': ({ dice }) => dice.map(color => ({ move: 'turn', what: [`die ${color}`], back: null })),
  'tactic-taken': ({ seat, tactic }, scene) => [
    { move: 'take', what: [`tactic ${tactic}`], to: seat === scene.seat ? ['hero hero'] : [`seat ${seat}`] },
  ],
  'tactic-used': (news, scene) => others(news, scene),
  'turn-began': ({ seat }, scene) => [
    { move: 'flash', what: [scene.hexOf(seat) ?? '', `seat ${seat}`], as: 'ring', color: 'var(--gold-bright)' },
  ],
  'turn-ended': still,
  'turn-forfeited': (news, scene) => others(news, scene),
  'turn-missed': (news, scene) => others(news, scene),
  'end-of-round-announced': ({ seat }, scene) => [
    { move: 'flash', what: placesOf(seat, scene), as: 'burst' },
    ...others({ news: 'end-of-round-announced', seat }, scene),
  ],
  'round-ended': still,
  'end-in-sight': still,
  'tactic-left': still,
  'stock-shown': still,
  'hero-picked': still,
  'hero-bid': still,
  'hero-won': still,
  'upgrades-shown': still,
  'action-upgraded': still,
  'card-drafted': still,
  'drafted-card-used': still,
  'rampage-die': ({ hex, color }, scene) => [
    { move: 'flash', what: [scene.hex(hex)], as: 'ring', color: manaColor(color) },
  ],
  'darkness-dice': ({ dice }) => dice.map(color => ({ move: 'turn', what: [`die ${color}`], back: null })),
  'glade-marked': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'burst' }],
  'site-hidden': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'puff' }],
  'portal-closed': still,
  'returner-named': still,
  eliminated: (news, scene) => others(news, scene),
  'game-over': still,
  'placed-on-portal': still,
  'left-the-map': (news, scene) => others(news, scene),
  'card-played': ({ seat, card }, scene) =>
    seat === scene.seat
      ? [{ move: 'take', what: [`card ${card}`], to: [`played ${card}`, 'played'] }]
      : others({ news: 'card-played', seat, card, as: 'basic' }, scene),
  'mana-paid': ({ seat, color, from, as }, scene) =>
    seat === scene.seat
      ? [
          { move: 'take', what: [`${from} ${color}`, `mana ${as}`], to: ['played'] },
          { move: 'flash', what: ['played'], as: 'ring', color: manaColor(as) },
        ]
      : [],
  'points-gained': still,
  'mana-gained': ({ seat, color }, scene) =>
    seat === scene.seat
      ? [{ move: 'flash', what: [`token ${color}`, `mana ${color}`], as: 'ring', color: manaColor(color) }]
      : [],
  'crystal-gained': ({ seat, color }, scene) => [
    {
      move: 'flash',
      what: seat === scene.seat ? [`crystal ${color}`, 'hero hero'] : [`seat ${seat}`],
      as: 'burst',
      color: manaColor(color),
    },
  ],
  'crystal-broken': ({ seat, color }, scene) =>
    seat === scene.seat
      ? [{ move: 'flash', what: [`crystal ${color}`, 'hero hero'], as: 'ring', color: manaColor(color) }]
      : [],
  'crystal-lost': ({ seat, color }, scene) =>
    seat === scene.seat ? [{ move: 'fall', what: [`crystal ${color}`] }] : [],
  'reward-declined': still,
  'die-taken': ({ seat, color }, scene) => [
    { move: 'take', what: [`die ${color}`], to: seat === scene.seat ? ['played', 'hero hero'] : [`seat ${seat}`] },
  ],
  'die-set': ({ to }) => [{ move: 'turn', what: [`die ${to}`], back: null }],
  'dice-rerolled': ({ to }) => to.map(color => ({ move: 'turn', what: [`die ${color}`], back: null })),
  'cards-drawn': ({ seat, cards }, scene) => drawn(seat, cards, scene),
  'cards-not-drawn': still,
  'cards-discarded': ({ seat, cards }, scene) => cardsOf(seat, cards, scene, 'discard'),
  'cards-shuffled-in': ({ seat }, scene) => (seat === scene.seat ? [{ move: 'shake', what: ['deck'] }] : []),
  'card-found': (news, scene) => others(news, scene),
  'card-gained': ({ seat, card, to }, scene) =>
    seat === scene.seat
      ? [{ move: 'take', what: [`offer ${card}`, `card ${card}`], to: [to === 'discard' ? 'discard' : 'deck'] }]
      : [
          { move: 'take', what: [`offer ${card}`], to: [`seat ${seat}`] },
          ...others({ news: 'card-gained', seat, card }, scene),
        ],
  'card-thrown-away': ({ seat, card }, scene) =>
    seat === scene.seat ? [{ move: 'fall', what: [`card ${card}`, `played ${card}`] }] : [],
  'card-kept': ({ seat, card }, scene) => cardsOf(seat, [card], scene, 'deck'),
  'card-set-aside': still,
  'wounds-taken': ({ seat, n }, scene) => [
    { move: 'flash', what: placesOf(seat, scene), as: 'blood' },
    { move: 'shake', what: placesOf(seat, scene) },
    ...(seat === scene.seat
      ? Array.from(
          { length: n },
          (): Movement => ({ move: 'bring', what: ['card wound'], from: ['hero hero', 'seat 0'] }),
        )
      : others({ news: 'wounds-taken', seat, n }, scene)),
  ],
  'wound-thrown-away': ({ seat }, scene) =>
    seat === scene.seat
      ? [
          { move: 'fall', what: ['card wound'] },
          { move: 'flash', what: ['hero hero', 'hand'], as: 'ring', color: 'var(--good)' },
        ]
      : [],
  walked: ({ path }) => [{ move: 'walk', path }],
  explored: ({ seat, tile, a, b }, scene) => [
    { move: 'flash', what: [scene.hex(centreOf({ a, b }))], as: 'ring' },
    ...others({ news: 'explored', seat, tile, a, b }, scene),
  ],
  'token-placed': ({ hex, color }, scene) => [
    { move: 'flash', what: [scene.hex(hex)], as: 'ring', color: backOf(color) },
  ],
  'token-turned-up': ({ hex, color }, scene) => [{ move: 'turn', what: [scene.hex(hex)], back: backOf(color) }],
  withdrew: ({ seat, hex }, scene) => [
    { move: 'flash', what: [scene.hex(hex)], as: 'puff' },
    { move: 'shake', what: placesOf(seat, scene) },
  ],
  rested: ({ seat, cards, kind }, scene) =>
    seat === scene.seat ? cardsOf(seat, cards, scene, 'discard') : others({ news: 'rested', seat, cards, kind }, scene),
  'fame-gained': ({ seat, n }, scene) => [
    {
      move: 'say',
      what: seat === scene.seat ? ['fame', 'hero hero'] : [`seat ${seat}`],
      words: signed(n, '★'),
      tone: 'good',
    },
  ],
  'reputation-changed': ({ seat, n }, scene) =>
    seat === scene.seat
      ? [
          {
            move: 'say',
            what: ['reputation', 'fame', 'hero hero'],
            words: signed(n, '♛'),
            tone: n > 0 ? 'good' : 'bad',
          },
        ]
      : [],
  'level-reached': ({ seat, level }, scene) => [
    { move: 'flash', what: placesOf(seat, scene), as: 'burst' },
    { move: 'say', what: placesOf(seat, scene), words: `${level} ▲`, tone: 'good' },
  ],
  'skill-gained': ({ seat, skill }, scene) =>
    seat === scene.seat
      ? [{ move: 'flash', what: [`skill ${skill}`, 'hero hero'], as: 'burst' }]
      : others({ news: 'skill-gained', seat, skill }, scene),
  'banner-attached': ({ seat, banner, unit: name }, scene) =>
    seat === scene.seat ? [{ move: 'take', what: [`card ${banner}`], to: [`unit ${name}`] }] : [],
  'part-lost': still,
  'skill-used': ({ seat, skill }, scene) =>
    seat === scene.seat
      ? [{ move: 'flash', what: [`skill ${skill}`], as: 'ring', color: 'var(--gold-bright)' }]
      : others({ news: 'skill-used', seat, skill }, scene),
  'skills-shown': still,
  'offer-changed': still,
  'dummy-turned': ({ cards }) =>
    cards.length === 0
      ? []
      : [
          { move: 'tell', what: ['seat -1', 'players'] },
          { move: 'shake', what: ['seat -1'] },
        ],
  'fight-begins': ({ hex, seat, enemies, why }, scene) => [
    { move: 'flash', what: [scene.hex(hex)], as: 'slash' },
    ...others({ news: 'fight-begins', hex, seat, enemies, why }, scene),
  ],
  'enemy-joined': ({ enemy }, scene) => foe(enemy, scene, { move: 'flash', as: 'ring', color: 'var(--bad)' }),
  'phase-began': still,
  summoned: ({ enemy }, scene) => foe(enemy, scene, { move: 'flash', as: 'puff' }),
  'value-added': still,
  'attack-blocked': ({ enemy, seat }, scene) => [
    ...foe(enemy, scene, { move: 'flash', as: 'shield' }),
    ...others({ news: 'attack-blocked', enemy, seat }, scene),
  ],
  'enemy-held': ({ enemy }, scene) =>
    foe(enemy, scene, { move: 'flash', as: 'ring', color: 'var(--mana-blue-bright)' }),
  'enemy-weakened': ({ enemy, n }, scene) =>
    foe(enemy, scene, { move: 'say', words: `−${Math.abs(n)}`, tone: 'good' }, { move: 'shake' }),
  'enemy-exposed': ({ enemy }, scene) => foe(enemy, scene, { move: 'shake' }),
  'enemy-defeated': ({ enemy, seat }, scene) => [
    ...foe(enemy, scene, { move: 'flash', as: 'slash' }, { move: 'fall' }),
    ...others({ news: 'enemy-defeated', enemy, seat }, scene),
  ],
  'fight-ended': ({ seat, won }, scene) => [
    ...(won ? ([{ move: 'flash', what: [scene.hexOf(seat) ?? ''], as: 'burst' }] as const) : []),
    ...others({ news: 'fight-ended', seat, won }, scene),
  ],
  poisoned: ({ seat }, scene) => [{ move: 'flash', what: placesOf(seat, scene), as: 'blood', color: '#6f9a3a' }],
  paralysed: ({ seat }, scene) => [{ move: 'shake', what: placesOf(seat, scene) }],
  'knocked-out': ({ seat }, scene) => [
    { move: 'shake', what: [...(seat === scene.seat ? ['table'] : []), `seat ${seat}`] },
  ],
  'unit-used': ({ seat, unit: name }, scene) =>
    seat === scene.seat
      ? [{ move: 'flash', what: [`unit ${name}`], as: 'ring', color: 'var(--gold-bright)' }]
      : others({ news: 'unit-used', seat, unit: name }, scene),
  'unit-gained': ({ seat, unit: name }, scene) =>
    seat === scene.seat
      ? [{ move: 'take', what: [`offer ${name}`], to: [`unit ${name}`, 'hero hero'] }]
      : [
          { move: 'take', what: [`offer ${name}`], to: [`seat ${seat}`] },
          ...others({ news: 'unit-gained', seat, unit: name }, scene),
        ],
  'unit-disbanded': ({ seat, unit: name }, scene) => [{ move: 'fall', what: unit(name, seat, scene).slice(0, 1) }],
  'unit-damaged': ({ seat, unit: name }, scene) => [
    { move: 'flash', what: unit(name, seat, scene), as: 'blood' },
    { move: 'shake', what: unit(name, seat, scene) },
  ],
  'unit-destroyed': ({ seat, unit: name }, scene) => [
    { move: 'flash', what: unit(name, seat, scene), as: 'blood' },
    { move: 'fall', what: unit(name, seat, scene).slice(0, 1) },
  ],
  'unit-healed': ({ seat, unit: name }, scene) => [
    { move: 'flash', what: unit(name, seat, scene), as: 'ring', color: 'var(--good)' },
  ],
  'unit-spent': still,
  'cards-put-back': ({ seat, cards }, scene) => cardsOf(seat, cards, scene, 'deck'),
  'cards-picked': ({ seat, cards }, scene) => drawn(seat, cards, scene),
  'hand-shown': still,
  'crystal-melted': ({ seat, color }, scene) =>
    seat === scene.seat ? [{ move: 'fall', what: [`crystal ${color}`] }] : [],
  'unit-readied': ({ seat, unit: name }, scene) => [
    { move: 'flash', what: unit(name, seat, scene), as: 'ring', color: 'var(--gold-bright)' },
  ],
  'interaction-began': (news, scene) => others(news, scene),
  'healing-bought': still,
  plundered: (news, scene) => others(news, scene),
  'dare-set': still,
  'dare-shown': still,
  'duel-begins': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'slash' }],
  participates: still,
  'melee-began': still,
  'duel-attacked': ({ seat }, scene) => [{ move: 'flash', what: placesOf(seat, scene), as: 'slash' }],
  'duel-passed': still,
  'duel-blocked': ({ seat }, scene) => [{ move: 'flash', what: placesOf(seat, scene), as: 'shield' }],
  'artifact-stolen': ({ seat, from }) => [
    { move: 'shake', what: [`seat ${from}`] },
    { move: 'flash', what: [`seat ${seat}`], as: 'ring' },
  ],
  'driven-off': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'puff' }],
  'duel-ended': ({ winner }, scene) =>
    winner === null ? [] : [{ move: 'flash', what: placesOf(winner, scene), as: 'burst' }],
  'unit-weakened': ({ seat, unit: name }, scene) => [{ move: 'shake', what: unit(name, seat, scene) }],
  'unit-exposed': ({ seat, unit: name }, scene) => [{ move: 'shake', what: unit(name, seat, scene) }],
  'unit-held': ({ seat, unit: name }, scene) => [{ move: 'shake', what: unit(name, seat, scene) }],
  conquered: ({ hex, seat, site }, scene) => [
    { move: 'flash', what: [scene.hex(hex)], as: 'burst' },
    ...others({ news: 'conquered', hex, seat, site }, scene),
  ],
  'city-revealed': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'burst' }],
  'city-joined': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'ring' }],
  'city-conquered': ({ hex }, scene) => [
    { move: 'flash', what: [scene.hex(hex)], as: 'burst' },
    { move: 'flash', what: [scene.hex(hex)], as: 'ring', color: 'var(--gold-bright)' },
  ],
  'assault-proposed': still,
  'assault-declined': still,
  'defenders-dealt': still,
  'stayed-out': still,
  'assault-failed': ({ hex }, scene) => [{ move: 'flash', what: [scene.hex(hex)], as: 'puff' }],
  'artifact-bought': still,
  'die-rolled': ({ color }) => [{ move: 'turn', what: [`die ${color}`], back: null }],
  'attack-cancelled': ({ enemy }, scene) => foe(enemy, scene, { move: 'flash', as: 'shield' }),
  'reward-rolled': ({ color }) => [{ move: 'turn', what: [`die ${color}`], back: null }],
  'artifacts-shown': still,
  'dummy-gained': ({ crystal }) =>
    crystal === null ? [] : [{ move: 'flash', what: ['seat -1'], as: 'ring', color: manaColor(crystal) }],
};

/** What moves for one piece of news. */
export const movesFor = (news: News, scene: Scene): readonly Movement[] =>
  (MOVES[news.news] as (news: News, scene: Scene) => readonly Movement[])(news, scene);
