import { type DuelOutlook, type Explained, oneNamed } from '@deedbook/engine';
import { damageOf } from './duels.ts';
import { hexText, nameOf, nameOfOne, type SeatNames } from './names.ts';
import { sourceText, sumText } from './terms.ts';
import { inDigits, type Voice } from './voice.ts';

/** The outlook of a player combat, as lines: the attack, the block, the damage that gets through and what it buys. */
export function duelText(voice: Voice, outlook: DuelOutlook, names: SeatNames): string[] {
  const { phase, attacker, blocker, onlySiege, damage } = outlook;
  const head = voice.say(`duels.outlook.${phase}`, { attacker: names(attacker), blocker: names(blocker) });
  const prices = [
    price(voice, nameOf(voice, 'hero', outlook.hero.hero), outlook.hero.price),
    ...outlook.units.map(unit => price(voice, nameOfOne(voice, 'unit', oneNamed(unit.key)), unit.price)),
    ...outlook.thefts.map(({ card, price: n }) =>
      price(voice, voice.say('duels.outlook.theft', { card: nameOf(voice, 'card', card) }), { n, terms: [] }),
    ),
    ...outlook.retreats.map(({ hex, price: n }) =>
      price(voice, voice.say('duels.outlook.retreat', { hex: hexText(hex) }), { n, terms: [] }),
    ),
  ];
  return [
    onlySiege ? `${head} (${voice.say('duels.outlook.onlySiege')})` : head,
    ...sums(voice, outlook),
    voice.say('duels.outlook.damage', { damage: damageOf(voice, damage) }),
    voice.say('duels.outlook.targets', { targets: prices.join(', ') }),
  ];
}

/** `Attack 7: Fireball 5 + Rage 2` and `Block 3: 1 stopped, two points for one: half of (Rage 7)`. */
function sums(voice: Voice, { attack, block, blocked, swift, step }: DuelOutlook): string[] {
  const added = (values: readonly { readonly from: string; readonly n: number }[]): string =>
    values.map(({ from, n }) => `${sourceText(voice, from)} ${inDigits(n)}`).join(' + ');
  const parts = [
    ...(block.efficient.length === 0 ? [] : [added(block.efficient)]),
    ...(block.inefficient.length === 0 ? [] : [voice.say('outlook.soFar.half', { parts: added(block.inefficient) })]),
  ].join(' + ');
  const withParts = (sum: string, of: string) =>
    of === '' ? sum : voice.say('outlook.soFar.parts', { sum, parts: of });
  const attackLine = withParts(voice.say('duels.outlook.attack', { total: attack.total }), added(attack.values));
  if (step === 'attack') return [attackLine];
  const key = swift ? 'duels.outlook.halved' : 'duels.outlook.block';
  return [attackLine, withParts(voice.say(key, { total: block.total, blocked }), parts)];
}

/** The price of something, with its terms if there is more than the printed value. */
function price(voice: Voice, what: string, { n, terms }: Explained): string {
  const line = voice.say('duels.outlook.price', { what, n });
  return terms.length < 2 ? line : `${line} = ${sumText(voice, terms, () => false)}`;
}
