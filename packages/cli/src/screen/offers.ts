import {
  type Asked,
  type AttemptOf,
  CARDS,
  groundOf,
  keyOf,
  type Name,
  type Player,
  reputationModifier,
  SITES,
  UNITS,
} from '@deedbook/engine';
import { type Arranged, type Numbered, numberedLines } from './choices.ts';
import { cardTitle } from './hand.ts';
import { flow, GAP, type Row, table, wrap } from './layout.ts';
import { paint, signs } from './paint.ts';
import { heading, influenceOf, type Scene, signed } from './scene.ts';

/** One row of an offer: a Unit with its numbers and abilities, or a card with both effects. */
function rowOf(scene: Scene, id: Name, title: string): Row {
  return { title, lines: width => (UNITS.has(id) ? unitLines(scene, id, width) : cardLines(scene, id, width)) };
}

function unitLines({ text, look, words }: Scene, id: Name, width: number): string[] {
  const { level, armor, resistances, sites, abilities } = text.unitText(id);
  const stats = [words.level(level), words.armor(armor), ...resistances].join(', ');
  return [
    ...flow([stats, paint(look, 'dim', sites.join(', '))], GAP, width),
    ...flow(
      abilities.map(ability => `${signs(look).bullet} ${ability}`),
      GAP,
      width,
      '',
    ),
  ];
}

function cardLines({ text, words }: Scene, id: Name, width: number): string[] {
  const { basic, powered, strongName } = text.cardText(id);
  const strong = strongName === null ? words.powered : `${words.powered} (${strongName})`;
  // If both effects are the same, show only one.
  if (basic === powered) return wrap(basic, width, '  ');
  return [...wrap(basic, width, '  '), ...wrap(`${strong}: ${powered}`, width, '  ')];
}

/** All offers. */
export function drawOffers(scene: Scene): string[] {
  const { view, words, text, look } = scene;
  const block = (title: string, ids: readonly Name[], titled: (id: Name) => string) => {
    if (ids.length === 0) return [`${heading(scene, title)}: ${words.none}`];
    const rows = ids.map(id => rowOf(scene, id, titled(id)));
    return [heading(scene, title), ...table(rows, look.width)];
  };
  const unit = (id: Name) => `${paint(look, 'bold', text.name('unit', id))} (${words.influence(UNITS.get(id).cost)})`;
  const card = (id: Name) => cardTitle(scene, id);
  const skills = view.skillOffer.map(id => text.name('skill', id)).join(', ');
  return [
    ...block(words.offers.units, view.unitOffer, unit),
    ...block(words.offers.monastery, view.monasteryOffer, card),
    ...block(words.offers.advanced, view.advancedOffer, card),
    ...block(words.offers.spells, view.spellOffer, card),
    ...wrap(`${heading(scene, words.offers.skills)}: ${skills === '' ? words.none : skills}`, look.width, '  '),
  ];
}

/** Something for sale. */
type Purchase = AttemptOf<'recruit' | 'train' | 'learn'>;

/** The hero's site if something can be bought there, and everything sold there, affordable or not. */
function waresHere({ view, seat }: Scene): { readonly site: Name; readonly wares: readonly Purchase[] } | null {
  const { hex } = view.players[seat] as Player;
  const site = hex === null ? null : (groundOf(view.map).get(hex)?.site ?? null);
  if (site === null) return null;
  const units = new Set(view.unitOffer.filter(id => UNITS.get(id).sites.includes(site)));
  const cards = new Set(site === 'monastery' ? view.monasteryOffer : site === 'mage-tower' ? view.spellOffer : []);
  const act = site === 'monastery' ? 'train' : 'learn';
  const wares: Purchase[] = [
    ...[...units].map((unit): Purchase => ({ act: 'recruit', unit })),
    ...[...cards].map((card): Purchase => ({ act, card })),
  ];
  return wares.length > 0 || SITES.get(site).healing !== undefined ? { site, wares } : null;
}

/**
 * What Influence buys here, while the hero interacts with locals or could; in short form, unaffordable things only by
 * name.
 */
export function drawShop(scene: Scene, asked: Asked, { offers, all }: Arranged, isShort: boolean): string[] {
  const { view, seat, text, words, look } = scene;
  const { interacting, influence } = view.turn;
  const isOpen = view.turn.seat === seat && (interacting || all.some(({ act }) => act.act === 'interact'));
  const here = isOpen ? waresHere(scene) : null;
  if (!here || asked.prompt !== 'turn') return [];
  const modifier = reputationModifier((view.players[seat] as Player).reputation);
  const points = interacting ? influence : (modifier ?? 0);
  const title = [
    `${heading(scene, words.soldHere)}: ${text.name('site', here.site)}`,
    `${influenceOf(scene, points)}${modifier ? ` (${words.ofReputation(signed(scene, modifier))})` : ''}`,
    ...(interacting ? [] : [paint(look, 'dim', words.notYetDealing)]),
    // TRN-21: Influence played before the action begins does not count in it.
    ...(interacting || influence <= 0 ? [] : [paint(look, 'yellowBright', words.lostBefore(influence))]),
  ];
  const wares = here.wares.map(act => {
    const found = offers.find(({ choice }) => choice.key === keyOf(act));
    const [line = ''] = numberedLines(scene, found, text.choice(asked, found?.choice ?? { act }, view));
    return { row: rowOf(scene, act.act === 'recruit' ? act.unit : act.card, line), isBare: isShort && !found };
  });
  const told = wares.filter(({ isBare }) => !isBare).map(({ row }) => row);
  const bare = wares.filter(({ isBare }) => isBare).map(({ row }) => row.title);
  const dot = ` ${paint(look, 'dim', signs(look).dot)} `;
  return [...flow(title, dot, look.width, '  '), ...table(told, look.width), ...flow(bare, GAP, look.width)];
}

/** The cards and Units in an offer to choose from, with their texts. */
export function drawOffered(scene: Scene, asked: Asked, { offers }: Arranged): string[] {
  const { text, view, look } = scene;
  if (asked.prompt === 'turn') return [];
  const row = ({ n, choice }: Numbered): Row => {
    const id = choice.at?.id as Name;
    const [title = ''] = numberedLines(scene, { n, choice }, text.choice(asked, choice, view));
    return CARDS.has(id) || UNITS.has(id) ? rowOf(scene, id, title) : { title, lines: () => [''] };
  };
  return table(offers.map(row), look.width);
}
