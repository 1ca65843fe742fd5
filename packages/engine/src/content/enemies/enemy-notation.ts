import { ELEMENTS, type Element, type Enemy, RESISTANCES, type Resistance } from '../../rules/catalogue.ts';
import { TOKEN_COLORS, type TokenColor } from '../../state/map.ts';
import type { ContentSet } from '../../state/options.ts';
import { numberIn, phrasesOf, wordsIn } from '../cards/phrases.ts';
import { PRINTED } from './abilities.ts';

/** A phrase on a token: a number, words from a list, or the id of an ability. A summoner names what it summons. */
type Phrase =
  | `${'armor' | 'fame' | 'attack'} ${number}`
  | `attack ${number} ${Element}`
  | `summons ${Several<TokenColor>}`
  | `resists ${Several<Resistance>}`
  | Exclude<keyof typeof PRINTED, 'summon'>;

type Several<Word extends string> = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`;

/** A checked line: an unknown phrase does not compile. */
type Checked<Line extends string> = Line extends `${infer First}, ${infer Rest}`
  ? `${Known<First>}, ${Checked<Rest>}`
  : Known<Line>;
type Known<Said extends string> = Said extends Phrase ? Said : `no token says '${Said}'`;

const isAbility = (word: string): boolean => word in PRINTED;

/**
 * The enemies of one color: the number of tokens, and what is printed on the token, in any order: `armor 3, attack 4,
 * fame 4, brutal, resists physical`, `attack 6 ice`, `summons brown`.
 */
export const enemiesOf =
  (color: Enemy['color'], set: ContentSet = 'base') =>
  <const Line extends string>(copies: number, printed: Line & Checked<Line>): Enemy => {
    let [armor, fame] = [0, 0];
    let summons: readonly TokenColor[] = [];
    let resistances: readonly Resistance[] = [];
    const attacks: { value: number; element: Element }[] = [];
    const abilities: string[] = [];
    for (const phrase of phrasesOf(printed)) {
      const [word, n, ...rest] = phrase;
      switch (word) {
        case 'armor':
          armor = numberIn(phrase);
          break;
        case 'fame':
          fame = numberIn(phrase);
          break;
        case 'attack': {
          const [element = 'physical'] = wordsIn([word, ...rest], ELEMENTS);
          attacks.push({ value: numberIn([word, n ?? '']), element });
          break;
        }
        case 'summons':
          summons = wordsIn(phrase, TOKEN_COLORS);
          abilities.push('summon');
          break;
        case 'resists':
          resistances = wordsIn(phrase, RESISTANCES);
          break;
        default:
          if (!isAbility(word)) throw new Error(`no enemy has '${word}': ${printed}`);
          abilities.push(word);
      }
    }
    return { set, color, copies, armor, attacks, summons, fame, abilities, resistances };
  };
