import { frameOf } from '../core/effect.ts';
import { COMBAT_CAUSES, ENEMIES } from '../rules/catalogue.ts';
import { foeOf } from '../rules/combat/foes.ts';
import { fightOn } from '../rules/combat/menu.ts';
import { present } from '../rules/combat/numbers.ts';
import { isSafe } from '../rules/map/figures.ts';
import { cityAt, garrisonHex, isConquered, isHostile, spaceAt } from '../rules/map/ground.ts';
import { siteOf } from '../rules/scenarios/scenarios.ts';
import type { Cause, Combat, Foe, Phase } from '../state/combat.ts';
import { type Hex, hexName, STEPS } from '../state/hex.ts';
import type { MapToken } from '../state/map.ts';
import type { Player } from '../state/player.ts';
import type { SceneCombat, SceneFoe } from './description.ts';
import { onMap } from './ground.ts';
import type { Path } from './problems.ts';
import { type Stage, tokenColor } from './stage.ts';
import { valueIn } from './values.ts';

/** Where and why a described combat is fought. */
interface Field {
  readonly hex: Hex;
  readonly why: Combat['why'];
  /** Another player's keep, defended by a token drawn for it. */
  readonly owned: boolean;
  readonly underground: boolean;
  readonly unitsAllowed: boolean;
}

const fighter = ({ scene, s }: Stage): Player => s.players[seatOf({ scene, s })] as Player;
const seatOf = ({ scene, s }: Pick<Stage, 'scene' | 's'>): number => {
  const at = s.players.findIndex((player, i) => player.hero === scene.turn || i === scene.turn);
  return Math.max(0, at);
};

/**
 * What the space implies: an assault on a fortified site, a fight at an adventure site, otherwise rampaging enemies.
 */
function fieldOf(stage: Stage, { at, why }: SceneCombat): Field | null {
  const { s } = stage;
  const hex = at === undefined ? fighter(stage).hex : onMap(stage, ['combat', 'at'], at);
  const space = hex === null ? undefined : spaceAt(s, hex);
  if (hex === null || !space) return null;
  const lair = space.site === null ? undefined : siteOf(s, space.site).lair;
  const conquered = isConquered(s, hex);
  const usual = isHostile(s, space, seatOf(stage))
    ? 'assault'
    : space.site === 'monastery' && !conquered
      ? 'burning'
      : lair && (!conquered || lair.again)
        ? 'site'
        : 'rampaging';
  const place = why === undefined || why === usual ? undefined : WHERE[why];
  if (place !== undefined) {
    stage.problems.add(['combat', 'why'], `no ${place} on ${hexName(hex)}: describe it in \`map\``);
  }
  const is = why ?? usual;
  return {
    hex,
    why: is,
    owned: is === 'assault' && conquered,
    underground: is === 'site' && lair?.underground === true,
    unitsAllowed: is !== 'burning' && !(is === 'site' && lair?.underground === true && lair.withUnits !== true),
  };
}

/** The kind of space needed, for combats that cannot be fought just anywhere. */
const WHERE: Readonly<Partial<Record<Cause, string>>> = {
  assault: 'fortified site to assault',
  site: 'site with enemies inside',
  burning: 'monastery to burn',
};

/** An enemy as described, parsed, and where in the description it is. */
interface Said extends SceneFoe {
  readonly path: Path;
}

const described = (stage: Stage, { enemies }: SceneCombat): Said[] =>
  enemies.flatMap((entry, i): Said[] => {
    const path: Path = ['combat', 'enemies', i];
    if (typeof entry !== 'string')
      return stage.problems.isNamed([...path, 'enemy'], entry.enemy, ENEMIES) ? [{ ...entry, path }] : [];
    const found = stage.words(path, entry, ENEMIES, ['blocked', 'dealt', 'held', 'defeated', 'fortified'] as const);
    return found ? [{ path, enemy: found.name, ...Object.fromEntries(found.words.map(word => [word, true])) }] : [];
  });

/** The role of an enemy in the combat. */
function roleOf(stage: Stage, { hex, why, owned }: Field, foe: SceneFoe): Foe['role'] {
  if (foe.role) return foe.role;
  if (foe.summonedBy !== undefined || COMBAT_CAUSES.get(why).draws || owned) return 'drawn';
  if (why === 'assault') return foe.at === undefined || foe.at === hexName(hex) ? 'garrison' : 'rampaging';
  if (why === 'rampaging') return 'rampaging';
  return stage.scene.enemies?.some(({ at, enemy }) => at === hexName(hex) && enemy === foe.enemy) ? 'waiting' : 'drawn';
}

/** Whether its token is discarded: a defeated enemy, or a summoned monster that has attacked. */
const isThrough = ({ defeated, summoner, attacks }: Foe): boolean =>
  defeated || (summoner !== null && !attacks.includes('coming'));

/** The combat of a scene: its enemies, each with its token on the map. */
export class Fight {
  private readonly stage: Stage;
  private readonly combat: SceneCombat;
  private readonly field: Field;
  private readonly foes: readonly { said: Said; role: Foe['role'] }[];
  private places: readonly (Hex | null)[] = [];

  private constructor(stage: Stage, combat: SceneCombat, field: Field) {
    this.stage = stage;
    this.combat = combat;
    this.field = field;
    this.foes = described(stage, combat).map(said => ({ said, role: roleOf(stage, field, said) }));
    if (combat.enemies.length === 0) stage.problems.add(['combat', 'enemies'], 'a combat needs an enemy');
  }

  static in(stage: Stage): Fight | null {
    const { combat } = stage.scene;
    const field = combat ? fieldOf(stage, combat) : null;
    return combat && field ? new Fight(stage, combat, field) : null;
  }

