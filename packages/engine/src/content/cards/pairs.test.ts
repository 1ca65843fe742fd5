import { describe, expect, it } from 'vitest';
import { Stream, seeded } from '../../core/random.ts';
import { CARDS, SKILLS, UNITS } from '../../rules/catalogue.ts';
import { buildScene, type Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { cloneState } from '../../state/clone.ts';
import type { Name } from '../../state/names.ts';
import type { Player } from '../../state/player.ts';
import type { State } from '../../state/state.ts';
import { checkBox, checkJson, checkQuestion, checkUndo, checkViews, Stumble } from '../../testing/walking.ts';

/*
 * Anything that does more than give points and values may interact with any other card. Each such thing is tried
 * together with cards of the base game; which cards, where, when and with which choices is drawn at random. For more:
 * `PAIRS=50 npx vitest run packages/engine/src/content/cards/pairs.test.ts --testTimeout 600000`.
 */

/** Effects that affect no other card. Anything with another effect is tried, including future ones. */
const PLAIN = new Set(
  `all-of one-of by-time on-terrain may whatever only-by at-start-of-combat while-interacting per-enemy aimed boosted
  pay-for points heal attack block gain-mana gain-crystal crystallize reputation fame take-wound draw terrain-cost
  hold-enemy weaken strip destroy-enemy ignore-site ready-unit ready-units mend-unit wound-unit resistant-units
  forward-march glittering-fortune flight`.split(/\s+/),
);

function isPlain(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true;
  if ('fx' in part && !PLAIN.has(part.fx as string)) return false;
  return Object.values(part).every(isPlain);
}

const CARDS_HELD = CARDS.ids().filter(id => CARDS.get(id).set === 'base' && CARDS.get(id).kind !== 'wound');

interface Actor {
  readonly name: Name;
  readonly scene: Scene;
}

const ACTORS: readonly Actor[] = [
  ...CARDS_HELD.filter(id => !isPlain([CARDS.get(id).basic, CARDS.get(id).powered])).map(name => ({ name, scene: {} })),
  ...SKILLS.ids()
    .filter(id => !isPlain(SKILLS.get(id).effect))
    .map(name => ({ name, scene: { hero: SKILLS.get(name).hero, skills: [name] } })),
  ...UNITS.ids()
    .filter(id => !isPlain(UNITS.get(id).abilities))
    .map(name => ({ name, scene: { units: [name, 'herbalists', 'illusionists spent'] } })),
];

const fight = (phase: 'ranged' | 'block' | 'attack', ...enemies: string[]): Scene => ({
  combat: { enemies, targets: [enemies[0] as string], phase },
});

const PLACES: readonly Scene[] = [
  {},
  { map: { '0,0': 'village' }, interacting: true, influence: 9 },
  fight('ranged', 'prowlers', 'ironclads'),
  fight('block', 'cursed-hags', 'prowlers'),
  fight('attack', 'prowlers', 'medusa'),
];

/** Plenty of everything, so that little is refused. */
const RICH: Scene = {
  level: 7,
  mana: ['red', 'blue', 'green', 'white', 'gold', 'black', 'red', 'blue', 'green', 'white'],
  crystals: { red: 1, blue: 2, green: 1, white: 3 },
  source: ['red', 'blue', 'gold', 'black'],
  units: ['peasants', 'herbalists spent', 'illusionists wounded'],
  discard: ['rage', 'wound', 'stamina'],
  deck: ['promise', 'march', 'swiftness', 'wound', 'threaten'],
};

const STEPS = 8;

/** How to choose: the first choice, the last one, or any. */
type Style = 'first' | 'last' | 'any';
const STYLES: readonly Style[] = ['first', 'last', 'any'];

const isMenu = (prompt: string): boolean => prompt === 'turn' || prompt.startsWith('combat-');
const speaksOf = (key: string, name: Name): boolean => key.split(' ').includes(name);

class Walk {
  readonly session: Session;
  readonly way: string[] = [];
  private readonly start: State;
  private readonly atFirst: ReadonlySet<string>;
  private readonly names: Name[];
  private readonly style: Style;
  private readonly stream: Stream;

  constructor(start: State, names: readonly Name[], style: Style, stream: Stream) {
    this.session = new Session(cloneState(start));
    this.start = start;
    this.names = [...names];
    this.style = style;
    this.stream = stream;
    this.atFirst = new Set(this.keys());
  }

  private keys(): string[] {
    return this.session.question(this.session.asked[0] as number)?.choices.map(({ key }) => key) ?? [];
  }

  go(): void {
    for (let i = 0; i < STEPS && !this.session.isOver; i++) this.step(i);
    checkJson(this.session);
    checkViews(this.session, 'end');
    checkBox(this.session.state, this.start);
  }

  private step(i: number): void {
    const { session, stream } = this;
    const seat = session.asked[0] as number;
    const asked = session.question(seat);
    if (!asked) throw new Stumble('nobody is asked');
    checkQuestion(asked);
    // Half-made decisions are the hardest to copy, undo and keep secret, so they are checked more often.
    const isLookedAt = stream.below(isMenu(asked.prompt) ? 12 : 3) === 0;
    if (isLookedAt) {
      checkJson(session);
      checkViews(session, String(i));
    }
    const key = this.choose(asked.prompt);
    this.way.push(key);
    const before = isLookedAt ? JSON.stringify(session.state) : null;
    const refusal = session.answer(seat, key);
    if (refusal) throw new Stumble(`offered and refused by ${refusal.rule}`);
    if (before !== null) checkUndo(session, seat, before);
  }

  /** At a menu: first the thing to try, then what it made possible, then the end. At any other question, anything. */
  private choose(prompt: string): string {
    const keys = this.keys();
    if (!isMenu(prompt)) {
      const meant = keys.filter(key => this.names.some(name => speaksOf(key, name)));
      return this.oneOf(meant.length > 0 && this.stream.below(4) > 0 ? meant : keys);
    }
    for (const name of this.names) {
      const meant = keys.filter(key => speaksOf(key, name));
      this.names.splice(this.names.indexOf(name), 1);
      if (meant.length > 0) return this.oneOf(meant);
    }
    const made = keys.filter(key => !this.atFirst.has(key));
    if (made.length > 0 && this.stream.below(3) > 0) return this.oneOf(made);
    const end = keys.filter(key => key.startsWith('end-'));
    return end.length > 0 && this.stream.below(3) > 0 ? this.oneOf(end) : this.oneOf(keys);
  }

  private oneOf(keys: readonly string[]): string {
    const at = { first: 0, last: keys.length - 1, any: this.stream.below(keys.length) }[this.style];
    return keys[at] as string;
  }
}

/** One in this many pairs is tried each time; `PAIRS` says how many times. */
const ONE_IN = 4;
const TIMES = Number(process.env.PAIRS ?? 1);

/** Tries one thing with other cards, each pair in a different scene; returns how many were tried. */
function tryWithOthers({ name, scene }: Actor, seed: string): number {
  const stream = new Stream(seeded(`${name} ${seed}`, 'pairs'));
  const others = stream.shuffled(CARDS_HELD.filter(card => card !== name));
  const starts = new Map<string, State>();
  const partners = others.slice(0, Math.ceil(others.length / ONE_IN));
  for (const [i, partner] of partners.entries()) {
    const time = stream.below(2) === 0 ? 'day' : 'night';
    const at = stream.below(PLACES.length);
    const hand = [...(CARDS.has(name) ? [name] : []), partner, others.at(-1 - i) as Name, 'wound'];
    const start = starts.get(`${at} ${time}`) ?? buildScene({ ...RICH, ...scene, ...PLACES[at], time, seed });
    starts.set(`${at} ${time}`, start);
    const names = stream.below(4) === 0 ? [partner, name] : [name, partner];
    const walk = new Walk(holding(start, hand), names, STYLES[stream.below(3)] as Style, stream);
    try {
      walk.go();
    } catch (error) {
      const where = JSON.stringify({ ...RICH, ...scene, ...PLACES[at], time, hand, seed });
      throw new Stumble(`${where}\n${walk.way.join(' > ')}: ${(error as Error).message}`, { cause: error });
    }
  }
  return partners.length;
}

/** The same position with other cards in the first hand; rebuilding the scene for each pair would be too slow. */
function holding(start: State, hand: readonly Name[]): State {
  const s = cloneState(start);
  s.players[0] = { ...(s.players[0] as Player), hand };
  return s;
}

describe('combinations of cards', () => {
  it.each(ACTORS.map(actor => [actor.name, actor] as const))('%s works with other cards', (_, actor) => {
    for (let i = 0; i < TIMES; i++) expect(tryWithOthers(actor, String(i))).toBe(Math.ceil(CARDS_HELD.length / ONE_IN));
  });
});
