import { buildScene, CITIES, type City, combatOutlook, hex, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { leftovers } from './testing/leftovers.ts';

const CITY: City = {
  hexes: [hex(1, 0)],
  cards: ['red-city'],
  level: 4,
  shields: [1, 0],
  conquered: false,
  leader: null,
};

describe.each(LANGUAGES)('cities in %s', language => {
  const text = createText(language);

  it('every card says what bonus it gives its defenders and what it sells', () => {
    for (const id of CITIES.ids()) {
      const { name, text: about } = text.cityText(id);
      expect([name, leftovers([about]), about.split('. ').length]).toEqual([text.name('city', id), [], 2]);
    }
  });

  it('the state of a city includes its level, number of defenders, Shields and leader', () => {
    const besieged = text.cityState(CITY, 3);
    const led = text.cityState({ ...CITY, conquered: true, leader: 0 }, 0);
    expect([leftovers([besieged]), leftovers([led])]).toEqual([[], []]);
    expect(besieged).toContain('3');
    expect(led).not.toBe(besieged);
  });

  it('CTY-06 an ability a city adds to an attack is named with it', () => {
    const scene = { map: { '0,0': 'red city' }, cities: { '0,0': {} }, combat: { enemies: ['gargoyle'] } };
    const outlook = combatOutlook(new Session(buildScene(scene)).queryFor(0));
    const [line = ''] = outlook ? text.outlook(outlook) : [];
    expect(line).toContain(text.name('ability', 'brutal'));
    expect(line).toContain(text.name('city', 'red-city'));
  });
});

it('in English', () => {
  const text = createText('en');
  expect(text.cityState(CITY, 1)).toBe('Red city (level 4; 1 defender; Shields: Player 2, Player 1)');
  expect(text.cityText('blue-city').text).toMatch(
    /^Attacks of its defenders and of the monsters they summon: Fire \+2, Ice/,
  );
});
