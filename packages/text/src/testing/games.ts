import {
  type Asked,
  HEROES,
  heardBy,
  type News,
  type Refusal,
  Session,
  Stream,
  seeded,
  type View,
} from '@deedbook/engine';

/** Something a seat was asked in a game, and what it saw then. */
interface Moment {
  readonly asked: Asked;
  readonly view: View;
}

/** What random games have brought about, each kind of thing once. */
export interface Heard {
  readonly moments: readonly Moment[];
  readonly news: readonly News[];
  readonly reveals: readonly (readonly News[])[];
  readonly refusals: readonly Refusal[];
}

const MOST_ANSWERS = 3000;

/** Plays games of one to four players with random answers and keeps what there was to say. */
export function playRandomGames(games: number): Heard {
  const heard = new Hearing();
  for (let i = 0; i < games; i++) playOne(heard, `text ${i}`, 1 + (i % 4));
  return heard;
}

class Hearing implements Heard {
  readonly moments: Moment[] = [];
  readonly news: News[] = [];
  readonly reveals: News[][] = [];
  readonly refusals: Refusal[] = [];
  private readonly known = new Set<string>();

  /** A question is kept as long as one of its choices is new. */
  ask(moment: Moment): void {
    const { prompt, about, choices } = moment.asked;
    const fresh = choices.filter(choice => this.isNew([prompt, about, choice]));
    if (fresh.length > 0) this.moments.push(moment);
  }

  hear(news: readonly News[]): void {
    for (const one of news) if (this.isNew(one)) this.news.push(one);
  }

  refuse(refusal: Refusal | null): void {
    if (refusal && this.isNew([refusal.rule, { ...refusal.about, at: 0 }])) this.refusals.push(refusal);
  }

  private isNew(thing: unknown): boolean {
    const words = JSON.stringify(thing);
    if (this.known.has(words)) return false;
    this.known.add(words);
    return true;
  }
}

function playOne(heard: Hearing, seed: string, players: number): void {
  const chance = new Stream(seeded(seed, 'answers'));
  const heroes = chance.shuffled(HEROES.ids()).slice(0, players);
  const session = new Session({ scenario: 'first-reconnaissance', heroes, seed });
  for (let n = 0; n < MOST_ANSWERS && !session.isOver; n++) {
    const standing = session.state.players.map((_, seat) => seat).filter(seat => session.question(seat)?.standing);
    const seat = standing.length > 0 && chance.below(8) === 0 ? (standing[0] as number) : (session.asked[0] as number);
    const asked = session.question(seat) as Asked;
    const view = session.view(seat);
    heard.ask({ asked, view });
    if (n % 5 === 0) for (const key of attempts(view, seat, chance)) heard.refuse(session.why(seat, key));
    const key = pick(asked, chance);
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`'${key}' was offered and refused: ${refusal.rule}`);
    if (session.lastReveal(seat).at === session.log.length) heard.reveals.push([...session.lastReveal(seat).news]);
    heard.refuse(session.undo(seat));
    session.redo(seat);
  }
  for (let seat = 0; seat < players; seat++) heard.hear(heardBy(session.news, seat));
}

/** Any answer; now and then one that leads somewhere. */
function pick({ choices }: Asked, chance: Stream): string {
  const keys = choices.map(choice => choice.key);
  const bold = keys.filter(key => /^(explore|assault|walk|power|play)\b/.test(key));
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
  ];
}
