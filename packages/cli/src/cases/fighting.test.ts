import { describe, expect, it } from 'vitest';
import { type Case, readCases } from './read.ts';
import { runCase } from './run.ts';

/** The failures of a case; empty if it passes. */
function run(body: string): string[] {
  const { cases, flaws } = readCases('x.yaml', `id: EX-CRD-01\ntitle: x\nrules: [CRD-21]\n${body}`);
  expect(flaws).toEqual([]);
  return runCase(cases[0] as Case).map(({ line, message }) => `${line}: ${message}`);
}

const FIGHT = `given:
  hand: [rage, march]
  level: 3
  units: [guardian-golems, peasants]
  combat:
    phase: block
    enemies: [prowlers blocked, wolf-riders, { enemy: wolf-riders, held: true }]
    targets: [wolf-riders]
    so far: [block 3, ice block 2]
    wounds: 1
`;

describe('a case about a combat passes', () => {
  it('when everything is as expected', () => {
    expect(
      run(`${FIGHT}then:
  phase: block
  enemies: [prowlers blocked, wolf-riders, wolf-riders 2 held]
  defeated: []
  block: 5
  block needed: 6
  outlook:
    wolf-riders:
      armor: 4
      fortified: 0
      block: 6
      damage: 3
      wounds: 1
      units: { guardian-golems: 'unhurt, 0 left', peasants: 'wounded, 0 left' }
    wolf-riders 2: { armor: 4 }
  combat wounds: 1
  knocked out: false
  rewards: []
`),
    ).toEqual([]);
  });

  it('through its end, with what was gained, lost and discarded', () => {
    expect(
      run(
        `given:
  map: { '0,0': tomb }
  units: [peasants]
  combat: { enemies: [ice-dragon], phase: attack, so far: [fire attack 7] }
steps:
  - then: { attack: 7, attack needed: 7 }
  - when: [attack]
    then:
      phase: none
      enemies: []
      defeated: [ice-dragon]
      rewards: [spell, artifact]
      token discards: { red: [ice-dragon], green: [] }
      units gone: []
      shields: { '0,0': tovak }
      interacting: false
      plundered: false
      score: 17
      achievements: { adventurer: 2, leader: 1 }
      titles: { adventurer: 3, leader: 3, loot: 0 }
`,
      ),
    ).toEqual([]);
  });
});

describe('a case about a combat fails', () => {
  it.each([
    ['phase: damage', 'phase: expected damage, found block'],
    ['enemies: [prowlers]', 'enemies: expected [prowlers], found [prowlers blocked, wolf-riders, wolf-riders 2 held]'],
    ['defeated: [prowlers]', 'defeated: expected [prowlers], found []'],
    ['block: 6', 'block: expected 6, found 5'],
    ['attack: 5', 'attack: expected 5, found there is no attack against anybody'],
    [
      'outlook: { prowlers: { damage: 3 } }',
      'outlook: expected { prowlers: { damage: 3 } }, found { prowlers: { damage: 4 } }',
    ],
    ['combat wounds: 2', 'combat wounds: expected 2, found 1'],
    ['knocked out: true', 'knocked out: expected true, found false'],
    ['rewards: [spell]', 'rewards: expected [spell], found []'],
    ['units gone: [peasants]', 'units gone: expected [peasants], found []'],
    ['token discards: { green: [diggers] }', 'token discards: expected { green: [diggers] }, found { green: [] }'],
    ['score: 1', 'score: expected 1, found 14'],
    ['titles: { leader: 1 }', 'titles: expected { leader: 1 }, found { leader: 3 }'],
  ])('when it expects %s', (then, failure) => {
    expect(run(`${FIGHT}then:\n  ${then}\n`)).toEqual([`15: ${failure}`]);
  });

  it('when no one is fighting', () => {
    const body = 'then: { attack: 1, outlook: { prowlers: { armor: 3 } }, knocked out: false }';
    expect(run(body).map(line => line.replace(/.*found /, ''))).toEqual([
      'nobody is fighting',
      '{ prowlers: nobody is fighting }',
      'nobody is fighting',
    ]);
  });
});
