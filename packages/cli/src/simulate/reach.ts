import {
  CARDS,
  ENEMIES,
  groundOf,
  type Hex,
  type Name,
  type NewsOf,
  RUINS,
  SITES,
  SKILLS,
  TACTICS,
  TILES,
  type ToldNews,
  UNITS,
} from '@deedbook/engine';
import type { Outcome } from './game.ts';

/** What can happen to the things in the box. */
const REACHABLE = {
  'enemies fought': () => ENEMIES.ids(),
  'enemies defeated': () => ENEMIES.ids(),
  'units recruited': () => UNITS.ids(),
  'units used': () => UNITS.ids(),
  'sites visited': () => SITES.ids(),
  'sites conquered': () => SITES.ids().filter(canBeConquered),
  'ruins seen': () => RUINS.ids(),
  'ruins conquered': () => RUINS.ids(),
  'tiles explored': () => TILES.ids().filter(id => ['countryside', 'core'].includes(TILES.get(id).kind)),
  'tactics taken': () => TACTICS.ids(),
  'skills gained': () => SKILLS.ids(),
  'cards played': () => CARDS.ids().filter(id => CARDS.get(id).kind !== 'wound'),
  'card effects played': () => CARDS.ids().flatMap(effectsOf),
} as const satisfies Readonly<Record<string, () => Name[]>>;

export type Reachable = keyof typeof REACHABLE;

/** How much of one kind of thing was reached. */
export interface Reached {
  /** How often each occurred. */
  readonly times: Readonly<Record<Name, number>>;
  readonly of: number;
  readonly never: readonly Name[];
  /** The game in which the last of them occurred for the first time. */
  readonly lastNew: number;
}

function canBeConquered(id: Name): boolean {
  const { category, lair } = SITES.get(id);
  return category === 'fortified' || lair !== undefined || id === 'monastery';
}

/** The effects a card has in the engine. */
const effectsOf = (id: Name): Name[] =>
  (['basic', 'powered'] as const).filter(as => CARDS.get(id)[as] !== null).map(as => `${id} ${as}`);

/** Collects from the news which things in the box occurred in a run. */
export class Reach {
  private readonly times = new Map<Reachable, Map<Name, number>>();
  private readonly lastNew = new Map<Reachable, number>();
  private game = 0;

  add({ news, end }: Outcome, game: number): void {
    this.game = game;
    const sites = groundOf(end.map);
    const ruins = new Map<Hex, Name>();
    for (const told of news) this.hear(told, hex => sites.get(hex)?.site ?? null, ruins);
  }

  private hear({ news }: ToldNews, siteAt: (hex: Hex) => Name | null, ruins: Map<Hex, Name>): void {
    switch (news.news) {
      case 'fight-begins':
        for (const enemy of news.enemies) this.note('enemies fought', enemy);
        break;
      case 'enemy-joined':
      case 'summoned':
        this.note('enemies fought', news.enemy);
        break;
      case 'enemy-defeated':
        this.note('enemies defeated', news.enemy);
        break;
      case 'unit-gained':
        this.note('units recruited', news.unit);
        break;
      case 'unit-used':
        this.note('units used', news.unit);
        break;
      case 'walked':
        this.note('sites visited', siteAt(news.path.at(-1) as Hex));
        break;
      case 'placed-on-portal':
        this.note('sites visited', 'portal');
        break;
      case 'conquered':
        this.note('sites conquered', news.site);
        this.note('ruins conquered', ruins.get(news.hex) ?? null);
        break;
      case 'city-conquered':
        this.note('sites conquered', 'city');
        break;
      case 'token-placed':
      case 'token-turned-up':
        this.seeToken(news, ruins);
        break;
      case 'explored':
        this.note('tiles explored', news.tile);
        break;
      case 'tactic-taken':
        this.note('tactics taken', news.seat < 0 ? null : news.tactic);
        break;
      case 'skill-gained':
        this.note('skills gained', news.skill);
        break;
      case 'card-played':
        this.note('cards played', news.card);
        if (news.as !== 'sideways') this.note('card effects played', `${news.card} ${news.as}`);
        break;
      default:
    }
  }

  private seeToken({ color, name, hex }: NewsOf<'token-placed' | 'token-turned-up'>, ruins: Map<Hex, Name>): void {
    if (color !== 'yellow' || !RUINS.has(name)) return;
    ruins.set(hex, name);
    this.note('ruins seen', name);
  }

  private note(what: Reachable, name: Name | null): void {
    if (name === null) return;
    let times = this.times.get(what);
    if (!times) {
      times = new Map();
      this.times.set(what, times);
    }
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    if (before === 0) this.lastNew.set(what, this.game);
  }

  sum(): Record<Reachable, Reached> {
    const entries = Object.entries(REACHABLE).map(([what, all]): [string, Reached] => {
      const times = this.times.get(what as Reachable) ?? new Map<Name, number>();
      const names = all();
      return [
        what,
        {
          times: Object.fromEntries([...times].sort(([, a], [, b]) => b - a)),
          of: names.length,
          never: names.filter(name => !times.has(name)),
          lastNew: this.lastNew.get(what as Reachable) ?? 0,
        },
      ];
    });
    return Object.fromEntries(entries) as Record<Reachable, Reached>;
  }
}

/** The reach of a run in words: one line per kind of thing. */
export const reachInWords = (reach: Readonly<Record<Reachable, Reached>>): string[] =>
  Object.entries(reach).map(([what, { of, never, lastNew }]) => {
    const missing = never.length === 0 ? '' : `; never: ${never.join(', ')}`;
    return `${what}: ${of - never.length} of ${of}, the last new one in game ${lastNew}${missing}`;
  });
