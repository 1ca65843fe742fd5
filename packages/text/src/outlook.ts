import {
  ABILITIES,
  type AttackOutlook,
  type CombatOutlook,
  type Explained,
  type FoeOutlook,
  oneNamed,
  type Phase,
  type Term,
  total,
} from '@deedbook/engine';
import { nameOf, nameOfOne } from './names.ts';
import { foeText } from './strikes.ts';
import { sourceText, sumText } from './terms.ts';
import { soakText } from './troops.ts';
import { inDigits, type Voice } from './voice.ts';

/** The outlook of a combat: a line per enemy, more if Units could absorb its damage, and the sum so far. */
export function outlookText(voice: Voice, outlook: CombatOutlook): string[] {
  const soFar = soFarText(voice, outlook);
  return [...outlook.foes.flatMap(foe => foeLines(voice, outlook, foe)), ...(soFar === null ? [] : [soFar])];
}

function foeLines(voice: Voice, { phase }: CombatOutlook, foe: FoeOutlook): string[] {
  const facts = [...defences(voice, phase, foe), ...(phase === 'attack' ? [] : threats(voice, foe))].join(', ');
  const line = voice.say(foe.targeted ? 'outlook.target' : 'outlook.foe', { enemy: foeName(voice, foe), facts });
  return [line, ...(foe.held ? [] : foe.attacks.flatMap((attack, at) => takersLine(voice, foe, attack, at)))];
}

/** An enemy; if it has several attacks, the one in question. */
function foeName(voice: Voice, { key, attacks }: FoeOutlook, at: number | null = null): string {
  return foeText(voice, oneNamed(key), at === null || attacks.length === 1 ? null : at + 1);
}

/** The Units that could absorb the damage of an attack. */
function takersLine(voice: Voice, foe: FoeOutlook, { state, units }: AttackOutlook, at: number): string[] {
  if (state !== 'coming' || units.length === 0) return [];
  const takers = units.map(({ key, ...after }) =>
    voice.say('outlook.unit', {
      unit: nameOfOne(voice, 'unit', oneNamed(key)),
      what: soakText(voice, after),
    }),
  );
  return [voice.say('outlook.units', { enemy: foeName(voice, foe, at), units: takers.join(', ') })];
}

/** What an attack has to overcome. Fortifications do not matter in the Attack phase (CMB-DEF-01). */
function defences(voice: Voice, phase: Phase, foe: FoeOutlook): string[] {
  const walls = phase === 'attack' ? 0 : foe.fortifications;
  return [
    voice.say('words.armor', { n: explained(voice, foe, foe.armor) }),
    ...(walls > 0 ? [voice.say(walls > 1 ? 'outlook.doublyFortified' : 'outlook.fortified')] : []),
    ...foe.resistances.map(resistance => nameOf(voice, 'resistance', resistance)),
  ];
}

/** What the enemy does before the Attack phase. */
function threats(voice: Voice, foe: FoeOutlook): string[] {
  if (foe.held) return [voice.say('outlook.held')];
  const abilities = foe.abilities.filter(id => !ABILITIES.find(id)?.fortified).map(id => nameOf(voice, 'ability', id));
  return foe.attacks.length === 0 ? abilities : foe.attacks.map(attack => attackText(voice, foe, attack, abilities));
}

/** `Attack 3 (Swift): Block 6 = 3 × 2; 3 damage → 2 Wounds` */
function attackText(voice: Voice, foe: FoeOutlook, attack: AttackOutlook, printed: readonly string[]): string {
  const abilities = [...printed, ...attack.lent.map(id => nameOf(voice, 'ability', id))];
  const value = total(attack.block.terms.filter(({ from }) => !foe.abilities.includes(from)));
  const bare = voice.say(`effects.attack.melee.${attack.element}`, { n: Math.max(0, value) });
  const named =
    abilities.length === 0 ? bare : voice.say('outlook.abilities', { attack: bare, abilities: abilities.join(', ') });
  const what = attack.state === 'coming' ? comingText(voice, foe, attack) : voice.say(`outlook.${attack.state}`);
  return voice.say('outlook.attack', { attack: named, what });
}

function comingText(voice: Voice, foe: FoeOutlook, { block, damage, wounds, efficientBlocks, element }: AttackOutlook) {
  const needed = voice.say('effects.block.physical', { n: explained(voice, foe, block) });
  const elements = voice.or(efficientBlocks.map(efficient => nameOf(voice, 'element', efficient)));
  return voice.say('outlook.coming', {
    block: element === 'physical' ? needed : voice.say('outlook.half', { block: needed, elements }),
    damage: voice.say('words.damage', { count: damage.n }) + madeOf(voice, foe, damage),
    wounds: voice.say('words.wounds', { count: wounds }),
  });
}

/** A number, with its terms if there is more than the printed value. */
const explained = (voice: Voice, foe: FoeOutlook, number: Explained): string =>
  inDigits(number.n) + madeOf(voice, foe, number);

/** The enemy's own part needs no name. */
function madeOf(voice: Voice, foe: FoeOutlook, { terms }: Explained): string {
  if (terms.length < 2) return '';
  const isOwn = ({ from }: Term) => from === foe.enemy || foe.abilities.includes(from);
  return ` = ${sumText(voice, terms, isOwn)}`;
}

/** `Attack so far 7 of 9: Fireball 5 + half of (Rage 4)` */
function soFarText(voice: Voice, { phase, soFar }: CombatOutlook): string | null {
  if (!soFar) return null;
  const { needed, efficient, inefficient } = soFar;
  const sum = voice.say(`outlook.soFar.${phase === 'block' ? 'block' : 'attack'}`, { total: soFar.total, needed });
  const added = (values: typeof efficient): string =>
    values.map(({ from, n }) => `${sourceText(voice, from)} ${inDigits(n)}`).join(' + ');
  const parts = [
    ...(efficient.length === 0 ? [] : [added(efficient)]),
    ...(inefficient.length === 0 ? [] : [voice.say('outlook.soFar.half', { parts: added(inefficient) })]),
  ];
  return parts.length === 0 ? sum : voice.say('outlook.soFar.parts', { sum, parts: parts.join(' + ') });
}
