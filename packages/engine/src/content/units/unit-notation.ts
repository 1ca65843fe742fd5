import type { Printed } from '../../protocol/effects.ts';
import { RESISTANCES, type Resistance, type UnitAbility, type UnitCard } from '../../rules/catalogue.ts';
import type { ContentSet } from '../../state/options.ts';
import { numberIn, phrasesOf, wordsIn } from '../cards/phrases.ts';

const SITES = ['village', 'monastery', 'keep', 'mage-tower', 'city', 'magical-glade'] as const;

const abilityOf = (ability: Printed | UnitAbility): UnitAbility =>
  'fx' in ability ? { mana: null, effect: ability } : ability;

/** An ability that costs one mana. */
export const paid = (mana: NonNullable<UnitAbility['mana']>, effect: Printed): UnitAbility => ({ mana, effect });

/**
 * The Units of one kind: the number of cards, and what is printed, in any order: `cost 7, level 2, armor 3, resists
 * physical, at keep mage-tower`; then the abilities, of which one is used at a time.
 */
export const unitsOf =
  (kind: UnitCard['kind'], set: ContentSet = 'base') =>
  (copies: number, printed: string, ...abilities: readonly (Printed | UnitAbility)[]): UnitCard => {
    let [cost, level, armor] = [0, 0, 0];
    let resistances: readonly Resistance[] = [];
    let sites: readonly string[] = [];
    for (const phrase of phrasesOf(printed)) {
      switch (phrase[0]) {
        case 'cost':
          cost = numberIn(phrase);
          break;
        case 'level':
          level = numberIn(phrase);
          break;
        case 'armor':
          armor = numberIn(phrase);
          break;
        case 'resists':
          resistances = wordsIn(phrase, RESISTANCES);
          break;
        case 'at':
          sites = wordsIn(phrase, SITES);
          break;
        default:
          throw new Error(`no Unit has '${phrase[0]}': ${printed}`);
      }
    }
    return {
      set,
      kind,
      copies,
      cost,
      level,
      armor,
      resistances,
      sites,
      abilities: abilities.map(abilityOf),
    };
  };
