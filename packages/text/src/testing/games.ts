import {
  type Asked,
  buildScene,
  type CombatOutlook,
  cloneState,
  combatOutlook,
  type DuelOutlook,
  duelOutlook,
  HEROES,
  heardBy,
  type News,
  type Refusal,
  SCENARIOS,
  type ScoreSheet,
  Session,
  Stream,
  scoreSheets,
  seeded,
  type View,
} from '@deedbook/engine';
import { SCENES } from './scenes.ts';

/** A question a seat was asked in a game, and what it saw then. */
interface Moment {
  readonly asked: Asked;
  readonly view: View;
}

/** What occurred in random games, each kind of thing once. */
export interface Heard {
  readonly moments: readonly Moment[];
  readonly news: readonly News[];
  readonly reveals: readonly (readonly News[])[];
  readonly refusals: readonly Refusal[];
  readonly outlooks: readonly CombatOutlook[];
  readonly duels: readonly DuelOutlook[];
  readonly scores: readonly (readonly ScoreSheet[])[];
}

const MOST_ANSWERS = 1500;
const ANSWERS_IN_A_SCENE = 25;
/** How many different news of a kind to keep. */
const ENOUGH = 50;

/**
 * Plays games of all scenarios in rotation, and scenes several times each, with random answers; keeps everything that
 * needs words.
 */
export function playRandomGames(games: number, times: number): Heard {
  const heard = new Hearing();
  for (let i = 0; i < games; i++) playOne(heard, `text ${i}`, FORMS[i % FORMS.length] as (typeof FORMS)[number]);
  for (const [i, scene] of SCENES.entries()) {
    const start = buildScene(scene);
    for (let n = 0; n < times; n++) {
      const chance = new Stream(seeded(`scene ${i} ${n}`, 'answers'));
      playOn(heard, new Session(cloneState(start)), chance, ANSWERS_IN_A_SCENE);
    }
  }
  return heard;
}

class Hearing implements Heard {
  readonly moments: Moment[] = [];
  readonly news: News[] = [];
  readonly reveals: News[][] = [];
  readonly refusals: Refusal[] = [];
  readonly outlooks: CombatOutlook[] = [];
  readonly duels: DuelOutlook[] = [];
  readonly scores: ScoreSheet[][] = [];
  private readonly known = new Set<string>();
  private readonly often = new Map<string, number>();

  /** A question is kept if one of its choices is new. */
  ask(moment: Moment): void {
    const { prompt, about, choices } = moment.asked;
    const fresh = choices.filter(choice => this.isNew([prompt, about, choice]));
    if (fresh.length > 0) this.moments.push(moment);
  }

  hear(news: readonly News[]): void {
    for (const one of news) {
      const often = this.often.get(one.news) ?? 0;
      if (often >= ENOUGH || !this.isNew(one)) continue;
      this.often.set(one.news, often + 1);
      this.news.push(one);
    }
  }

  /** Keeps one refusal per rule and set of details. */
  refuse(refusal: Refusal | null): void {
    if (refusal && this.isNew([refusal.rule, Object.keys(refusal.about)])) this.refusals.push(refusal);
  }

  see(outlook: CombatOutlook | null): void {
    if (outlook && this.isNew(outlook)) this.outlooks.push(outlook);
  }

  seeDuel(outlook: DuelOutlook | null): void {
    if (outlook && this.isNew(outlook)) this.duels.push(outlook);
  }

  private isNew(thing: unknown): boolean {
    const words = JSON.stringify(thing);
    if (this.known.has(words)) return false;
    this.known.add(words);
    return true;
  }
}

/** Every mode of every scenario, for each number of players. */
const FORMS = SCENARIOS.ids().flatMap(scenario =>
  SCENARIOS.get(scenario).modes.flatMap(({ mode, tiles }) =>
    Object.keys(tiles).map(players => ({ scenario, mode, players: Number(players) })),
  ),
);

function playOne(heard: Hearing, seed: string, { scenario, mode, players }: (typeof FORMS)[number]): void {
  const chance = new Stream(seeded(seed, 'answers'));
  const heroes = chance.shuffled(HEROES.ids()).slice(0, players);
  playOn(heard, new Session({ scenario, heroes, seed, options: { mode } }), chance, MOST_ANSWERS);
}

function playOn(heard: Hearing, session: Session, chance: Stream, most: number): void {
  for (let n = 0; n < most && !session.isOver; n++) {
    const standing = session.state.players.map((_, seat) => seat).filter(seat => session.question(seat)?.standing);
    const seat = standing.length > 0 && chance.below(8) === 0 ? (standing[0] as number) : (session.asked[0] as number);
    const asked = session.question(seat) as Asked;
    const view = session.view(seat);
    heard.ask({ asked, view });
    heard.see(combatOutlook(session.queryFor(seat)));
    heard.seeDuel(duelOutlook(session.queryFor(seat)));
    if (n % 12 === 0) for (const key of attempts(view, seat, chance)) heard.refuse(session.why(seat, key));
    const key = pick(asked, chance);
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`'${key}' was offered and refused: ${refusal.rule}`);
    if (session.lastReveal(seat).at === session.log.length) heard.reveals.push([...session.lastReveal(seat).news]);
    heard.refuse(session.undo(seat));
    session.redo(seat);
  }
  for (const seat of session.state.players.keys()) heard.hear(heardBy(session.news, seat));
  if (session.isOver) heard.scores.push(scoreSheets(session.state));
}

const BOLD = 'explore|assault|walk|power|play|challenge|enter|interact|use|recruit|learn|train|buy|target|attack|block';
const isBold = new RegExp(`^(${BOLD})\\b`);

/** Any answer; usually one that leads somewhere. */
function pick({ choices }: Asked, chance: Stream): string {
  const keys = choices.map(choice => choice.key);
  const bold = keys.filter(key => isBold.test(key));
  const from = bold.length > 0 && chance.below(3) > 0 ? bold : keys;
  const explore = from.find(key => key.startsWith('explore'));
  return explore && chance.below(2) === 0 ? explore : (from[chance.below(from.length)] as string);
}

/** Things a player might try, allowed or not. */
function attempts(view: View, seat: number, chance: Stream): string[] {
  const hand = view.players[seat]?.hand ?? [];
  const card = hand[chance.below(hand.length)] ?? 'march';
  const place = `${chance.below(9) - 2},${chance.below(9) - 6}`;
  return [
    `play ${card}`,
    `power ${card}`,
    `power ${card} sideways`,
    `sideways ${card} block`,
    'play fireball',
    `walk ${place}`,
    `provoke ${place}`,
    `explore ${place}`,
    'rest',
    'heal',
    'break red crystal',
    'tactic',
    'end-turn',
    'done',
    'gold die',
    'black token',
    'nonsense',
    ...['interact', 'enter', 'burn monastery', 'pay altar', 'buy healing', `challenge ${place}`, 'plunder'],
    ...['recruit catapults', 'train fire-bolt', 'learn fireball', 'heal peasants', 'use peasants attack 2'],
    ...['attack', 'block', 'end-phase', 'target orc-summoners', 'hero'],
    ...[
      'duel goldyx',
      'full',
      'pass',
      'stand',
      'wound goldyx',
      'wound altem-guardians',
      'steal horn-of-wrath',
      `drive ${place}`,
    ],
  ];
}
