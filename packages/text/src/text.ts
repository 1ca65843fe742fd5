import type {
  Asked,
  City,
  Effect,
  Fate,
  Hex,
  News,
  Refusal,
  Reward,
  Scored,
  ScoreSheet,
  SetupFault,
  Term,
  VersionGap,
  View,
  Worth,
} from '@deedbook/engine';
import { type CardText, cardText, type TacticText, tacticText } from './cards.ts';
import { type Answer, choiceText, shortText, worthText } from './choices.ts';
import { type CityText, cityStateText, cityText } from './cities.ts';
import { effectText } from './effects.ts';
import { abilityText, type EnemyText, type Explanation, enemyText } from './enemies.ts';
import type { FileFault } from './faults.ts';
import type { Case } from './grammar.ts';
import type { Language } from './languages.ts';
import { hexText, type Kind, nameOf, type SeatNames } from './names.ts';
import type { Part } from './parts.ts';
import { directionText, nounOfSpace } from './places.ts';
import { promptText } from './prompts.ts';
import type { LaterSentences } from './shape.ts';
import { type RuinText, rewardsText, ruinText, type SiteText, siteText } from './sites.ts';
import { type SkillText, skillText } from './skills.ts';
import { sourceText, termsText } from './terms.ts';
import { soakText } from './troops.ts';
import { type UnitText, unitText } from './units.ts';
import type { Voice } from './voice.ts';

/** The module that words news and refusals. */
export type Telling = typeof import('./telling.ts');

/** Everything the game says, in one language. If the telling module loads later, there is no news before that. */
export class Text {
  protected readonly voice: Voice;
  private telling: Telling | null;

  constructor(voice: Voice, telling: Telling | null) {
    this.voice = voice;
    this.telling = telling;
  }

  /** Adds the sentences that tell news. Returns a new object with the same text, so that observers notice the change. */
  learn(later: LaterSentences, telling: Telling): Text {
    this.voice.learn(later);
    this.telling = telling;
    return new Text(this.voice, telling);
  }

  get language(): Language {
    return this.voice.language;
  }

  /** The name of a thing, or words for one that is hidden. */
  name(kind: Kind, id: string): string {
    return nameOf(this.voice, kind, id);
  }

  /** What a scenario is about, in one sentence. */
  goal(scenario: string): string {
    return this.voice.about('goals', scenario);
  }

  /** What a variant changes, in one sentence. */
  variant(id: string): string {
    return this.voice.about('changes', id);
  }

  /** A site, terrain or city within a sentence, with its article and preposition: `no forte`. */
  inSentence(wanted: Case, kind: 'site' | 'terrain' | 'city', id: string): string {
    return this.voice.inCase(this.voice.noun(id, this.voice.small(nameOf(this.voice, kind, id))), wanted);
  }

  /** A space of the map: `2,−1`. */
  hex(h: Hex): string {
    return hexText(h);
  }

  /** The name of a space, alone or within a sentence: `no forte ao norte`. */
  place(h: Hex, map: View['map'], wanted: Case | null = null): string {
    const noun = nounOfSpace(this.voice, map, h);
    return wanted === null ? noun.name : this.voice.inCase(noun, wanted);
  }

  /** The direction of one space from another: `north-east`. */
  direction(from: Hex, to: Hex): string {
    return directionText(this.voice, from, to);
  }

  /** What an effect does. */
  effect(effect: Effect): string {
    return effectText(this.voice, effect);
  }

  cardText(id: string): CardText {
    return cardText(this.voice, id);
  }

  tacticText(id: string): TacticText {
    return tacticText(this.voice, id);
  }

  skillText(id: string): SkillText {
    return skillText(this.voice, id);
  }

  siteText(id: string): SiteText {
    return siteText(this.voice, id);
  }

  cityText(id: string): CityText {
    return cityText(this.voice, id);
  }

  /** The state of a city: level, defenders, Shields, leader. */
  cityState(city: City, defenders: number, names: SeatNames | null = null): string {
    return cityStateText(this.voice, city, defenders, names);
  }

