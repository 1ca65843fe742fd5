import { optional } from '../../core/shape.ts';
import { ask, type Option, option } from '../../protocol/choice.ts';
import { gainMana, storeCrystal } from '../../rules/cards/mana.ts';
import { SITES, type Site } from '../../rules/catalogue.ts';
import type { Game } from '../../rules/game.ts';
import { rule } from '../../rules/mage-knight.ts';
import { spaceAt } from '../../rules/map/ground.ts';
import { distinct, type Query, without } from '../../rules/query.ts';
import { is } from '../../rules/shapes.ts';
import { WOUND } from '../../state/names.ts';

/** At the start of a turn on a glade: a gold mana token by day, a black one at night (SIT-GLA-02). */
const gladeMana = rule('glade-mana', q => g => gainMana(g, q.s.time === 'day' ? 'gold' : 'black'));

/** At the end of a turn on a glade: one Wound in hand or in the discard pile may be thrown away (SIT-GLA-01). */
const gladeRelief = rule('glade-relief', function* (q: Query) {
  const piles = (['hand', 'discard'] as const).filter(pile => q.me[pile].includes(WOUND));
  const options: Option<'hand' | 'discard' | null>[] = piles.map(pile => option({ act: 'throw-wound', pile }, pile));
  options.push(option({ act: 'done' }, null));
  const pile = yield* ask(q.seat, 'glade', options);
  return (g: Game) => {
    if (pile === null) return;
    g.me[pile] = without(g.me[pile], WOUND);
    g.tell({ news: 'wound-thrown-away', seat: g.seat, by: 'glade' });
  };
});

/**
 * At the end of a turn on a mine, or from an owned mine in some scenarios: a crystal of its color, lost if three are
 * stored (SIT-MIN-01).
 */
export const mineCrystal = rule('mine-crystal', { hex: optional(is.hex) }, function* (q, { hex = q.me.hex }) {
  const colors = distinct(hex === null ? [] : (spaceAt(q.s, hex)?.mine ?? []));
  const color = yield* ask(
    q.seat,
    'mine',
    colors.map(color => option({ act: 'pick-crystal', color }, color)),
  );
  return (g: Game) => {
    if (!storeCrystal(g, color)) g.tell({ news: 'crystal-lost', seat: g.seat, color });
  };
});

const garrison = (color: 'grey' | 'violet'): NonNullable<Site['token']> => ({
  color,
  up: { day: false, night: false },
});

SITES.add({
  portal: { category: 'other', sign: 'Po', shared: true },
  village: { category: 'inhabited', sign: 'Vi', healing: 3 },
  monastery: {
    category: 'inhabited',
    sign: 'Mo',
    healing: 2,
    due: true,
  },
  keep: {
    category: 'fortified',
    sign: 'Ke',
    token: garrison('grey'),
    owned: true,
  },
  'mage-tower': {
    category: 'fortified',
    sign: 'To',
    token: garrison('violet'),
    reward: ['spell'],
  },
  city: { category: 'fortified', sign: 'Ci', cost: 2, shared: true, due: true },
  dungeon: {
    category: 'adventure',
    sign: 'Du',
    lair: { draws: ['brown'], underground: true, stays: false, again: true },
    reward: ['dungeon'],
  },
  tomb: {
    category: 'adventure',
    sign: 'Tm',
    lair: { draws: ['red'], underground: true, stays: false, again: true },
    reward: ['spell', 'artifact'],
  },
  'monster-den': {
    category: 'adventure',
    sign: 'De',
    lair: { draws: ['brown'], underground: false, stays: true, again: false },
    reward: ['random-crystal', 'random-crystal'],
  },
  'spawning-grounds': {
    category: 'adventure',
    sign: 'Sp',
    lair: { draws: ['brown', 'brown'], underground: false, stays: true, again: false },
    reward: ['artifact', 'random-crystal', 'random-crystal', 'random-crystal'],
  },
  'ancient-ruins': {
    category: 'adventure',
    sign: 'Ru',
    token: { color: 'yellow', up: { day: true, night: false } },
    lair: { draws: [], underground: false, stays: true, again: false },
  },
  'crystal-mine': {
    category: 'other',
    sign: 'Mi',
    atTurnEnd: mineCrystal(),
  },
  'magical-glade': {
    category: 'other',
    sign: 'Gl',
    atTurnStart: gladeMana(),
    atTurnEnd: gladeRelief(),
  },
});

declare module '../../protocol/effects.ts' {
  interface Vocabulary {
    'glade-mana': typeof gladeMana;
    'glade-relief': typeof gladeRelief;
    'mine-crystal': typeof mineCrystal;
  }
}
