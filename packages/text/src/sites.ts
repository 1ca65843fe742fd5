import { type Reward, RUINS, SITES, type Site, UNITS } from '@deedbook/engine';
import { phraseOf } from './effects.ts';
import { counted, listOfTokens, nameOf } from './names.ts';
import { altarMana } from './visits.ts';
import type { Voice } from './voice.ts';

/** A site in words: what is there and what can be done there. */
export interface SiteText {
  readonly name: string;
  readonly text: string;
}

export function siteText(voice: Voice, id: string): SiteText {
  return { name: nameOf(voice, 'site', id), text: whatIsThere(voice, id, SITES.get(id)).join(' ') };
}

function whatIsThere(voice: Voice, id: string, site: Site): string[] {
  const isFortified = site.category === 'fortified';
  const told: (string | null)[] = [
    site.category === 'other' ? null : voice.say(`sites.category.${site.category}`),
    site.token ? guard(voice, site.token, isFortified) : null,
    ...(site.lair ? lair(voice, site.lair) : []),
    site.reward ? voice.say('sites.reward', { rewards: rewardsText(voice, site.reward) }) : null,
    recruiting(voice, id, site),
    site.healing === undefined
      ? null
      : voice.say('sites.healing', { influence: voice.say('effects.points.influence', { n: site.healing }) }),
    voice.find(`sites.own.${id}`),
    site.cost === undefined
      ? null
      : voice.say('sites.cost', { points: voice.say('words.movePoints', { count: site.cost }) }),
    site.shared ? voice.say(isFortified ? 'sites.sharedOnceConquered' : 'sites.shared') : null,
    site.atTurnStart ? voice.say('sites.atTurnStart', { effect: phraseOf(voice, site.atTurnStart) }) : null,
    site.atTurnEnd ? voice.say('sites.atTurnEnd', { effect: phraseOf(voice, site.atTurnEnd) }) : null,
  ];
  const sentences = told.filter(sentence => sentence !== null);
  return sentences.length === 0 ? [voice.say('sites.category.other')] : sentences;
}

function guard(voice: Voice, { color, up }: NonNullable<Site['token']>, isFortified: boolean): string {
  const token = voice.say(`words.token.${color}`);
  if (isFortified) return voice.say('sites.garrison', { token });
  const when = up.day && up.night ? 'always' : up.day ? 'daily' : 'never';
  return voice.say(`sites.waiting.${when}`, { token });
}

/** If the site itself draws no enemies, its token says what is fought. */
function lair(voice: Voice, { draws, underground, stays, again }: NonNullable<Site['lair']>): (string | null)[] {
  return [
    draws.length > 0 ? voice.say('sites.enter', { tokens: listOfTokens(voice, draws) }) : voice.say('sites.enterToken'),
    underground ? voice.say('sites.underground') : null,
    voice.say(stays ? 'sites.stays' : 'sites.leaves'),
    again ? voice.say('sites.again') : null,
  ];
}

function recruiting(voice: Voice, id: string, { category }: Site): string | null {
  if (category !== 'inhabited' && category !== 'fortified') return null;
  const isShown = UNITS.ids().some(unit => UNITS.get(unit).sites.includes(id));
  return isShown ? voice.say(`sites.recruiting.${category}`) : null;
}

/** Rewards, with repeated ones grouped: an Artifact and 3 random crystals. */
export const rewardsText = (voice: Voice, rewards: readonly Reward[]): string =>
  voice.and([...counted(rewards)].map(([reward, count]) => voice.say(`words.reward.${reward}`, { count })));

/** A ruins token in words. */
export interface RuinText {
  readonly name: string;
  readonly text: string;
}

export function ruinText(voice: Voice, id: string): RuinText {
  const ruins = RUINS.find(id);
  const name = nameOf(voice, 'ruin', id);
  if (!ruins) return { name, text: '' };
  const { altar, fame, enemies, reward } = ruins;
  if (altar) return { name, text: voice.say('ruins.altar', { mana: altarMana(voice, altar), fame }) };
  const times = (n: number | undefined, what: Reward): Reward[] => Array<Reward>(n ?? 0).fill(what);
  const rewards = [
    ...times(reward.artifacts, 'artifact'),
    ...times(reward.spells, 'spell'),
    ...times(reward.advancedActions, 'advanced-action'),
    ...times(reward.units, 'unit'),
    ...times(reward.crystals ? 1 : 0, 'crystals'),
  ];
  const values = { tokens: listOfTokens(voice, enemies), rewards: rewardsText(voice, rewards) };
  return { name, text: voice.say('ruins.guarded', values) };
}
