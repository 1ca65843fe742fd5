/* The entry point. Other packages import only this module; nothing inside this package does. It loads the content. */
import './content/index.ts';
import './protocol/refusals.ts';
import './scene/plains.ts';

export { mayStepIn, type SeatState, type Soon, soon, type TableClient } from './client.ts';
export { hasIncanted } from './content/scenarios/druid-nights.ts';
export { returnersOf } from './content/scenarios/one-to-return.ts';
export type { Effect, Seat } from './core/effect.ts';
export { heardBy } from './core/news.ts';
export { type Term, total } from './core/numbers.ts';
export type { Option, Question } from './core/question.ts';
export { Stream, seeded } from './core/random.ts';
export { type About, type Details, Refusal } from './core/refusal.ts';
export { LocalTable } from './local-table.ts';
export {
  ACTS,
  type Act,
  type ActName,
  type ActOf,
  type Attempt,
  type AttemptOf,
  type Fate,
  type Part,
  type Way,
} from './protocol/acts.ts';
export type { Asked, AskedOf } from './protocol/asked.ts';
export { type Choice, choice } from './protocol/choice.ts';
export { type EffectKind, type EffectOf, isOfKind, type Printed, type Vocabulary } from './protocol/effects.ts';
export { isKeyOf, keyOf, readKey, wordsOf } from './protocol/keys.ts';
export { type AboutFields, PROMPTS, type Prompt } from './protocol/prompts.ts';
export { whyMisread } from './protocol/read-back.ts';
export { type ManaSource, type One, oneNamed } from './protocol/slots.ts';
export { type Spot, type SpotKind, spotName, spotNamed } from './protocol/spots.ts';
export type { Gain, Yield } from './protocol/yields.ts';
export { positionBehind } from './record/behind.ts';
export { packRecord, unpackRecord } from './record/compact.ts';
export { RECORD_FAULTS, RecordError } from './record/error.ts';
export { readPosition } from './record/position.ts';
export { type GameRecord, readRecord } from './record/record.ts';
export { ENGINE_VERSION, type VersionGap, versionGap } from './record/version.ts';
export {
  POSITION_FORMAT,
  RECORD_FORMAT,
  recordOf,
  replay,
  resume,
  writePosition,
  writeRecord,
} from './record/write.ts';
export { usesOfCard } from './rules/cards/hand.ts';
export { diceAllowed, isUsable, type Payment } from './rules/cards/mana.ts';
export { sidewaysValue } from './rules/cards/play.ts';
export * from './rules/catalogue.ts';
export { heroArmor, unitArmor, unitResistances } from './rules/combat/damage.ts';
export { isEfficientBlock, isResisted } from './rules/combat/numbers.ts';
export {
  type AttackOutlook,
  type CombatOutlook,
  combatOutlook,
  type Explained,
  type FoeOutlook,
  type StrikeOutlook,
} from './rules/combat/outlook.ts';
export { type DuelOutlook, duelOutlook } from './rules/duel/outlook.ts';
export { fameOfVictory } from './rules/duel/results.ts';
export { isInhabited, isSettled, recruitCost, recruitsAt, spellsAt, trainingAt } from './rules/interaction/for-sale.ts';
export { openingInfluence } from './rules/interaction/interaction.ts';
export { isLoyal } from './rules/interaction/loyalty.ts';
export { ARTIFACT, LEARNING, TRAINING } from './rules/interaction/prices.ts';
export { hasRoom, isReady, useOf } from './rules/interaction/units.ts';
export { MageKnight } from './rules/mage-knight.ts';
export { exploreCost, frontierOf, nextBack, placesFrom } from './rules/map/exploring.ts';
export {
  cityAt,
  groundOf,
  isConquered,
  isHostile,
  ownerOf,
  rampageOf,
  type Space,
  spaceAt,
} from './rules/map/ground.ts';
export { moveCost, step } from './rules/map/movement.ts';
export type { Query } from './rules/query.ts';
export { LEVELS, levelOf, reputationModifier } from './rules/rewards/tracks.ts';
export * from './rules/scenarios/scenarios.ts';
export { type ScoreLine, type ScoreSheet, scoreSheets } from './rules/scenarios/scoring.ts';
export { areAllies, sidesOf } from './rules/scenarios/teams.ts';
export { SETUP_FAULTS, type SetupFault } from './rules/setup/fault.ts';
export {
  type GameOptions,
  playableSets,
  readOption,
  type SetupChoice,
  setupChoices,
} from './rules/setup/options.ts';
export { type GameSetup, newGame, startingCards, whyNotSetUp } from './rules/setup/setup.ts';
export { handLimit } from './rules/turn/end-of-turn.ts';
export { type EndOutlook, endOutlook } from './rules/turn/end-outlook.ts';
export { idlePoints } from './rules/turn/idle.ts';
export { type Use, usesAtHand } from './rules/uses.ts';
export { yieldsOf } from './rules/yields.ts';
export {
  buildScene,
  type Colored,
  colorsOf,
  copiesIn,
  type HeroScene,
  MOMENTS,
  nearest,
  type Problem as SceneProblem,
  SCENE_FLAWS,
  type Scene,
  type SceneAssault,
  type SceneCity,
  type SceneCombat,
  type SceneDuel,
  type SceneDummy,
  type SceneEnemy,
  SceneError,
  type SceneFlaw,
  type SceneFoe,
  type SceneUnit,
} from './scene/scene.ts';
export { type Answer, type Fence, type Moment, Session, shownTo } from './session.ts';
export * from './state/assault.ts';
export { cloneState } from './state/clone.ts';
export * from './state/combat.ts';
export * from './state/duel.ts';
export * from './state/hex.ts';
export { diceIn, type Inventory, inventoryOf, lostOrAdded } from './state/inventory.ts';
export * from './state/mana.ts';
export * from './state/map.ts';
export * from './state/modifiers.ts';
export * from './state/names.ts';
export { NEWS, type News, type NewsKind, type NewsOf, type Points, type ToldNews } from './state/news.ts';
export { CONTENT_SETS, type ContentSet, MODES, type Mode, OPTION_NAMES, type OptionName } from './state/options.ts';
export * from './state/player.ts';
export { keyOfPosition } from './state/position-key.ts';
export * from './state/state.ts';
export * from './state/turn.ts';
export { type Endured, endure } from './view/endure.ts';
export { type Cost, type Foreseen, foresee, isOutdone, type Worth } from './view/foresee.ts';
export { imagine, imagineFrom, type Known, knownTo } from './view/imagine.ts';
export { obviousAnswer } from './view/obvious.ts';
export { queryOver } from './view/query-over.ts';
export { type View, viewOf } from './view/view.ts';
export { type Ware, waresOf } from './view/wares.ts';
