import { ABILITIES, CITIES, ENEMIES, type Foe, type FoeOutlook, RESISTANCE_RULES } from '@deedbook/engine';
import type { AppWords, Text } from '@deedbook/text';

/** Something an enemy has besides numbers: its name, what it does, and the rule for it. */
export interface Trait {
  readonly icon: { readonly kind: 'ability' | 'resistance'; readonly id: string };
  readonly name: string;
  readonly text: string;
  readonly rule: string | null;
  /** Printed, but lost in this combat. */
  readonly isLost: boolean;
}

const ruleOf = (id: string): string | null =>
  ABILITIES.find(id)?.rule ?? (RESISTANCE_RULES as Partial<Record<string, string>>)[id] ?? null;

/** Everything printed on the token, granted by the city or by the site. */
export function traitsOf(
  text: Text,
  words: AppWords['panels']['fight'],
  foe: Foe,
  facts: FoeOutlook,
): readonly Trait[] {
  const { abilities, resistances, attacks } = { ...ENEMIES.get(foe.enemy), attacks: facts.attacks };
  const lost = new Set<string>(foe.lost);
  const trait = (kind: Trait['icon']['kind'], id: string, name: string, body: string): Trait => ({
    icon: { kind, id },
    name,
    text: body,
    rule: ruleOf(id),
    isLost: lost.has(id),
  });
  const printed = text.enemyText(foe.enemy);
  const lent = [...new Set(attacks.flatMap(attack => attack.lent))];
  const lender = (id: string) => foe.cities.find(city => CITIES.get(city).bonus.physical === id) ?? '';
  return [
    ...(facts.fortifications > 1 ? [trait('ability', 'walls', words.doubleWalls, words.doubleWallsText)] : []),
    ...(facts.fortifications === 1 && foe.fortified
      ? [trait('ability', 'walls', words.siteWalls, words.siteWallsText)]
      : []),
    ...abilities
      .filter(id => !(id === 'fortified' && facts.fortifications > 1))
      .map(id => trait('ability', id, text.ability(id).name, text.ability(id).text)),
    ...lent.map(id =>
      trait('ability', id, `${text.ability(id).name} (${text.name('city', lender(id))})`, text.ability(id).text),
    ),
    ...resistances.map(id => {
      const name = text.name('resistance', id);
      return trait('resistance', id, name, printed.resistances.find(each => each.name === name)?.text ?? '');
    }),
  ];
}
