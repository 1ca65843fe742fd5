import {
  type ActName,
  type Asked,
  type Attempt,
  type Choice,
  combatOutlook,
  type Hex,
  hexNamed,
  isKeyOf,
  keyOf,
  oneNamed,
  type Player,
  type Refusal,
  type SpotKind,
  UNITS,
  useOf,
} from '@deedbook/engine';
import { wrap } from '../screen/layout.ts';
import type { Scene } from '../screen/scene.ts';
import { describe, describeHex } from './describe.ts';
import { findThings, type Thing, type ThingKind, thingsCalled } from './find.ts';

/** Explains a choice by number or key, a hex, anything printed, or why something cannot be done. */
export async function explain(scene: Scene, asked: Asked, choices: readonly Choice[], word: string): Promise<string[]> {
  const { words, client, seat, look } = scene;
  if (/^\d+$/.test(word)) {
    const choice = choices[Number(word) - 1];
    return choice ? explainChoice(scene, asked, choice) : [words.noSuchNumber(Number(word), choices.length)];
  }
  const choice = choices.find(({ key }) => key === word);
  if (choice) return explainChoice(scene, asked, choice);
  const hex = hexNamed(word);
  if (hex !== null) return explainHex(scene, choices, hex);
  const called = thingsCalled(word);
  if (called.length > 0) return explainThings(scene, choices, called);
  const refusal = await client.why(seat, word);
  const things = isUnknown(refusal) ? findThings(word) : [];
  if (things.length > 0) return explainThings(scene, choices, things);
  return [...wrap(await refused(scene, word), look.width, '  '), ...fightSoFar(scene, word)];
}

/** Whether no act has such a key; it may be the beginning of a name. */
const isUnknown = (refusal: Refusal | null): boolean =>
  refusal?.rule === 'UNKNOWN-ANSWER' || refusal?.rule === 'NOT-ASKED';

/** The place of a choice tells what kind of thing it is. */
const KINDS: Readonly<Partial<Record<SpotKind, readonly ThingKind[]>>> = {
  card: ['card', 'tactic'],
  offer: ['card', 'unit'],
  unit: ['unit'],
  enemy: ['enemy'],
  skill: ['skill'],
};

/** Actions that depend on the hero's space. */
const HERE: readonly ActName[] = ['interact', 'enter', 'burn', 'pay-altar', 'buy-healing', 'plunder'];

function explainChoice(scene: Scene, asked: Asked, choice: Choice): string[] {
  const { text, view, words, look, seat } = scene;
  const { at, act, key } = choice;
  const isHere = HERE.includes(act.act);
  const place = at?.kind === 'hex' ? hexNamed(at.id) : isHere ? (view.players[seat] as Player).hex : null;
  // An enemy that shares its name has a number.
  const { id } = oneNamed(at?.id ?? key);
  const about =
    place !== null
      ? describeHex(scene, place)
      : thingsCalled(id, KINDS[at?.kind ?? 'tactic'] ?? ['tactic']).flatMap(thing => describe(scene, thing));
  const lines = [text.choice(asked, choice, view), words.allowed, ...about, ...fightSoFar(scene, key)];
  return lines.flatMap(line => wrap(line, look.width, '  '));
}

/** The terms of the current attack or block, if the key is about one. */
function fightSoFar({ query, text, look }: Scene, key: string): string[] {
  const outlook = isKeyOf(key, 'attack', 'block') ? combatOutlook(query) : null;
  if (!outlook) return [];
  return text.outlook({ ...outlook, foes: [] }).flatMap(line => wrap(line, look.width, '  '));
}

const explainThings = async (scene: Scene, choices: readonly Choice[], things: readonly Thing[]): Promise<string[]> =>
  (await Promise.all(things.map(thing => explainThing(scene, choices, thing)))).flat();

/** Something printed, and why each of its uses is not possible now. */
async function explainThing(scene: Scene, choices: readonly Choice[], thing: Thing): Promise<string[]> {
  const keys = attemptsWith(scene, thing)
    .map(keyOf)
    .filter(key => !choices.some(choice => choice.key === key));
  const reasons = new Set(await Promise.all(keys.map(key => refused(scene, key))));
  return [...describe(scene, thing), ...[...reasons].flatMap(reason => wrap(reason, scene.look.width, '  '))];
}

/** Everything that could ever be done with a thing. */
function attemptsWith({ view, seat }: Scene, { kind, id }: Thing): Attempt[] {
  const { units } = view.players[seat] as Player;
  switch (kind) {
    case 'card':
      if (view.spellOffer.includes(id)) return [{ act: 'learn', card: id }];
      if (view.monasteryOffer.includes(id)) return [{ act: 'train', card: id }];
      return [
        { act: 'play', card: id },
        { act: 'power', card: id },
      ];
    case 'unit':
      if (!units.some(({ unit }) => unit === id)) return [{ act: 'recruit', unit: id }];
      return UNITS.get(id).abilities.map((_, at) => useOf(id, at));
    case 'enemy':
      return (view.combat?.foes ?? [])
        .filter(({ enemy }) => enemy === id)
        .map(({ key }) => ({ act: 'target', foe: oneNamed(key), attack: null }));
    default:
      return [];
  }
}

async function refused({ client, seat, text, words }: Scene, key: string): Promise<string> {
  const refusal = await client.why(seat, key);
  return refusal ? text.refusal(refusal) : words.allowed;
}

/** A space of the map, and why the hero cannot go there, if so. */
async function explainHex(scene: Scene, choices: readonly Choice[], hex: Hex): Promise<string[]> {
  const { look } = scene;
  const offered = choices.some(({ at }) => at?.kind === 'hex' && hexNamed(at.id) === hex);
  const lines = [
    ...describeHex(scene, hex),
    ...(offered ? [] : [await refused(scene, keyOf({ act: 'walk', to: hex }))]),
  ];
  return lines.flatMap(line => wrap(line, look.width, '  '));
}
