import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { cloneState } from '../../state/clone.ts';
import { PHASES } from '../../state/combat.ts';
import type { Player } from '../../state/player.ts';
import type { State } from '../../state/state.ts';
import { printEnemy } from '../../testing/made-up.ts';
import { Watching } from '../../testing/watching.ts';
import { CARDS, SKILLS, UNITS } from '../catalogue.ts';

/*
 * Whatever is played at any moment: each part of its effect happens, is still to come, is refused beforehand, or is
 * reported as lost. Everything is played at every moment, with the first and the last answer to each question that
 * follows.
 */

const ENEMIES: Readonly<Record<string, readonly string[]>> = {
  'nobody special': ['prowlers', 'wolf-riders'],
  'a fortified one': ['guardsmen', 'prowlers'],
  'those who resist fire': ['fire-golems', 'fire-mages'],
  'those who resist ice': ['ice-golems', 'ice-mages'],
  'an immune one': ['diggers'],
  summoners: ['orc-summoners'],
};

const fights = Object.entries(ENEMIES).flatMap(([whom, enemies]) =>
  PHASES.flatMap(phase => {
    const first = enemies.slice(0, 1);
    const targets = phase === 'damage' ? [[]] : [[], first];
    return targets.map((aimed): [string, Scene] => [
      `${phase} against ${whom}${aimed.length > 0 ? ', aimed' : ''}`,
      { combat: { enemies, phase, targets: aimed, why: 'rampaging' } },
    ]);
  }),
);

const RIVALS: Readonly<Record<string, readonly string[]>> = {
  'no Units': [],
  'Units that resist': ['fire-golems', 'ice-golems'],
  Units: ['peasants', 'utem-crossbowmen'],
};

const duels = Object.entries(RIVALS).flatMap(([whom, units]) =>
  (['ranged', 'melee'] as const).flatMap((phase): [string, Scene][] => {
    const others = { goldyx: { units, hand: ['march', 'rage'], level: 9 } };
    const attack = ['ranged fire attack 4', ...units.slice(0, 1).map(unit => `ranged attack 2 by ${unit}`)];
    return [
      [`attacking a player with ${whom}, ${phase}`, { others, playerCombat: { phase, attacker: 'tovak' } }],
      [
        `blocking a player with ${whom}, ${phase}`,
        { others, playerCombat: { phase, attacker: 'goldyx', step: 'block', attack } },
      ],
    ];
  }),
);

const MOMENTS: readonly [string, Scene][] = [
  ['moving', { map: { '1,0': 'forest keep', '0,1': 'lake' }, others: { goldyx: { at: '3,0', units: ['peasants'] } } }],
  ['after the action', { part: 'action' }],
  ['talking', { map: { '0,0': 'village' }, interacting: true, part: 'action', influence: 5 }],
  ...fights,
  ...duels,
];

const MANA: Scene = {
  mana: ['red', 'red', 'blue', 'blue', 'green', 'green', 'white', 'white', 'black', 'black'],
  source: ['gold'],
  time: 'night',
  level: 9,
};

const PLENTY: Scene = {
  hand: ['march', 'wound', 'rage'],
  deck: ['stamina', 'swiftness', 'determination'],
  discard: ['march', 'wound', 'fireball'],
  units: ['peasants spent', 'fire-mages spent wounded'],
};
const NOTHING: Scene = { hand: [], deck: [], discard: [], units: [] };

/** If no site protects anyone, removing that protection changes nothing. */
const VACUOUS: readonly string[] = ['ignore-site of demolish'];

/** Plays on until a menu asks again, both ways at every question; returns what has vanished. */
function vanishedAfter(scene: State, keys: readonly string[]): string[] {
  const game = new Watching(cloneState(scene));
  for (const key of keys) game.say(key);
  const [question] = game.advance();
  const isMenu = question === undefined || /^(turn|combat|duel|defend)/.test(question.prompt);
  const found = game.vanished.map(what => `${keys.join(', ')}: ${what}`);
  if (isMenu || keys.length > 7) return found;
  const [first, last] = [question.options[0]?.choice.key as string, question.options.at(-1)?.choice.key as string];
  const next = first === last ? [first] : [first, last];
  return [...found, ...next.flatMap(key => vanishedAfter(scene, [...keys, key]))];
}

/** The keys offered for one thing in this position. */
const offered = (scene: State, ...starts: readonly string[]): string[] => {
  const [question] = new Watching(cloneState(scene)).advance();
  return (question?.options ?? [])
    .map(({ choice }) => choice.key)
    .filter(key => starts.some(start => key.startsWith(start)));
};

/** The position with the first hero changed. */
function having(scene: State, change: (me: Player) => void): State {
  const state = cloneState(scene);
  change(state.players[0] as Player);
  return state;
}

describe('CRD-11 nothing that was paid for vanishes silently', () => {
  printEnemy('diggers', { abilities: ['arcane-immunity'] });

  const moments = [
    ...MOMENTS.map(([name, moment]) => ({ name, scene: { ...MANA, ...moment, ...PLENTY } })),
    ...MOMENTS.filter(([name]) => !/against|resist/.test(name)).map(([name, moment]) => ({
      name: `${name}, with nothing else`,
      scene: { ...MANA, ...moment, ...NOTHING },
    })),
  ];

  it.each(moments)('$name', ({ scene: described }) => {
    const scene = buildScene(described);
    const found: string[] = [];
    for (const card of CARDS.ids()) {
      const state = having(scene, me => {
        me.hand = [card, ...me.hand.filter(other => other !== card)];
      });
      for (const key of offered(state, `play ${card}`, `power ${card}`)) found.push(...vanishedAfter(state, [key]));
    }
    for (const skill of SKILLS.ids()) {
      const state = having(scene, me => {
        me.skills = [{ skill, used: false }];
      });
      for (const key of offered(state, `skill ${skill}`)) found.push(...vanishedAfter(state, [key]));
    }
    for (const unit of UNITS.ids()) {
      const state = having(scene, me => {
        me.units = [...me.units, { id: 99, unit, spent: false, wounds: 0 }];
      });
      for (const key of offered(state, `use ${unit} `)) found.push(...vanishedAfter(state, [key]));
    }
    expect(found.filter(line => !VACUOUS.some(what => line.endsWith(what)))).toEqual([]);
  });
});
