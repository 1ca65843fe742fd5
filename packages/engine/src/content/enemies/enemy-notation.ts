import { ELEMENTS, type Element, type Enemy, type Names, RESISTANCES, type Resistance } from '../../rules/catalogue.ts';
import { TOKEN_COLORS, type TokenColor } from '../../state/state.ts';
import { numberIn, phrasesOf, wordsIn } from '../cards/phrases.ts';

const ABILITIES = ['fortified', 'swift', 'brutal', 'poison', 'paralyze'];

/**
 * The enemies of one back colour: number of tokens, names, and what is printed on the token in any order:
 * `armor 3, attack 4, fame 4, brutal, resists physical`, `attack 6 ice`, `summons brown`.
 */
export const enemiesOf =
  (color: Enemy['color']) =>
  (copies: number, names: Names, printed: string): Enemy => {
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
          if (!ABILITIES.includes(word)) throw new Error(`${names[0]}: no enemy has '${word}'`);
          abilities.push(word);
      }
    }
    return { names, set: 'base', color, copies, armor, attacks, summons, fame, abilities, resistances };
  };
