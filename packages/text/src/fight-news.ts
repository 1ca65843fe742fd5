import type { NewsOf } from '@deedbook/engine';
import type { Called } from './called.ts';
import { listOf, nameOf, nameOfAnything, nameOfPlace } from './names.ts';
import { asChange, type Voice } from './voice.ts';

/** News about one player's combat, Units, interactions and rewards. */
type FightNews = NewsOf<
  | 'fight-begins'
  | 'enemy-joined'
  | 'phase-began'
  | 'summoned'
  | 'value-added'
  | 'attack-blocked'
  | 'enemy-held'
  | 'enemy-weakened'
  | 'enemy-exposed'
  | 'enemy-defeated'
  | 'fight-ended'
  | 'poisoned'
  | 'paralysed'
  | 'knocked-out'
  | 'unit-used'
  | 'unit-gained'
  | 'unit-disbanded'
  | 'unit-damaged'
  | 'unit-destroyed'
  | 'unit-healed'
  | 'unit-readied'
  | 'unit-spent'
  | 'banner-attached'
  | 'interaction-began'
  | 'healing-bought'
  | 'plundered'
  | 'dare-set'
  | 'dare-shown'
  | 'conquered'
  | 'die-rolled'
  | 'attack-cancelled'
  | 'reward-declined'
  | 'reward-rolled'
  | 'artifacts-shown'
>;

/** The log lines for this news. */
export function fightNewsText(voice: Voice, news: FightNews, called: Called): string {
  const who = called.who(news.seat);
  switch (news.news) {
    case 'fight-begins': {
      const { why, hex, enemies } = news;
      const values = { who, hex: why === 'burning' ? called.site('monastery', hex) : called.where(hex) };
      if (enemies.length === 0) return voice.say(`news.unopposed.${why}`, values);
      return voice.say(`news.fight.${why}`, { ...values, enemies: listOf(voice, 'token', enemies) });
    }
    case 'enemy-joined':
    case 'attack-blocked':
    case 'attack-cancelled':
    case 'enemy-exposed':
    case 'enemy-held':
    case 'enemy-defeated':
      return voice.say(`news.${news.news}`, { who, enemy: nameOf(voice, 'enemy', news.enemy) });
    case 'enemy-weakened':
      return voice.say('news.enemy-weakened', { who, enemy: nameOf(voice, 'enemy', news.enemy), n: asChange(news.n) });
    case 'phase-began':
      return voice.say('news.phase-began', { phase: nameOf(voice, 'phase', news.phase) });
    case 'summoned': {
      const [summoner, enemy] = [nameOf(voice, 'enemy', news.summoner), nameOf(voice, 'enemy', news.enemy)];
      return voice.say('news.summoned', { who, summoner, enemy });
    }
    case 'value-added':
      return voice.say('news.value-added', {
        who,
        value: valueText(voice, news),
        card: nameOfAnything(voice, news.card) ?? news.card,
      });
    case 'fight-ended':
      return voice.say(news.won ? 'news.fight-won' : 'news.fight-left', { who });
    case 'poisoned':
      return voice.say('news.poisoned', { who, count: news.n });
    case 'paralysed':
    case 'knocked-out':
    case 'plundered':
    case 'dare-set':
      return voice.say(`news.${news.news}`, { who });
    case 'unit-used':
    case 'unit-gained':
    case 'unit-disbanded':
    case 'unit-destroyed':
    case 'unit-healed':
    case 'unit-readied':
    case 'unit-spent':
      return voice.say(`news.${news.news}`, { who, unit: nameOf(voice, 'unit', news.unit) });
    case 'banner-attached':
      return voice.say('news.banner-attached', {
        who,
        banner: nameOf(voice, 'card', news.banner),
        unit: nameOf(voice, 'unit', news.unit),
      });
    case 'unit-damaged':
      return voice.say(news.wounded ? 'news.unit-wounded' : 'news.unit-unharmed', {
        who,
        unit: nameOf(voice, 'unit', news.unit),
      });
    case 'interaction-began': {
      const site = nameOfPlace(voice, 'site', news.site);
      if (news.modifier === 0) return voice.say('news.interaction-began', { who, site });
      const influence = voice.say('effects.points.influence', { n: asChange(news.modifier) });
      return voice.say('news.interaction-valued', { who, site, influence });
    }
    case 'healing-bought':
      return voice.say('news.healing-bought', {
        who,
        influence: voice.say('effects.points.influence', { n: news.cost }),
      });
    case 'conquered': {
      const values = { who, site: called.site(news.site, news.hex) };
      return voice.say(news.site === 'monastery' ? 'news.burned' : 'news.conquered', values);
    }
    case 'dare-shown':
    case 'die-rolled':
    case 'reward-rolled':
      return voice.say(`news.${news.news}`, { who, color: nameOf(voice, 'color', news.color) });
    case 'reward-declined': {
      const reward = voice.say(`words.reward.${news.reward}`, { count: news.n });
      return voice.say('news.reward-declined', { who, reward });
    }
    case 'artifacts-shown':
      return voice.say('news.artifacts-shown', {
        who,
        count: news.cards.length,
        cards: listOf(voice, 'card', news.cards),
      });
    default:
      throw new Error(`no words for ${JSON.stringify(news satisfies never)}`);
  }
}

/** An Attack or Block as on a card: Ranged Fire Attack 5. */
const valueText = (voice: Voice, { kind, element, n }: NewsOf<'value-added'>): string =>
  kind === 'block'
    ? voice.say(`effects.block.${element}`, { n })
    : voice.say(`effects.attack.${kind}.${element}`, { n });