  /** The site whose garrison is, or was, in the combat. */
  get assaulted(): Hex | null {
    return this.field.why === 'assault' ? this.field.hex : null;
  }

  /** Matches each enemy with a token on the map and creates tokens for the rest, so that nothing exists twice. */
  tokens(onMapSoFar: readonly MapToken[]): MapToken[] {
    const made: MapToken[] = [];
    const used = new Set<MapToken>();
    this.places = this.foes.map(({ said, role }) => {
      const wanted = said.at === undefined ? null : onMap(this.stage, [...said.path, 'at'], said.at);
      const lying = onMapSoFar.find(
        token => token.name === said.enemy && !used.has(token) && (wanted === null || token.hex === wanted),
      );
      if (lying && role !== 'drawn') {
        used.add(lying);
        return lying.hex;
      }
      this.stage.takeToken(said.enemy);
      if (role === 'drawn') return null;
      const home = garrisonHex(this.stage.s, this.field.hex);
      const hex = wanted ?? (role === 'rampaging' ? this.freeNeighbour([...onMapSoFar, ...made]) : home);
      if (!said.defeated) made.push({ hex, color: tokenColor(said.enemy), name: said.enemy, up: true, role });
      return hex;
    });
    return made;
  }

  /** A space next to the hero for a rampaging enemy. */
  private freeNeighbour(tokens: readonly MapToken[]): Hex {
    const { s, problems } = this.stage;
    const here = fighter(this.stage).hex as Hex;
    const spaces = STEPS.map(step => here + step).filter(hex => spaceAt(s, hex));
    const free = spaces.find(hex => !tokens.some(token => token.hex === hex) && !spaceAt(s, hex)?.site);
    if (free === undefined)
      problems.add(['combat', 'enemies'], 'there is no room beside the hero: say where they are', 'no-room');
    return free ?? here;
  }

  /** Where the hero came from, in case the assault fails. */
  get path(): readonly Hex[] {
    const { s } = this.stage;
    const here = this.field.hex;
    if (this.field.why !== 'assault') return [fighter(this.stage).hex as Hex];
    const from = STEPS.map(step => here + step).find(hex => isSafe(s, hex, seatOf(this.stage)));
    return from === undefined ? [here] : [from, here];
  }

  /** Sets up the combat, on top of what is still to happen. */
  begin(): void {
    const { stage, combat } = this;
    const { hex, why, owned, underground, unitsAllowed } = this.field;
    const { phase = 'ranged', wounds = 0 } = combat;
    const foes: Foe[] = [];
    for (const [i, { said, role }] of this.foes.entries()) foes.push(this.foe(foes, said, role, i));
    for (const foe of foes) if (isThrough(foe)) stage.discardToken(foe.enemy);
    stage.s.combat = {
      phase,
      why,
      hex,
      night: combat.nightRules ?? underground,
      unitsAllowed: combat.unitsAllowed ?? unitsAllowed,
      halfFame: combat.halfFame ?? owned,
      foes,
      targets: this.targets(foes, phase),
      fixed: [],
      blocking: (combat.attack ?? 1) - 1,
      values: (combat.soFar ?? []).flatMap((entry, i) => valueIn(stage, ['combat', 'soFar', i], entry)),
      wounds,
      knockedOut: combat.knockedOut ?? false,
      soaked: stage.resisted,
      opened: (combat.soFar ?? []).length > 0,
    };
    stage.s.stack = [...stage.s.stack, frameOf(fightOn(), seatOf(stage))];
  }

  private foe(before: readonly Foe[], said: Said, role: Foe['role'], i: number): Foe {
    const { phase = 'ranged' } = this.combat;
    const { why } = this.field;
    const { enemy, summonedBy } = said;
    const place = this.places[i] ?? null;
    const fortified = said.fortified ?? (why === 'assault' && role !== 'rampaging' && summonedBy === undefined);
    const by = before.find(other => other.key === summonedBy);
    const isJoined = role === 'rampaging' || why !== 'assault';
    const cities = by ? by.cities : isJoined ? [] : (cityAt(this.stage.s, this.field.hex)?.cards ?? []);
    const foe = foeOf(before, enemy, tokenColor(enemy), place, role, fortified, cities);
    const usual = said.blocked ? 'blocked' : said.dealt || phase === 'attack' ? 'dealt' : 'coming';
    const summoner = by?.id ?? null;
    if (summonedBy !== undefined && summoner === null) {
      this.stage.problems.add(
        [...said.path, 'summonedBy'],
        `no '${summonedBy}' stands before it in the list`,
        'not-fighting',
        summonedBy,
      );
    }
    return {
      ...foe,
      summoner,
      defeated: said.defeated ?? false,
      held: said.held ?? false,
      attacks: said.attacks ?? foe.attacks.map(() => usual),
    };
  }

  /** The targets named. If values were played, the default is all enemies, or the first whose attack can be blocked. */
  private targets(foes: readonly Foe[], phase: Phase): number[] {
    const { targets, soFar } = this.combat;
    if (targets === undefined) {
      const there = soFar ? present({ foes, phase }) : [];
      return (phase === 'block' ? there.slice(0, 1) : there).map(({ id }) => id);
    }
    return targets.flatMap((key, i) => {
      const foe = foes.find(other => other.key === key);
      if (!foe) {
        const known = foes.map(other => other.key).join(', ');
        this.stage.problems.add(
          ['combat', 'targets', i],
          `'${key}' is not in this combat; there is: ${known}`,
          'not-fighting',
          key,
        );
      }
      return foe ? [foe.id] : [];
    });
  }
}
