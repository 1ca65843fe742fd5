import { CARDS, groundOf, type Hex, RUINS, type RuinToken, reputationModifier, SITES, siteOf } from '@deedbook/engine';
import { sharesText } from './cities.ts';
import { type Answering, always, type Label, labels } from './label.ts';
import { listOf, listOfTokens, nameOf, nameOfPlace, times } from './names.ts';
import { nounOfSpace } from './places.ts';
import type { Key } from './shape.ts';
import { asChange, type Voice } from './voice.ts';

/* Answers about the hero's space or adjacent ones: the actions of a turn. */

/** The hero's space and its site, if there is a map. */
function whereIs({ asked, view }: Answering): { readonly hex: Hex; readonly site: string } | null {
  const hex = view?.players[asked.seat]?.hex ?? null;
  const site = view && hex !== null ? groundOf(view.map).get(hex)?.site : null;
  return site && hex !== null ? { hex, site } : null;
}

const influenceOf = (voice: Voice, n: number | string): string => voice.say('effects.points.influence', { n });

const interact: Label<'interact'> = (voice, _act, answering) => {
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

const enter: Label<'enter'> = (voice, _act, answering) => {
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

const payAltar: Label<'pay-altar'> = (voice, _act, answering) => {
  const here = whereIs(answering);
  const token = answering.view?.tokens.find(({ hex, color }) => hex === here?.hex && color === 'yellow');
  const ruins = token && RUINS.find(token.name);
  if (!ruins?.altar) return voice.say('choices.altar');
  return voice.say('choices.altarFor', { mana: altarMana(voice, ruins.altar), fame: ruins.fame });
};

const challenge: Label<'challenge'> = (voice, { to, ...known }, { view }) => {
  const seen = view?.tokens.find(token => token.hex === to && token.role === 'rampaging')?.name;
  const { enemy = seen } = known;
  const hex = nounOfSpace(voice, view?.map ?? null, to);
  return enemy
    ? voice.say('choices.challenge', { enemy: nameOf(voice, 'enemy', enemy), hex })
    : voice.say('choices.challengeAt', { hex });
};

const buyHealing: Label<'buy-healing'> = (voice, _act, answering) => {
  const here = whereIs(answering);
  const price = here ? SITES.get(here.site).healing : undefined;
  return price === undefined
    ? voice.say('choices.buyHealing')
    : voice.say('choices.buyHealingFor', { influence: influenceOf(voice, price) });
};

/** A card sold here; a Spell also costs a mana of its color. */
const taught =
  (key: Key) =>
  (voice: Voice, { card }: { readonly card: string }): string => {
    const color = CARDS.find(card)?.color;
    const mana = color ? voice.say('words.mana', { color: nameOf(voice, 'color', color) }) : '';
    return voice.say(key, { card: nameOf(voice, 'card', card), mana });
  };

const city: Label<'pick-city'> = (voice, { to }, { view }) => {
  const card = view?.cities.find(({ hexes }) => hexes.includes(to))?.cards[0];
  const { name } = nounOfSpace(voice, view?.map ?? null, to);
  if (voice.spaces === 'named') return card ? nameOf(voice, 'city', card) : voice.capital(name);
  return `${card ? `${nameOf(voice, 'city', card)} ` : ''}${name}`;
};

/** A reward. All Artifacts are taken at once; the view tells how many. */
const reward: Label<'take-reward'> = (voice, { reward: what }, { view }) => {
  const count = what === 'artifact' && view ? view.rewards.filter(other => other === what).length : 1;
  return voice.say('choices.reward', { reward: voice.say(`words.reward.${what}`, { count }) });
};

export const VISIT_LABELS = labels({
  interact,
  enter,
  burn: always('choices.burn'),
  'pay-altar': payAltar,
  challenge,
  fight: always('choices.fight'),
  rest: always('choices.rest'),
  'mark-glade': always('choices.markGlade'),
  incantation: always('choices.incantation'),
  plunder: always('choices.plunder'),
  'buy-healing': buyHealing,
  'buy-artifact': always('cities.choices.artifact'),
  'call-elite': always('cities.choices.elite'),
  'train-unseen': always('cities.choices.unseen'),
  train: taught('choices.train'),
  learn: taught('choices.learn'),
  'propose-assault': always('cities.choices.together'),
  'pick-city': city,
  invite: (voice, { hero }) => voice.say('cities.choices.invite', { hero: nameOf(voice, 'hero', hero) }),
  'share-out': (voice, { shares = [] }) => sharesText(voice, shares),
  agree: always('cities.choices.agree'),
  refuse: always('cities.choices.refuse'),
  'stay-out': always('cities.choices.stayOut'),
  'take-reward': reward,
  'after-level': always('choices.afterLevel'),
});
