import { describe, expect, it } from 'vitest';
import { type Case, readCases } from './read.ts';
import { runCase } from './run.ts';

/** The failures of a case; empty if it passes. */
function run(body: string): string[] {
  const { cases, flaws } = readCases('x.yaml', `id: EX-CRD-01\ntitle: x\nrules: [CRD-21]\n${body}`);
  expect(flaws).toEqual([]);
  return runCase(cases[0] as Case).map(({ line, message }) => `${line}: ${message}`);
}

const given = 'given: { hand: [march, rage], mana: [green], source: [red], crystals: { blue: 2 } }\n';

describe('a case passes', () => {
  it('when everything is as expected', () => {
    const body = `${given}when: [play march]
then:
  at: 0,0
  level: 1
  fame: 0
  reputation: 0
  armor: 2
  hand limit: 5
  command tokens: 1
  hand: [rage]
  wounds: 0
  deck: 14
  discard: []
  played: [march]
  crystals: [blue, blue]
  mana: { green: 1 }
  dice: []
  units: []
  skills: []
  skill pile: 10
  tactic: early-bird
  tactic die: none
  move cost: { '1,0': 2 }
  explore cost: 2
  may undo: 1
  may redo: 0
  prompt: turn
  offers: [walk 1,0, end-turn]
  offers not: [play march]
  move: 2
  influence: 0
  heal: 0
  part: movement
  turn: tovak
  asked: tovak
  time: day
  round: 1
  order: [tovak, goldyx]
  announced by: nobody
  ending: false
  over: false
  source: [red]
  tokens: { '1,0': none }
  shields: { '1,0': none }
  tiles: { '0,0': scene-plains }
  tile stack: 11
  unit offer: 4
  monastery offer: 0
  advanced offer: 3
  spell offer: 3
  skill offer: []
  removed: []
  news: [card-played, { news: points-gained, points: move, n: 2, seat: tovak }]
  news not: [walked]
  heroes:
    goldyx: { at: '0,7', options: [], hand: 0 }
`.replace('offers: [walk 1,0, end-turn]', "offers: ['walk 1,0', end-turn]");
    expect(run(body)).toEqual([]);
  });

  it('with tokens, Shields, Units, Skills and a dummy player', () => {
    const body = `given:
  players: 1
  units: [peasants spent, { unit: foresters, wounds: 2 }]
  skills: [tovak-motivation used]
  map: { '1,0': hills keep, '5,0': keep, '3,0': keep }
  shields: [{ at: '1,0', by: tovak }]
  enemies: [{ at: '3,0', enemy: crossbowmen, face: down }]
  dummy: { hero: goldyx, deck: [rage, ...] }
then:
  units: [{ unit: foresters, wounds: 2 }, peasants spent]
  skills: [tovak-motivation used]
  tokens: { '1,0': none, '5,0': down, '3,0': crossbowmen down }
  shields: { '1,0': tovak }
  dummy: { deck: [rage, ...], discard: 0, crystals: { green: 2, blue: 1 }, skill pile: 9 }
  order: [tovak, dummy]
`;
    expect(run(body)).toEqual([]);
  });

  it('if the attempt is refused by that rule', () => {
    expect(
      run(`${given}when:\n  - try: power rage\n  - { try: undo, refused: UND-01 }\nthen: { refused: UND-01 }`),
    ).toEqual([]);
    expect(run(`${given}when:\n  - try: { goldyx: end-turn }\nthen: { refused: NOT-ASKED }`)).toEqual([]);
  });

  it('with undo and redo', () => {
    expect(run(`${given}when: [play march, undo]\nthen: { move: 0, may redo: 1, hand: [march, rage] }`)).toEqual([]);
    expect(run(`${given}when: [play march, undo, redo]\nthen: { move: 2, may redo: 0 }`)).toEqual([]);
  });
});

describe('a case fails', () => {
  it.each([
    ['move: 3', '7: move: expected 3, found 2'],
    ['hand: [march]', '7: hand: expected [march], found [rage]'],
    ['hand: 2', '7: hand: expected 2, found 1 [rage]'],
    ['deck: [wound, ...]', /^7: deck: expected \[wound, \.\.\.\], found \[/],
    ['crystals: { blue: 1 }', '7: crystals: expected { blue: 1 }, found { blue: 2 }'],
    ['mana: []', '7: mana: expected [], found [green]'],
    ['source: 2', '7: source: expected 2, found 1'],
    ['asked: goldyx', '7: asked: expected [goldyx], found [tovak]'],
    ['turn: goldyx', '7: turn: expected goldyx, found tovak'],
    ['order: [goldyx, tovak]', '7: order: expected [goldyx, tovak], found [tovak, goldyx]'],
    ['options: [end-turn]', /^7: options: expected \[end-turn\], found \[/],
    ['offers: [fly]', /^7: offers: expected \[fly\], found \[/],
    ['offers not: [end-turn]', '7: offers not: expected none of these, found [end-turn]'],
    ["tokens: { '1,0': wolf-riders }", '7: tokens: expected { 1,0: wolf-riders }, found { 1,0: [] }'],
    ["move cost: { '1,0': none }", '7: move cost: expected { 1,0: none }, found { 1,0: 2 }'],
    ['refused: CRD-09', '7: refused: expected CRD-09, found nothing was tried'],
    ['may undo: 0', '7: may undo: expected 0, found 1'],
    ['news: [walked]', /^7: news: expected walked, found \[/],
    ['news not: [card-played]', /^7: news not: expected none of these, found \{ news: card-played/],
    ['dummy: { deck: 3 }', '7: dummy: expected { deck: 3 }, found there is no dummy player'],
    ['heroes: { goldyx: { fame: 1 } }', '7: heroes goldyx fame: expected 1, found 0'],
    ['heroes: { arythea: { fame: 1 } }', '7: heroes arythea: expected arythea, found [tovak, goldyx]'],
  ])('when it expects %s', (then, failure) => {
    const found = run(`${given}when: [play march]\nthen:\n  ${then}\n`);
    if (failure instanceof RegExp) expect(found[0]).toMatch(failure);
    else expect(found).toEqual([failure]);
  });

  it('for each expectation separately, step by step', () => {
    const body = `${given}steps:\n  - when: [play march]\n    then:\n      move: 1\n      fame: 1\n  - then: { level: 2 }`;
    expect(run(body)).toEqual([
      '8: move: expected 1, found 2',
      '9: fame: expected 1, found 0',
      '10: level: expected 2, found 1',
    ]);
  });

  it('if an answer is refused, listing what is possible instead', () => {
    const [failure] = run(`${given}when: [play promise]\nthen: { move: 0 }`);
    expect(failure).toMatch(/^5: 'play promise' is refused by CRD-05 \{ card: promise \}; open: \[play march, /);
  });

  it('if something is accepted that should be refused, or refused by another rule', () => {
    expect(run(`${given}when: [{ try: play march }]\nthen: { move: 2 }`)).toEqual([
      "5: 'play march' should have been refused",
    ]);
    expect(run(`${given}when: [{ try: undo, refused: UND-02 }]\nthen: { move: 0 }`)[0]).toMatch(
      /^5: 'undo': expected to be refused by UND-02, found UND-01/,
    );
  });

  it('if there is no such hero, or no one is asked', () => {
    expect(run(`${given}when: [{ arythea: end-turn }]\nthen: { move: 0 }`)).toEqual(["5: nobody here is 'arythea'"]);
    expect(run(`given: { moment: round end, round: 3, time: day }\nwhen: [end-turn]\nthen: { move: 0 }`)).toEqual([
      "5: 'end-turn' answers nobody: the game is over",
    ]);
  });
});
