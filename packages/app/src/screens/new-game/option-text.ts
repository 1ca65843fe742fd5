import type { ContentSet, Mode, OptionName, SetupChoice } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { useWords } from '../../language/language.ts';

type Value = SetupChoice['default'] | string | number | boolean;

/** Says the value of an option. */
export function useOptionText(text: Text): (option: OptionName, value: Value) => string {
  const words = useWords('screens').newGame;
  const say = (option: OptionName, value: Value): string => {
    if (Array.isArray(value)) {
      return value.length === 0 ? words.none : value.map((each: string | number) => say(option, each)).join(', ');
    }
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    switch (option) {
      case 'mode':
        return words.modes[value as Mode];
      case 'mapShape':
        return text.name('map-shape', String(value));
      case 'variants':
        return text.name('variant', String(value));
      case 'sets':
        return words.sets[value as ContentSet];
      case 'teams':
        return words.team(Number(value) + 1);
      default:
        return String(value);
    }
  };
  return say;
}
