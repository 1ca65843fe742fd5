import {
  type Asked,
  abilityKey,
  type Choice,
  combatOutlook,
  type Hex,
  hexNamed,
  type Name,
  type Player,
  type Refusal,
  UNITS,
} from '@deedbook/engine';
import { wrap } from '../screen/layout.ts';
import type { Scene } from '../screen/scene.ts';
import { describe, describeHex } from './describe.ts';
import { findThings, type Thing, type ThingKind, thingsCalled } from './find.ts';

/** Explains a choice by its number or key, a hex, anything printed, or why anything else cannot be done. */
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

/** Nothing is known by such a key: perhaps it is the beginning of a name. */
const isUnknown = (refusal: Refusal | null): boolean =>
  refusal?.rule === 'UNKNOWN-ANSWER' || refusal?.rule === 'NOT-ASKED';

/** Where a choice lives says what it is about. */
const KINDS: Readonly<Record<string, readonly ThingKind[]>> = {
  card: ['card', 'tactic'],
  offer: ['card', 'unit'],
  unit: ['unit'],
  enemy: ['enemy'],
  skill: ['skill'],
};

/** Actions that belong to the space the hero stands on. */
const HERE = /^(interact|enter|burn monastery|pay altar|buy healing|plunder)$/;

function explainChoice(scene: Scene, asked: Asked, choice: Choice): string[] {
  const { text, view, words, look, seat } = scene;
  const { at, key } = choice;
  // An enemy is known by its name and a number, `prowlers 2`.
  const id = (at?.id ?? key).split(' ')[0] as Name;
  const place = at?.kind === 'hex' ? hexNamed(at.id) : HERE.test(key) ? (view.players[seat] as Player).hex : null;
  const about =
    place !== null
      ? describeHex(scene, place)
      : thingsCalled(id, KINDS[at?.kind ?? ''] ?? ['tactic']).flatMap(thing => describe(scene, thing));
  const lines = [text.choice(asked, choice, view), words.allowed, ...about, ...fightSoFar(scene, key)];
  return lines.flatMap(line => wrap(line, look.width, '  '));
}

/** What an attack or a block is made of, where one is asked about. */
function fightSoFar({ query, text, look }: Scene, key: string): string[] {
  const outlook = key === 'attack' || key === 'block' ? combatOutlook(query) : null;
  if (!outlook) return [];
  return text.outlook({ ...outlook, foes: [] }).flatMap(line => wrap(line, look.width, '  '));
}

const explainThings = async (scene: Scene, choices: readonly Choice[], things: readonly Thing[]): Promise<string[]> =>
  (await Promise.all(things.map(thing => explainThing(scene, choices, thing)))).flat();

/** Something printed, and what keeps it from being used now in each of the ways there are. */
async function explainThing(scene: Scene, choices: readonly Choice[], thing: Thing): Promise<string[]> {
  const keys = keysOf(scene, thing).filter(key => !choices.some(choice => choice.key === key));
  const reasons = new Set(await Promise.all(keys.map(key => refused(scene, key))));
  return [...describe(scene, thing), ...[...reasons].flatMap(reason => wrap(reason, scene.look.width, '  '))];
}

/** What could be done with a thing at some time. */
function keysOf({ view, seat }: Scene, { kind, id }: Thing): string[] {
  const { units } = view.players[seat] as Player;
  switch (kind) {
    case 'card':
      if (view.spellOffer.includes(id)) return [`learn ${id}`];
      return view.monasteryOffer.includes(id) ? [`train ${id}`] : [`play ${id}`, `power ${id}`];
    case 'unit':
      return [
        ...(units.some(({ unit }) => unit === id)
          ? UNITS.get(id).abilities.map((_, at) => abilityKey(id, at))
          : [`recruit ${id}`]),
      ];
    case 'enemy':
      return view.combat?.foes.filter(({ enemy }) => enemy === id).map(({ key }) => `target ${key}`) ?? [];
    default:
      return [];
  }
}

async function refused({ client, seat, text, words }: Scene, key: string): Promise<string> {
  const refusal = await client.why(seat, key);
  return refusal ? text.refusal(refusal) : words.allowed;
}

/** A space of the map, and why the hero cannot go there if that is so. */
async function explainHex(scene: Scene, choices: readonly Choice[], hex: Hex): Promise<string[]> {
  const { text, look } = scene;
  const offered = choices.some(({ at }) => at?.kind === 'hex' && hexNamed(at.id) === hex);
  const name = text.hex(hex).replaceAll('−', '-');
  const lines = [...describeHex(scene, hex), ...(offered ? [] : [await refused(scene, `walk ${name}`)])];
  return lines.flatMap(line => wrap(line, look.width, '  '));
}
