import {
  type Asked,
  type AskedOf,
  type Attempt,
  CARDS,
  type Effect,
  HIDDEN,
  hex,
  type Prompt,
  Session,
  type Term,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { REVIEWED, type Reviewed } from './testing/reviewed.ts';

type Expected<T> = Readonly<Record<Reviewed, T>>;
type Row = readonly [what: string, words: Expected<string>];

const effectOf = (card: string, as: 'basic' | 'powered'): Effect => CARDS.get(card)[as] as Effect;

const row = (what: string, en: string, pt: string, it: string): Row => [what, { en, 'pt-BR': pt, it }];

describe('effects are worded from their data', () => {
  const rows: readonly (readonly [string, 'basic' | 'powered', string, string, string])[] = [
    ['rage', 'basic', 'Attack 2 or Block 2', 'Ataque 2 ou Bloqueio 2', 'Attacco 2 o Blocco 2'],
    [
      'threaten',
      'powered',
      'Influence 5. Reputation −1.',
      'Influência 5. Reputação −1.',
      'Influenza 5. Reputazione −1.',
    ],
    ['tranquility', 'basic', 'Heal 1 or draw a card', 'Cura 1 ou compre 1 carta', 'Cura 1 o pesca una carta'],
    [
      'cold-toughness',
      'basic',
      'Attack 2 or Ice Block 3',
      'Ataque 2 ou Bloqueio de Gelo 3',
      'Attacco 2 o Blocco di Ghiaccio 3',
    ],
    [
      'battle-versatility',
      'basic',
      'Block 2, Attack 2 or Ranged Attack 1',
      'Bloqueio 2, Ataque 2 ou Ataque à Distância 1',
      'Blocco 2, Attacco 2 o Attacco a Distanza 1',
    ],
    [
      'concentration',
      'basic',
      'Gain a blue, white or red mana token',
      'Ganhe um marcador de mana azul, branco ou vermelho',
      'Ottieni un gettone mana blu, bianco o rosso',
    ],
    [
      'noble-manners',
      'powered',
      'Influence 4. While interacting: Fame +1 and Reputation +1.',
      'Influência 4. Durante uma interação: Fama +1 e Reputação +1.',
      'Influenza 4. Durante un’interazione: Fama +1 e Reputazione +1.',
    ],
  ];
  it.each(rows)('%s, %s', (card, as, en, pt, it) => {
    expect(REVIEWED.map(language => createText(language).effect(effectOf(card, as)))).toEqual([en, pt, it]);
  });

  it('an alternative with two parts is set apart from the next one', () => {
    const of = [effectOf('threaten', 'powered'), effectOf('march', 'basic')];
    const effect = { fx: 'one-of', of } as Effect;
    expect(createText('en').effect(effect)).toBe('Influence 5 and Reputation −1; or Move 2');
  });

  it('an effect without words is named', () => {
    expect(createText('en').effect({ fx: 'fly' })).toBe('A special effect (fly)');
  });
});

describe('answers', () => {
  const asked = <P extends Prompt>(prompt: P, about: AskedOf<P>['about']): Asked =>
    ({ seat: 0, prompt, about, choices: [], answers: 0, standing: false }) as AskedOf<P> as Asked;
  const { view } = { view: new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'text' }).view(0) };
  const way = { path: [hex(1, 0)], cost: 2, provokes: [], reveals: [], assault: false };
  const table: readonly [Asked, Attempt, Row][] = [
    [
      asked('turn', {}),
      { act: 'play', card: 'march' },
      row('a card', 'March: Move 2', 'Marcha: Movimento 2', 'Marcia: Movimento 2'),
    ],
    [
      asked('turn', {}),
      { act: 'power', card: 'march' },
      row(
        'powered',
        'March, powered: Move 4',
        'Marcha, potencializada: Movimento 4',
        'Marcia, potenziata: Movimento 4',
      ),
    ],
    [
      asked('turn', {}),
      { act: 'sideways', card: 'march', as: 'move' },
      row('sideways', 'March sideways: Move 1', 'Marcha de lado: Movimento 1', 'Marcia di traverso: Movimento 1'),
    ],
    [
      asked('turn', {}),
      { act: 'walk', to: hex(1, 0), way },
      row(
        'a walk',
        'Move to 1,0 (plains, 2 Move points)',
        'Mover para 1,0 (planície, 2 pontos de Movimento)',
        'Muovi in 1,0 (pianura, 2 punti Movimento)',
      ),
    ],
    [
      asked('turn', {}),
      {
        act: 'assault',
        to: hex(1, -1),
        way: { ...way, cost: 1, reveals: [hex(3, -2)], provokes: [hex(40, 0)], assault: true },
      },
      row(
        'an assault',
        'Move to 1,−1 (forest, 1 Move point): an assault, Reputation −1; provokes the enemies at 40,0; turns the token at 3,−2 face up',
        'Mover para 1,−1 (floresta, 1 ponto de Movimento): é uma invasão, Reputação −1; provoca os inimigos em 40,0; revela a ficha em 3,−2',
        'Muovi in 1,−1 (foresta, 1 punto Movimento): è un assalto, Reputazione −1; provoca i nemici in 40,0; scopre il gettone in 3,−2',
      ),
    ],
    [
      asked('turn', {}),
      { act: 'explore', tile: { a: 1, b: 1 }, cost: 2 },
      row(
        'exploring',
        'Explore around 4,−5 (2 Move points)',
        'Explorar ao redor de 4,−5 (2 pontos de Movimento)',
        'Esplora attorno a 4,−5 (2 punti Movimento)',
      ),
    ],
    [
      asked('pay', { color: 'blue' }),
      { act: 'pay', color: 'blue', from: 'die', as: 'blue' },
      row('a die', 'blue die', 'dado azul', 'dado blu'),
    ],
    [
      asked('pay', { color: 'blue' }),
      { act: 'pay', color: 'gold', from: 'token', as: 'blue' },
      row('gold', 'gold mana token as blue', 'marcador de mana dourado como azul', 'gettone mana oro come blu'),
    ],
    [
      asked('empower', { card: 'concentration', bonus: 2 }),
      { act: 'empower', card: 'threaten' },
      row(
        'a raised card',
        'Threaten: Influence 7. Reputation −1.',
        'Ameaçar: Influência 7. Reputação −1.',
        'Minacciare: Influenza 7. Reputazione −1.',
      ),
    ],
    [
      asked('tactic', {}),
      { act: 'take-tactic', tactic: 'great-start' },
      row(
        'a Tactic',
        '5 Great Start. When taken: draw 2 cards.',
        '5 Grande Início. Ao escolhê-la: compre 2 cartas.',
        '5 Grande Inizio. Quando la scegli: pesca 2 carte.',
      ),
    ],
  ];
  it.each(table)('%o %o', (question, act, [, words]) => {
    for (const language of REVIEWED) expect(createText(language).choice(question, { act }, view)).toBe(words[language]);
  });

  it("exploring names the direction from the hero's tile", () => {
    const players = view.players.map(player => ({ ...player, hex: hex(3, -3) }));
    const label = createText('en').choice(
      asked('turn', {}),
      { act: { act: 'explore', tile: { a: 1, b: 1 }, cost: 2 } },
      { ...view, players },
    );
    expect(label).toBe('Explore to the north, around 4,−5 (2 Move points)');
  });

  it('the question starts with the card that asks', () => {
    const question = asked('discard-cost', { card: 'improvisation' });
    expect(createText('en').prompt(question)).toBe('Improvisation: which other card do you discard for it?');
    expect(createText('it').prompt(question)).toBe('Improvvisazione: quale altra carta scarti in cambio?');
  });

  it('the question repeats what has been chosen so far', () => {
    const question = asked('rethink', { chosen: ['wound', 'march', 'wound'], most: 3 });
    expect(createText('pt-BR').prompt(question)).toBe(
      'Repensar: quais cartas você descarta para comprar outras tantas (até 3)? Já escolhidas: Ferimento ×2 e Marcha.',
    );
  });
});

