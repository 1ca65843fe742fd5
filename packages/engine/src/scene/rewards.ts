import { Stream, seeded } from '../core/random.ts';
import { COLORS } from '../state/mana.ts';
import { REWARDS } from '../state/turn.ts';
import { copiesIn, type Stage } from './stage.ts';

/** Sets the rewards won so far this turn. */
export function setRewards(stage: Stage): void {
  const { scene, s, problems } = stage;
  s.rewards = (scene.rewards ?? []).flatMap((entry, i) => {
    const rewards = copiesIn(entry).flatMap(name => REWARDS.find(known => known === name) ?? []);
    if (rewards.length === 0) {
      problems.add(['rewards', i], `there is no reward '${entry}'; known: ${REWARDS.join(', ')}`);
    }
    return rewards;
  });
}

const MOST_ROLLS = 5;

/** Searches for a random seed with which the next dice show these colors; there is no other way to set them. */
export function setRolls({ scene, s, problems }: Stage): void {
  const { rolls } = scene;
  if (!rolls) return;
  const strange = rolls.find(color => !COLORS.includes(color));
  if (strange !== undefined) problems.add(['rolls'], `'${strange}' is no colour here: ${COLORS.join(', ')}`);
  if (rolls.length > MOST_ROLLS) problems.add(['rolls'], `name ${MOST_ROLLS} dice at most`);
  if (strange !== undefined || rolls.length > MOST_ROLLS) return;
  const falls = (attempt: number) => {
    const stream = new Stream(seeded(`${scene.seed ?? ''} roll ${attempt}`, 'rest'));
    return rolls.every(color => COLORS[stream.below(COLORS.length)] === color);
  };
  let attempt = 0;
  while (!falls(attempt)) attempt++;
  s.random = { ...s.random, rest: seeded(`${scene.seed ?? ''} roll ${attempt}`, 'rest') };
}
