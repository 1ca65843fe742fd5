import { describe, expect, it } from 'vitest';
import { type Effect, type Frame, frameOf, type Seat } from './effect.ts';
import { type Ask, askEach, type Option, type Question } from './question.ts';
import { Refusal, refuse } from './refusal.ts';
import { Resolver } from './resolver.ts';
import { ruleFor } from './rule.ts';
import { flag, list, optional, text } from './shape.ts';

/** A toy game, a list of words, that shows what the core does without any Mage Knight rules. */
interface Toy {
  words: string[];
  stack: Frame[];
}

class ToyQuery {
  readonly toy: Readonly<{ words: readonly string[] }>;
  readonly seat: Seat;
  constructor(toy: Toy, seat: Seat) {
    this.toy = toy;
    this.seat = seat;
  }
}

class ToyGame {
  readonly toy: Toy;
  readonly seat: Seat;
  private readonly queue: Frame[];
  constructor(toy: Toy, frame: Frame, queue: Frame[]) {
    this.toy = toy;
    this.seat = frame.seat;
    this.queue = queue;
  }
  next(seat: Seat, ...effects: Effect[]) {
    for (const effect of effects) this.queue.push(frameOf(effect, seat));
  }
}

const rule = ruleFor<ToyQuery, ToyGame>();

class ToyResolver extends Resolver<ToyQuery, ToyGame> {
  readonly toy: Toy;
  /** What did not happen, and the rule that says why. */
  readonly missed: string[] = [];
  constructor(toy: Toy) {
    super();
    this.toy = toy;
  }
  protected lost({ effect }: Frame, { rule: why }: Refusal) {
    this.missed.push(`${effect.fx} ${why}`);
  }
  get stack() {
    return this.toy.stack;
  }
  protected query(frame: Frame) {
    return new ToyQuery(this.toy, frame.seat);
  }
  protected change(frame: Frame, queue: Frame[]) {
    return new ToyGame(this.toy, frame, queue);
  }
  protected standing(seat: Seat): Question<Effect> | null {
    return { seat, prompt: 'standing', always: true, options: [option('shout', say({ word: 'hey' }))] };
  }
  queryFor(seat: Seat) {
    return new ToyQuery(this.toy, seat);
  }
}

const option = <T>(key: string, value: T): Option<T> => ({ choice: { key }, value });
const words = (...list: string[]) => list.map(key => option(key, key));

function* ask<T>(seat: Seat, prompt: string, options: readonly Option<T>[], more: Partial<Question<T>> = {}): Ask<T> {
  return (yield { seat, prompt, options, always: false, ...more }) as T;
}

const say = rule('toy-say', { word: text(20) }, (_q, e) => g => {
  g.toy.words.push(`${g.seat}:${e.word}`);
});
const pick = rule('toy-pick', { of: list(text(20), 9), always: optional(flag) }, function* (q, e) {
  const word = yield* ask(q.seat, 'pick', words(...e.of), {
    always: e.always === true,
    refused: key => new Refusal('TOY-01', { key }),
  });
  return g => g.next(g.seat, say({ word }));
});
const pickTwo = rule('toy-pick-two', {}, function* (q) {
  const first = yield* ask(q.seat, 'first', words('a', 'b'));
  const second = yield* ask(q.seat, 'second', words(`${first}1`, `${first}2`));
  return g => g.next(g.seat, say({ word: second }));
});
const vote = rule('toy-vote', {}, function* (q) {
  const votes = yield* askEach(
    [1, 0].map(seat => ({ seat, prompt: 'vote', always: true, options: words('yes', 'no') })),
  );
  const last = yield* ask(q.seat, 'sum up', words('good', 'bad'));
  return g => g.next(q.seat, say({ word: `${votes.join('+')} ${last}` }));
});
const never = rule('toy-never', {}, () => refuse('TOY-02'));
const menu: () => Effect = rule(
  'toy-menu',
  {},
  function* (q) {
    const effect = yield* ask<Effect | null>(q.seat, 'menu', [
      option('talk', say({ word: 'talk' })),
      option('end', null),
    ]);
    return g => {
      if (effect) g.next(g.seat, effect, menu());
    };
  },
  { calm: true },
);

const toy = (...effects: Effect[]) =>
  new ToyResolver({ words: [], stack: effects.reverse().map(effect => frameOf(effect, 0)) });
const copyOf = (t: ToyResolver) => new ToyResolver(JSON.parse(JSON.stringify(t.toy)) as Toy);

