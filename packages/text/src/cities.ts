import { CITIES, type City, ELEMENTS, type NewsOf, type Part } from '@deedbook/engine';
import type { Called } from './called.ts';
import { bare, type Noun } from './grammar.ts';
import { listOf, nameOf, nameOfSeat, type SeatNames } from './names.ts';
import { asChange, type Voice } from './voice.ts';

/** A city card in words: its name, the bonus of its defenders, and what it sells. */
export interface CityText {
  readonly name: string;
  readonly text: string;
}

export function cityText(voice: Voice, id: string): CityText {
  const { bonus, sells } = CITIES.get(id);
  const attacks = ELEMENTS.filter(element => bonus.attack?.[element] !== undefined).map(
    element => `${nameOf(voice, 'element', element)} ${asChange(bonus.attack?.[element] ?? 0)}`,
  );
  const told = [
    ...(bonus.armor === undefined ? [] : [voice.say('cities.bonus.armor', { n: bonus.armor })]),
    ...(attacks.length === 0 ? [] : [voice.say('cities.bonus.attack', { attacks: attacks.join(', ') })]),
    ...(bonus.physical === undefined
      ? []
      : [voice.say('cities.bonus.physical', { ability: nameOf(voice, 'ability', bonus.physical) })]),
    voice.say(`cities.sells.${sells}`),
  ];
  return { name: nameOf(voice, 'city', id), text: told.join(' ') };
}

/** A city within a sentence: the green city. */
const cityNoun = (voice: Voice, id: string): Noun => voice.noun(id, voice.small(nameOf(voice, 'city', id)));

/** The state of a city: its level and number of defenders, or its leader; and the Shields on its card. */
export function cityStateText(voice: Voice, city: City, defenders: number, names: SeatNames | null): string {
  const { level, shields, conquered, leader } = city;
  const who = (seat: number) => nameOfSeat(voice, seat, names);
  const told = [
    ...(level > 0 ? [voice.say('cities.level', { n: level })] : []),
    ...(conquered ? [] : [voice.say('cities.defenders', { count: defenders })]),
    ...(shields.length === 0 ? [] : [voice.say('cities.shields', { names: shields.map(who).join(', ') })]),
    ...(leader === null ? [] : [voice.say('cities.leader', { name: who(leader) })]),
    ...(conquered && leader === null ? [voice.say('cities.friendly')] : []),
  ];
  return `${city.cards.map(card => nameOf(voice, 'city', card)).join(' + ')} (${told.join('; ')})`;
}

/** How many defenders each hero faces: Tovak 2, Goldyx 1. */
export const sharesText = (voice: Voice, shares: readonly Part[]): string =>
  shares.map(({ hero, n }) => `${nameOf(voice, 'hero', hero)} ${n}`).join(', ');

type CityNews = NewsOf<
  | 'city-revealed'
  | 'city-joined'
  | 'city-conquered'
  | 'artifact-bought'
  | 'assault-proposed'
  | 'assault-declined'
  | 'assault-failed'
  | 'defenders-dealt'
  | 'stayed-out'
>;

/** News about cities, as log lines. */
export function cityNewsText(voice: Voice, news: CityNews, { who, site, city }: Called): string {
  switch (news.news) {
    case 'city-revealed': {
      const values = { city: city(bare(nameOf(voice, 'city', news.city)), news.hex) };
      if (news.level === 0) return voice.say('cities.news.friendly', values);
      return voice.say('cities.news.revealed', { ...values, level: news.level });
    }
    case 'city-joined':
      return voice.say('cities.news.joined', { city: city(cityNoun(voice, news.city), news.hex) });
    case 'city-conquered': {
      const values = { who: who(news.seat), city: city(cityNoun(voice, news.city), news.hex) };
      if (news.leader === null) return voice.say('cities.news.conquered', values);
      return voice.say('cities.news.led', { ...values, leader: who(news.leader) });
    }
    case 'artifact-bought': {
      const influence = voice.say('effects.points.influence', { n: news.cost });
      return voice.say('cities.news.bought', { who: who(news.seat), influence });
    }
    case 'assault-proposed':
      return voice.say('cities.news.proposed', {
        who: who(news.seat),
        city: site('city', news.hex),
        shares: news.shares.map(({ seat, n }) => `${who(seat).name} ${n}`).join(', '),
      });
    case 'assault-declined':
      return voice.say('cities.news.declined', { who: who(news.seat) });
    case 'assault-failed':
      return voice.say('cities.news.failed', { city: site('city', news.hex) });
    case 'defenders-dealt':
      return voice.say('cities.news.dealt', { who: who(news.seat), enemies: listOf(voice, 'enemy', news.enemies) });
    case 'stayed-out':
      return voice.say('cities.news.stayedOut', { who: who(news.seat) });
    default:
      throw new Error(`no words for ${JSON.stringify(news satisfies never)}`);
  }
}
