/** The hero: level, fame, reputation, mana, skills, units. */
export function HeroPanel() {
  return null;
}
