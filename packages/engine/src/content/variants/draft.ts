import type { FieldsOf } from '../../core/shape.ts';
import { ask, option } from '../../protocol/choice.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { distinct, type Query, without } from '../../rules/query.ts';
import { isLastRound } from '../../rules/round/round.ts';
import { VARIANTS } from '../../rules/scenarios/scenarios.ts';
import { is, many } from '../../rules/shapes.ts';
import { HIDDEN, type Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';

/** Cards dealt to each player; the last one is not kept. */
const DEALT = 4;

const PACKETS = {
  /** The cards still to be drafted: the first seat's, then the second's… */
  drawn: many(is.card),
  /** How many cards are in each player's packet. */
  size: is.amount,
};
type Packets = FieldsOf<typeof PACKETS>;

const packetOf = ({ drawn, size }: Packets, seat: number): readonly Name[] =>
  drawn.slice(seat * size, (seat + 1) * size);

/** Each player secretly keeps one card of their packet and passes the rest on. */
const draft = rule('draft', PACKETS, function* (q, packets) {
  const kept: Name[] = [];
  for (const seat of q.s.players.keys()) {
    const options = distinct(packetOf(packets, seat)).map(card => option({ act: 'pick-card', card }, card));
    kept.push(yield* ask(seat, 'draft', options, { about: { most: packets.size } }));
  }
  return (g: Game) => {
    const left = kept.map((card, seat) => {
      const player = g.s.players[seat] as Player;
      player.drafted = [...player.drafted, card];
      const news = { news: 'card-drafted', seat } as const;
      g.tellApart(seat, { ...news, card }, { ...news, card: HIDDEN });
      return without(packetOf(packets, seat), card);
    });
    g.reveal();
    // Each packet goes to the next player.
    const passed = left.flatMap((_, seat) => left.at(seat - 1) as readonly Name[]);
    if (packets.size > 2) g.next(draft({ drawn: passed, size: packets.size - 1 }));
    else g.s.advancedDeck = g.random('rest', stream => stream.shuffled([...g.s.advancedDeck, ...passed]));
  };
});

function dealPackets(g: Game): void {
  const { s } = g;
  const n = DEALT * s.players.length;
  const drawn = s.advancedDeck.slice(-n);
  s.advancedDeck = s.advancedDeck.slice(0, -n);
  g.reveal();
  g.next(draft({ drawn, size: DEALT }));
}

/** One of the drafted cards is shuffled into the deck. */
const useDrafted = rule('use-drafted', function* (q: Query) {
  const options = distinct(q.me.drafted).map(card => option({ act: 'pick-card', card }, card));
  const card = yield* ask(q.seat, 'use-drafted', options);
  return (g: Game) => {
    g.me.drafted = without(g.me.drafted, card);
    g.me.deck = [...g.me.deck, card];
    const news = { news: 'drafted-card-used', seat: g.seat } as const;
    g.tellApart(g.seat, { ...news, card }, { ...news, card: HIDDEN });
  };
});

VARIANTS.add({
  'starting-draft': {
    rule: 'VAR-DKB-03',
    set: 'base',
    atStart: dealPackets,
    atRoundEnd: g => {
      if (g.s.time !== 'day' || isLastRound(g)) return;
      for (const seat of g.s.players.keys()) if (g.s.order.includes(seat)) g.nextFor(seat, useDrafted());
    },
  },
});
