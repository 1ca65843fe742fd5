import '../../content/index.ts';
import { describe, expect, it } from 'vitest';
import { Session } from '../../session.ts';
import { Playing } from '../../testing/playing.ts';
import { CARDS, HEROES, UNITS } from '../catalogue.ts';
import { whyNotAgreed } from './agreement.ts';
import { newGame } from './setup.ts';

const begin = (startLevel: number, seed = 'level') =>
  new Playing(new Session({ scenario: 'solo-conquest', heroes: ['tovak'], seed, options: { startLevel } }).state);

/** After choosing Skills and crystals, before buying equipment. */
function equipping(level: number, seed?: string): Playing {
  const p = begin(level, seed);
  while (p.prompt !== 'equip') p.answer(p.offered()[0] as string);
  return p;
}

/** The first thing on offer that matches. */
const first = (p: Playing, want: (id: string) => boolean, start = 'card'): string =>
  p.offered(start).find(key => want(key.split(' ')[1] as string)) as string;
const isKind = (kind: string) => (id: string) => CARDS.get(id).kind === kind;
const influence = (p: Playing) => {
  const asked = p.session.question(0);
  return asked?.prompt === 'equip' ? asked.about.n : undefined;
};

describe('starting at a higher level', () => {
  it.each([
    [1, 0, 2, 5],
    [3, 8, 3, 5],
    [6, 35, 3, 6],
  ])('VAR-LEV-01 level %i: %i Fame', (startLevel, fame) => {
    const { players } = newGame({ scenario: 'solo-conquest', heroes: ['tovak'], seed: 'x', options: { startLevel } });
    expect(players[0]).toMatchObject({ level: startLevel, fame });
  });

  it('VAR-LEV-01 for each even level one Skill of two; the other joins the Common Skill offer', () => {
    const p = begin(5);
    const shown = p.offered('keep');
    expect([p.prompt, shown.length]).toEqual(['starting-skill', 2]);
    p.answer(shown[0] as string);
    expect(p.prompt).toBe('starting-skill');
    p.answer(p.offered()[0] as string);
    expect(p.prompt).toBe('starting-crystal');
    expect(p.me.skills).toHaveLength(2);
    expect(p.state.skillOffer.filter(skill => skill.startsWith('tovak'))).toHaveLength(2);
  });

  it('VAR-LEV-01 two crystals in colors of the hero card', () => {
    const p = begin(3);
    p.answer(p.offered()[0] as string);
    expect(p.offered()).toEqual([...new Set(HEROES.get('tovak').dummyCrystals)].sort());
    p.answer('red', 'blue');
    expect(p.me.crystals).toMatchObject({ red: 1, blue: 1 });
    expect(p.prompt).toBe('equip');
  });

  it('VAR-LEV-01 6 Influence per level, and one free Advanced Action per odd level above 1', () => {
    const p = equipping(3);
    expect(influence(p)).toBe(18);
    p.answer(first(p, isKind('advanced-action')));
    expect(influence(p)).toBe(18);
    p.answer(first(p, isKind('advanced-action')));
    expect(influence(p)).toBe(12);
  });

  it('VAR-LEV-01 Units at their price, within the level’s Command tokens; crystals for 3', () => {
    const p = equipping(3);
    const unit = first(p, () => true, 'unit');
    p.answer(unit);
    const { cost } = UNITS.get(unit.split(' ')[1] as string);
    expect(influence(p)).toBe(18 - cost);
    expect(p.me.units).toHaveLength(1);
    p.answer('crystal white');
    expect([influence(p), p.me.crystals.white]).toEqual([18 - cost - 3, 1]);
    const level2 = equipping(2);
    level2.answer(first(level2, () => true, 'unit'));
    // One Command token on level 2.
    expect(level2.offered('unit')).toEqual([]);
  });

  it('VAR-LEV-01 a Spell costs 9, or 7 and a crystal of its color', () => {
    const p = equipping(4);
    const spell = first(p, isKind('spell'));
    const color = CARDS.get(spell.split(' ')[1] as string).color as 'red';
    if (p.me.crystals[color] === 0) p.answer(`crystal ${color}`);
    const [before, crystals] = [influence(p) as number, p.me.crystals[color]];
    p.answer(`${spell.split(' with')[0]} with crystal`);
    expect([influence(p), p.me.crystals[color]]).toEqual([before - 7, crystals - 1]);
    p.answer(first(p, isKind('spell')));
    expect(influence(p)).toBe(before - 7 - 9);
  });

  it('VAR-LEV-01 leftover Influence gives Fame +1; what was bought is shuffled into the deck', () => {
    const p = equipping(3);
    const card = first(p, isKind('artifact'));
    p.answer(card);
    expect(influence(p)).toBe(6);
    const name = card.split(' ')[1] as string;
    p.answer('done');
    expect(p.me.fame).toBe(9);
    expect([...p.me.hand, ...p.me.deck]).toContain(name);
    expect(p.me.hand).toHaveLength(5);
    const spent = equipping(3);
    for (const color of ['white', 'white', 'white', 'green', 'green', 'green']) spent.answer(`crystal ${color}`);
    expect(spent.answer('done').me.fame).toBe(8);
  });

  it('VAR-LEV-01 there are ten levels', () => {
    expect(whyNotAgreed('solo-conquest', 1, { startLevel: 11 })).toMatchObject({
      kind: 'numbers',
      about: { ranges: ['1–10'] },
    });
    expect(whyNotAgreed('solo-conquest', 1, { startLevel: 0 })).toMatchObject({
      kind: 'numbers',
      about: { ranges: ['1–10'] },
    });
  });
});