describe('numbers', () => {
  const terms = (...list: Term[]) => REVIEWED.map(language => createText(language).terms(list));

  it('list their terms', () => {
    expect(
      terms(
        { from: 'level', op: 'base', n: 5 },
        { from: 'keep', op: 'add', n: 2 },
        { from: 'planning', op: 'add', n: 1 },
      ),
    ).toEqual([
      '8 = level 5 + keep 2 + Planning 1',
      '8 = nível 5 + forte 2 + Planejamento 1',
      '8 = livello 5 + castello 2 + Pianificazione 1',
    ]);
  });

  it('leave out what was replaced, and say where a reduction stops', () => {
    const base: Term = { from: 'forest', op: 'base', n: 5 };
    expect(terms(base, { from: 'march', op: 'set', n: 3 }, { from: 'rage', op: 'add', n: -2, least: 2 })[0]).toBe(
      '2 = March 3 − Rage 2 (minimum 2)',
    );
    expect(terms(base, { from: 'rule', op: 'add', n: 1 }, { from: 'rage', op: 'times', n: 2 })[0]).toBe(
      '12 = (forest 5 + base 1) × 2 (Rage)',
    );
    expect(terms({ from: 'lake', op: 'base', n: Number.POSITIVE_INFINITY })[0]).toBe('∞ = lake ∞');
  });
});

describe('languages', () => {
  it('can be used side by side', () => {
    const [en, it] = [createText('en'), createText('it')];
    expect([en.name('card', 'march'), it.name('card', 'march'), en.name('card', 'march')]).toEqual([
      'March',
      'Marcia',
      'March',
    ]);
    expect([en.language, it.language]).toEqual(['en', 'it']);
  });

  it('hide what is hidden', () => {
    expect(REVIEWED.map(language => createText(language).name('card', HIDDEN))).toEqual([
      'a card',
      'uma carta',
      'una carta',
    ]);
    expect(createText('en').name('tile', `${HIDDEN}countryside`)).toBe('a Countryside tile');
    expect(createText('en').cardText(HIDDEN).name).toBe('a card');
  });

  it('write a hex with a true minus sign', () => {
    expect(createText('en').hex(hex(2, -1))).toBe('2,−1');
  });
});
