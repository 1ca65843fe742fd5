import {
  CARDS,
  groundOf,
  type Hex,
  hexNamed,
  RUINS,
  type RuinToken,
  reputationModifier,
  SITES,
  siteOf,
} from '@deedbook/engine';
import { sharesText } from './cities.ts';
import { type Answering, aboutOf, always, type Label } from './label.ts';
import { walkText } from './moves.ts';
import { hexText, listOf, listOfTokens, nameOf, nameOfPlace, times } from './names.ts';
import type { Key } from './shape.ts';
import { asChange, type Voice } from './voice.ts';

/*
 * Answers that have to do with the space a hero stands on, or with what stands next to it: the action of a turn.
 */

/** The space the hero stands on and its site, as far as there is a map to look at. */
function whereIs({ asked, view }: Answering): { readonly hex: Hex; readonly site: string } | null {
  const hex = view?.players[asked.seat]?.hex ?? null;
  const site = view && hex !== null ? groundOf(view.map).get(hex)?.site : null;
  return site && hex !== null ? { hex, site } : null;
}

const influenceOf = (voice: Voice, n: number | string): string => voice.say('effects.points.influence', { n });

const interact: Label = (voice, answering) => {
  const here = whereIs(answering);
  const { asked, view } = answering;
  const modifier = reputationModifier(view?.players[asked.seat]?.reputation ?? 0);
  if (!here || modifier === null) return voice.say('choices.interact');
  const site = nameOfPlace(voice, 'site', here.site);
  const city = view?.cities.find(({ hexes }) => hexes.includes(here.hex));
  const shields = city?.shields.filter(seat => seat === asked.seat).length ?? 0;
  if (shields > 0) {
    return voice.say('cities.choices.interact', { site, influence: influenceOf(voice, asChange(modifier + shields)) });
  }
  if (modifier === 0) return voice.say('choices.interactAt', { site });
  return voice.say('choices.interactFor', { site, influence: influenceOf(voice, asChange(modifier)) });
};

const enter: Label = (voice, answering) => {
  const here = whereIs(answering);
  const { view } = answering;
  const lair = here && view && siteOf(view, here.site).lair;
  if (!here || !lair) return voice.say('choices.enter');
  const tokens = view.tokens.filter(token => token.hex === here.hex);
  const enemies = tokens.filter(token => token.color !== 'yellow').map(token => token.name);
  const ruins = tokens.filter(token => token.color === 'yellow').map(token => token.name);
  const waiting =
    enemies.length > 0
      ? listOf(voice, 'token', enemies)
      : listOf(voice, 'ruin', ruins) || listOfTokens(voice, lair.draws);
  const rules = lair.withUnits ? 'choices.nightRules' : 'choices.noUnits';
  const details = lair.underground ? [waiting, voice.say(rules)] : [waiting];
  return voice.say('choices.enterTo', { site: nameOfPlace(voice, 'site', here.site), details: details.join('; ') });
};

/** The mana an altar takes: red mana ×3. */
export const altarMana = (voice: Voice, altar: NonNullable<RuinToken['altar']>): string =>
  voice.and(
    Object.entries(altar).map(([color, n]) =>
      times(voice, voice.say('words.mana', { color: nameOf(voice, 'color', color) }), n),
    ),
  );

const pay: Label = (voice, answering) => {
  if (answering.words[1] !== 'altar') return null;
  const here = whereIs(answering);
  const token = answering.view?.tokens.find(({ hex, color }) => hex === here?.hex && color === 'yellow');
  const ruins = token && RUINS.find(token.name);
  if (!ruins?.altar) return voice.say('choices.altar');
  return voice.say('choices.altarFor', { mana: altarMana(voice, ruins.altar), fame: ruins.fame });
};

const challenge: Label = (voice, answering) => {
  const hex = hexNamed(answering.words[1] ?? '');
  if (hex === null) return null;
  const seen = answering.view?.tokens.find(token => token.hex === hex && token.role === 'rampaging')?.name;
  const { enemy = seen } = aboutOf<{ enemy: string }>(answering);
  return enemy
    ? voice.say('choices.challenge', { enemy: nameOf(voice, 'enemy', enemy), hex: hexText(hex) })
    : voice.say('choices.challengeAt', { hex: hexText(hex) });
};

const buy: Label = (voice, answering) => {
  if (answering.words[1] === 'artifact') return voice.say('cities.choices.artifact');
  const here = whereIs(answering);
  const price = here ? SITES.get(here.site).healing : undefined;
  return price === undefined
    ? voice.say('choices.buyHealing')
    : voice.say('choices.buyHealingFor', { influence: influenceOf(voice, price) });
};

/** A card that is taught here; a Spell also costs a mana of its colour. */
const taught =
  (key: Key): Label =>
  (voice, { words: [, id = ''] }) => {
    const color = CARDS.find(id)?.color;
    if (!color) return null;
    const mana = voice.say('words.mana', { color: nameOf(voice, 'color', color) });
    return voice.say(key, { card: nameOf(voice, 'card', id), mana });
  };

/** A cooperative assault is no step. */
const assault: Label = (voice, answering) =>
  answering.words[1] === 'together' ? voice.say('cities.choices.together') : walkText(voice, answering);

const shares: Label = (voice, answering) =>
  voice.say('cities.choices.shares', {
    shares: sharesText(voice, aboutOf<{ shares: string[] }>(answering).shares ?? []),
  });

const city: Label = (voice, { choice, view }) => {
  const hex = hexNamed(choice.key);
  const card = view?.cities.find(({ hexes }) => hex !== null && hexes.includes(hex))?.cards[0];
  return hex === null ? null : `${card ? `${nameOf(voice, 'city', card)} ` : ''}${hexText(hex)}`;
};

export const VISIT_VERBS: Readonly<Record<string, Label>> = {
  assault,
  invite: (voice, { words }) => voice.say('cities.choices.invite', { hero: nameOf(voice, 'hero', words[1] ?? '') }),
  agree: always('cities.choices.agree'),
  refuse: always('cities.choices.refuse'),
  'stay-out': always('cities.choices.stayOut'),
  interact,
  enter,
  burn: always('choices.burn'),
  pay,
  challenge,
  fight: always('choices.fight'),
  mark: always('choices.markGlade'),
  incantation: always('choices.incantation'),
  plunder: always('choices.plunder'),
  buy,
  call: always('cities.choices.elite'),
  train: (voice, answering) =>
    answering.words[1] === 'unseen' ? voice.say('cities.choices.unseen') : taught('choices.train')(voice, answering),
  learn: taught('choices.learn'),
};

/** Something won. All Artifacts are taken at once, as many as a view says. */
const reward: Label = (voice, { words: [verb, what = ''], view }) => {
  if (verb !== 'take') return voice.say('choices.afterLevel');
  const count = what === 'artifact' && view ? view.rewards.filter(other => other === what).length : 1;
  const reward = voice.find(`words.reward.${what}`, { count });
  return reward && voice.say('choices.reward', { reward });
};

export const VISIT_PROMPTS: Readonly<Record<string, Label>> = {
  rewards: reward,
  'assault-shares': shares,
  'assault-city': city,
};