  ruinText(id: string): RuinText {
    return ruinText(this.voice, id);
  }

  unitText(id: string): UnitText {
    return unitText(this.voice, id);
  }

  enemyText(id: string): EnemyText {
    return enemyText(this.voice, id);
  }

  /** The name and meaning of an enemy ability. */
  ability(id: string): Explanation {
    return abilityText(this.voice, id);
  }

  /** What was won: an Artifact and 2 Spells. */
  rewards(rewards: readonly Reward[]): string {
    return rewardsText(this.voice, rewards);
  }

  /** The source of a number or term. */
  source(from: string): string {
    return sourceText(this.voice, from);
  }

  /** The question. With a view, a strong effect asks under its own name. */
  prompt(asked: Asked, view: View | null = null): string {
    return promptText(this.voice, asked, view);
  }

  /** What an answer would do. With a view, it names the terrain, enemies and the player's Tactic. */
  choice(asked: Asked, choice: Answer, view: View | null = null): string {
    return choiceText(this.voice, asked, choice, view);
  }

  /** The same if the card it plays is shown next to it: how it is played, and what it would give. */
  choiceInShort(asked: Asked, choice: Answer, view: View | null = null, worth: readonly Worth[] = []): string {
    return shortText(this.voice, asked, choice, view, worth);
  }

  /** Points, or an Attack or Block: `Ice Block 7`. */
  worth(worth: Worth): string {
    return worthText(this.voice, worth);
  }

  /** News as a log line. With a map, spaces are named after what is there. */
  news(news: News, names: SeatNames | null = null, map: View['map'] | null = null): string {
    return this.telling?.newsText(this.voice, news, { names, map }) ?? '';
  }

  /** The same in parts, so that the spaces, cards, Units, enemies and rules in it can be shown. */
  newsParts(news: News, names: SeatNames, map: View['map']): Part[] {
    return this.voice.inParts(() => this.news(news, names, map));
  }

  /** What was revealed where undo stops. */
  reveal(news: readonly News[], names: SeatNames | null = null, map: View['map'] | null = null): string {
    return this.telling?.revealText(this.voice, news, { names, map }) ?? '';
  }

  /** The same in parts. */
  revealParts(news: readonly News[], names: SeatNames, map: View['map']): Part[] {
    return this.voice.inParts(() => this.reveal(news, names, map));
  }

  /** Why something cannot be done, with the id of the rule. */
  refusal(refusal: Pick<Refusal, 'rule' | 'about'>): string {
    return this.telling?.refusalText(this.voice, refusal) ?? '';
  }

  /** Why a game cannot be set up this way. */
  setupFault(fault: SetupFault): string {
    return this.telling?.faultText(this.voice, fault) ?? '';
  }

  /** Why a file or link cannot be used as a game. */
  fileFault(error: FileFault): string {
    return this.telling?.fileText(this.voice, error) ?? '';
  }

  /** At which answer a game of another rules version no longer fits. */
  versionGap(gap: VersionGap): string {
    return this.telling?.gapText(this.voice, gap) ?? '';
  }

  /** What to expect from a game of another rules version. */
  otherVersion(gap: VersionGap): string {
    return this.telling?.otherVersionText(this.voice, gap) ?? '';
  }

  /** Why something cannot be done, if the rule itself is shown next to it. */
  why(refusal: Pick<Refusal, 'rule' | 'about'>): string {
    return this.telling?.whyText(this.voice, refusal) ?? '';
  }

  /** What would happen to a Unit that absorbs damage, and to the damage. */
  soak(after: { readonly left: number; readonly fate: Fate }): string {
    return soakText(this.voice, after);
  }

  /** The subject of a line on a score sheet. */
  scored(what: Scored): string {
    return this.voice.say(`scores.what.${what}`);
  }

  /** The winner; null if there is nothing to win. */
  winner(sheets: readonly ScoreSheet[], names: SeatNames | null = null): string | null {
    return this.telling?.winnerText(this.voice, sheets, names) ?? null;
  }

  /** The terms of a number. */
  terms(terms: readonly Term[]): string {
    return termsText(this.voice, terms);
  }
}
