/*
 * Everything the game says, in every language. Sentences are built from what the engine provides: names from ids, card
 * texts from effects, log lines from news. Nothing here knows a rule.
 */

export { type AppWords, loadWords } from './app-words.ts';
export type { CardText, TacticText } from './cards.ts';
export type { FightPrice } from './en/app/panels/advice.ts';
export type { EnemyText, Explanation } from './enemies.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageFor } from './languages.ts';
export { type Later, loadText, loadTextForTable } from './load.ts';
export type { Kind, SeatNames } from './names.ts';
export type { Part, Thing } from './parts.ts';
export type { RuinText, SiteText } from './sites.ts';
export type { SkillText } from './skills.ts';
export type { Text } from './text.ts';
export type { UnitText } from './units.ts';