describe('the resolver', () => {
  it('resolves effects that need no answer and stops at a question', () => {
    const t = toy(say({ word: 'x' }), pick({ of: ['a', 'b'] }), say({ word: 'y' }));
    expect(t.advance().map(q => q.options.map(o => o.choice.key))).toEqual([['a', 'b']]);
    expect(t.toy.words).toEqual(['0:x']);
    expect(t.answer(0, 'b')).toBeNull();
    expect(t.toy.words).toEqual(['0:x', '0:b', '0:y']);
    expect(t.advance()).toEqual([]);
  });

  it('does not ask if there is only one answer, unless the question always asks', () => {
    expect(toy(pick({ of: ['only'] })).advance()).toEqual([]);
    expect(toy(pick({ of: ['only'], always: true })).advance()).toHaveLength(1);
  });

  it('drops and reports an effect that has nothing to choose from, and one that is refused', () => {
    const t = toy(pick({ of: [] }), never(), say({ word: 'on' }));
    t.advance();
    expect([t.toy.words, t.missed]).toEqual([['0:on'], ['toy-pick TOY-01', 'toy-never TOY-02']]);
  });

  it('refuses an unknown key with the rule’s reason and changes nothing', () => {
    const t = toy(pick({ of: ['a', 'b'] }));
    t.advance();
    const before = JSON.stringify(t.toy);
    expect(t.answer(0, 'c')).toMatchObject({ rule: 'TOY-01', about: { key: 'c' } });
    expect(JSON.stringify(t.toy)).toBe(before);
  });

  it('continues a half-answered rule from its frame alone, after a copy through JSON', () => {
    const t = toy(pickTwo());
    t.answer(0, 'b');
    const copy = copyOf(t);
    expect(copy.advance()[0]?.options.map(o => o.choice.key)).toEqual(['b1', 'b2']);
    copy.answer(0, 'b2');
    expect(copy.toy.words).toEqual(['0:b2']);
    expect(t.toy.words).toEqual([]);
  });

  it('asks several seats at once; the order in which they answer does not matter', () => {
    const results = [
      [0, 1],
      [1, 0],
    ].map(seats => {
      const t = toy(vote());
      expect(t.advance().map(q => q.seat)).toEqual([1, 0]);
      for (const seat of seats) {
        expect(t.answer(seat, seat === 0 ? 'no' : 'yes')).toBeNull();
        if (seat === seats[0]) expect(t.advance().map(q => q.seat)).toEqual([seats[1]]);
      }
      t.answer(0, 'good');
      return t.toy.words;
    });
    expect(results).toEqual([['0:yes+no good'], ['0:yes+no good']]);
  });

  it('keeps early answers in the position', () => {
    const t = toy(vote());
    t.answer(0, 'no');
    const copy = copyOf(t);
    expect(copy.answer(0, 'yes')).toMatchObject({ rule: 'NOT-ASKED' });
    copy.answer(1, 'yes');
    copy.answer(0, 'bad');
    expect(copy.toy.words).toEqual(['0:yes+no bad']);
  });

  it('lets another seat act while nothing is half done, then asks again', () => {
    const t = toy(menu());
    expect(t.questionFor(1)?.options.map(o => o.choice.key)).toEqual(['shout']);
    expect(t.answer(1, 'shout')).toBeNull();
    expect(t.toy.words).toEqual(['1:hey']);
    expect(t.questionFor(0)?.prompt).toBe('menu');
    expect(t.answer(1, 'whisper')).toMatchObject({ rule: 'NOT-ASKED' });
  });

  it('lets no other seat act while an effect is being resolved', () => {
    const t = toy(pickTwo());
    expect(t.questionFor(1)).toBeNull();
    t.answer(0, 'a');
    expect(t.answer(1, 'shout')).toMatchObject({ rule: 'NOT-ASKED' });
  });

  it('finds out whether an effect is possible by starting it, and says why not', () => {
    const t = toy();
    const q = t.queryFor(0);
    expect(t.isPossible(q, say({ word: 'x' }))).toBe(true);
    expect(t.isPossible(q, pick({ of: ['a'] }))).toBe(true);
    expect(t.isPossible(q, pick({ of: [] }))).toBe(false);
    expect(t.isPossible(q, never())).toBe(false);
    expect(t.whyImpossible(q, never())).toEqual(new Refusal('TOY-02', {}));
    expect(t.whyImpossible(q, pick({ of: [] }))).toMatchObject({ rule: 'TOY-01' });
    expect(t.whyImpossible(q, vote())).toBeNull();
    expect(t.toy.words).toEqual([]);
  });

  it('rejects an effect without a rule, and a second rule for the same effect', () => {
    expect(() => toy({ fx: 'toy-unheard-of' }).advance()).toThrow("no rule for the effect 'toy-unheard-of'");
    expect(() => rule('toy-say', {}, () => refuse('TOY-02'))).toThrow("two rules for 'toy-say'");
  });
});
