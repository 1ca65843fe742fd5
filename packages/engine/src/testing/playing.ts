import '../content/index.ts';
import type { Seat } from '../core/effect.ts';
import type { Way } from '../protocol/acts.ts';
import { buildScene, type Scene } from '../scene/scene.ts';
import { Session } from '../session.ts';
import type { NewsKind, NewsOf } from '../state/news.ts';
import type { Player } from '../state/player.ts';
import type { State } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';

/** Plays a scene by keys: what is offered, what is refused and by which rule, what news there was. */
export class Playing {
  readonly session: Session;

  constructor(start: State) {
    this.session = new Session(start);
  }

  get state(): State {
    return this.session.state;
  }

  get turn(): Turn {
    return this.state.turn;
  }

  get me(): Player {
    return this.player(0);
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  /** Who has to answer now. */
  get seat(): Seat {
    return this.session.asked[0] as Seat;
  }

  get prompt(): string | undefined {
    return this.session.question(this.seat)?.prompt;
  }

  /** The keys offered to the seat asked, sorted; all of them, or those that start with certain words. */
  offered(...starts: string[]): string[] {
    const keys = (this.session.question(this.seat)?.choices ?? []).map(choice => choice.key);
    return keys.filter(key => starts.length === 0 || starts.some(start => key.startsWith(start))).sort();
  }

  /** The cost and consequences of a path that is offered. */
  way(key: string): Way {
    const choice = this.session.question(this.seat)?.choices.find(c => c.key === key);
    if (!choice || !('way' in choice.act)) throw new Error(`'${key}' is not offered`);
    return choice.act.way;
  }

  /** Answers for the seat asked, one key after another. */
  answer(...keys: string[]): this {
    for (const key of keys) {
      const refusal = this.session.answer(this.seat, key);
      if (refusal) throw new Error(`'${key}' is refused by ${refusal.rule} (${this.offered().join(', ')})`);
    }
    return this;
  }

  /** Gets through a combat passively: blocks nothing, takes all damage, attacks no enemy. */
  endureFight(): this {
    while (this.prompt?.startsWith('combat-') || this.prompt === 'assign-damage') {
      const [next = 'end-phase'] = this.offered('hero', 'take ');
      this.answer(next);
    }
    return this;
  }

  /** The rule that refuses a key, or null if it would be accepted. */
  refusal(key: string): string | null {
    return this.session.why(this.seat, key)?.rule ?? null;
  }

  /** News of one kind, oldest first. */
  told<K extends NewsKind>(kind: K): NewsOf<K>[] {
    const all = this.session.news.map(({ news }) => news);
    return all.filter((news): news is NewsOf<K> => news.news === kind);
  }
}

/** Starts playing from a scene; see `buildScene` for the defaults. */
export const playing = (scene: Scene = {}): Playing => new Playing(buildScene(scene));
