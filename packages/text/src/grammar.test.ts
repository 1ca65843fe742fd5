import {
  BASIC_COLORS,
  buildScene,
  CITIES,
  COLORS,
  centreOf,
  HEROES,
  type Hex,
  HIDDEN,
  hex,
  type News,
  qOf,
  rOf,
  Session,
  SITES,
  TERRAINS,
  TOKEN_COLORS,
  type View,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { CATALOGUES } from './catalogues.ts';
import { playRandomGames } from './testing/games.ts';
import { leftovers } from './testing/leftovers.ts';
import { ALL_NEWS } from './testing/news.ts';
import { REVIEWED, type Reviewed } from './testing/reviewed.ts';
import { Voice } from './voice.ts';

/** Every place with its article, alone and after a preposition. */
const PLACES: readonly [kind: 'site' | 'terrain' | 'city', id: string, ...at: [string, string, string]][] = [
  ['site', 'portal', 'on the portal', 'no portal mágico', 'nel portale'],
  ['site', 'village', 'in the village', 'no vilarejo', 'nel villaggio'],
  ['site', 'monastery', 'at the monastery', 'no mosteiro', 'nel monastero'],
  ['site', 'keep', 'at the keep', 'no forte', 'nel castello'],
  ['site', 'mage-tower', 'at the mage tower', 'na torre de mago', 'nella torre della magia'],
  ['site', 'city', 'in the city', 'na cidade', 'nella città'],
  ['site', 'dungeon', 'at the dungeon', 'no calabouço', 'nel sotterraneo'],
  ['site', 'tomb', 'at the tomb', 'no sepulcro', 'nella tomba'],
  ['site', 'monster-den', 'at the monster den', 'no covil de monstros', 'nella tana di mostri'],
  ['site', 'spawning-grounds', 'at the spawning grounds', 'no nascedouro', 'nel terreno di riproduzione'],
  ['site', 'ancient-ruins', 'at the ancient ruins', 'nas ruínas', 'nelle rovine'],
  ['site', 'crystal-mine', 'at the crystal mine', 'na mina de cristal', 'nella miniera di cristallo'],
  ['site', 'magical-glade', 'in the magical glade', 'na clareira mágica', 'nella radura magica'],
  ['terrain', 'plains', 'on the plains', 'na planície', 'nella pianura'],
  ['terrain', 'hills', 'in the hills', 'nas colinas', 'nelle colline'],
  ['terrain', 'forest', 'in the forest', 'na floresta', 'nella foresta'],
  ['terrain', 'wasteland', 'in the wasteland', 'na terra devastada', 'nella terra desolata'],
  ['terrain', 'desert', 'in the desert', 'no deserto', 'nel deserto'],
  ['terrain', 'swamp', 'in the swamp', 'no pântano', 'nella palude'],
  ['terrain', 'lake', 'on the lake', 'no lago', 'nel lago'],
  ['terrain', 'mountain', 'on the mountain', 'na montanha', 'nella montagna'],
  ['terrain', 'sea', 'on the sea', 'no mar', 'nel mare'],
  ['city', 'white-city', 'in the white city', 'na cidade branca', 'nella città bianca'],
  ['city', 'blue-city', 'in the blue city', 'na cidade azul', 'nella città blu'],
  ['city', 'green-city', 'in the green city', 'na cidade verde', 'nella città verde'],
  ['city', 'red-city', 'in the red city', 'na cidade vermelha', 'nella città rossa'],
];

it.each(PLACES)('the %s %s is used in a sentence with its article', (kind, id, ...at) => {
  expect(REVIEWED.map(language => createText(language).inSentence('at', kind, id))).toEqual(at);
});

it('no place is without an article', () => {
  const named = PLACES.map(([, id]) => id).sort();
  expect(named).toEqual([...SITES.ids(), ...TERRAINS.ids(), ...CITIES.ids()].sort());
});

/** What no sentence may contain: uncontracted prepositions, places without an article, wrong numbers. */
const FORBIDDEN: Readonly<Record<Reviewed, readonly RegExp[]>> = {
  en: [
    /\b(the|an?) (the|an?)\b/,
    /(?<!Player )\b1 (?:\p{L}+ ){0,2}?(Wounds|points|cards|tokens|dice|Artifacts|defenders)\b/u,
    /\b[02] (?:\p{L}+ ){0,2}?(Wound|point|card|token|Artifact|defender)\b/u,
    /colour|armour|grey|paralys/i,
  ],
  'pt-BR': [
    /(?<!\p{L})(de|em) (o|a|os|as)(?!\p{L})/iu,
    /(?<!\p{L})a (o|os|as)(?!\p{L})/iu,
    /(?<!Jogador )\b1 (?:de )?(pontos|Ferimentos|cartas|marcadores|Artefatos|dados|defensores)\b/u,
    /\b2 (ponto|Ferimento|carta|marcador|Artefato|dado|defensor)\b/u,
    /^(Arythea|Tovak|Goldyx|Norowas) (é|foi|fica|está) \p{L}+(ado|ido)(?!\p{L})/u,
  ],
  it: [
    /(?<!\p{L})(di|in|a|da|su) (il|lo|la|i|gli|le)(?!\p{L})/iu,
    /(?<!\p{L})(di|in|a|da|su) l’/iu,
    /(?<!\p{L})(una|la|della|nella|alla) [aeiouà]/iu,
    /\b1 (?:di )?(punti|Ferite|carte|gettoni|Artefatti|danni|dadi|difensori)\b/u,
    /\b[02] (punto|Ferita|carta|gettone|Artefatto|danno|dado|difensore)\b/u,
    /^(Arythea|Tovak|Goldyx|Norowas) (è|viene|è stato) \p{L}+(ato|ito|uto|so)\b/u,
    /'/,
  ],
};

/** Places named without an article right after a preposition. */
function unarticled(language: Reviewed): RegExp {
  const text = createText(language);
  const names = PLACES.map(([kind, id]) => text.name(kind, id).toLowerCase());
  const before = { en: 'to|at|in|on|around|assaults|enters', 'pt-BR': 'em|de|para|invade', it: 'in|di|a|assalta' };
  return new RegExp(`(?<!\\p{L})(${before[language]}) (${names.join('|')})(?!\\p{L})`, 'u');
}

const SPOTS: readonly Hex[] = [hex(2, -1), hex(3, -1), hex(1, 0), centreOf({ a: 1, b: 1 }), centreOf({ a: 0, b: 1 })];

/** A map on which every space mentioned in the news has the same terrain or site. */
function mapOf(ground: string): View['map'] {
  const space = ground === 'crystal-mine' ? 'red crystal-mine' : ground;
  const map = Object.fromEntries(SPOTS.map(spot => [`${qOf(spot)},${rOf(spot)}`, space]));
  return new Session(buildScene({ map: { '0,0': 'plains', ...map } })).view(0).map;
}

const GROUNDS = PLACES.filter(([kind, id]) => kind !== 'city' && id !== 'city').map(([, id]) => id);
const NUMBERS = ['n', 'count', 'wounds', 'cost', 'damage', 'modifier', 'level'];

/** The same news with other numbers and colors. */
function variants(news: News): News[] {
  const fields = Object.entries(news);
  const numbers = fields.filter(([name, value]) => NUMBERS.includes(name) && typeof value === 'number');
  const colors = fields.filter(([, value]) => BASIC_COLORS.some(color => color === value));
  const backs = news.news.startsWith('token-') ? TOKEN_COLORS : COLORS;
  return [
    news,
    ...numbers.flatMap(([name]) => [0, 1, 2].map(n => ({ ...news, [name]: n }) as News)),
    ...colors.flatMap(([name]) => backs.map(color => ({ ...news, [name]: color }) as News)),
  ];
}

/** Questions and answers from a few games. */
const HEARD = playRandomGames(8, 1);

const EVERY = ALL_NEWS.flatMap(variants);

/** British list rules have no comma before the last item. */
const LOCALES: Readonly<Record<Reviewed, string>> = { en: 'en-GB', 'pt-BR': 'pt-BR', it: 'it' };

it.each(REVIEWED)('lists in %s follow the rules of the language, however long they are', language => {
  const voice = new Voice(language, CATALOGUES[language], 'named');
  for (const list of [[], ['w'], ['w', 'x'], ['w', 'x', 'y'], ['w', 'x', 'y', 'z']]) {
    const lists = (type: 'conjunction' | 'disjunction') =>
      new Intl.ListFormat(LOCALES[language], { type }).format(list);
    expect([voice.and(list), voice.or(list)]).toEqual([lists('conjunction'), lists('disjunction')]);
  }
});

describe.each(REVIEWED)('every log line in %s', language => {
  const text = createText(language, 'named');
  const forbidden = [...FORBIDDEN[language], unarticled(language)];
  const wrong = (lines: readonly string[]) => [
    ...leftovers(lines),
    ...new Set(lines.filter(line => forbidden.some(form => form.test(line)))),
  ];

  it.each(HEROES.ids())('is right for %s, whatever the numbers and colors', hero => {
    expect(wrong(EVERY.map(news => text.news(news, () => text.name('hero', hero))))).toEqual([]);
  });

  it('is right for numbered players', () => {
    expect(wrong(EVERY.map(news => text.news(news)))).toEqual([]);
  });

  it.each(GROUNDS)('is right at this place: %s', ground => {
    const map = mapOf(ground);
    const lines = EVERY.map(news => text.news(news, () => 'Arythea', map));
    expect(wrong(lines)).toEqual([]);
    expect(lines.join(' ')).toContain(text.inSentence('at', TERRAINS.has(ground) ? 'terrain' : 'site', ground));
  });

  it('is the same in parts', () => {
    const map = mapOf('keep');
    for (const news of ALL_NEWS) {
      const parts = text.newsParts(news, () => 'Tovak', map);
      const words = parts.map(part => (typeof part === 'string' ? part : part.words));
      expect(words.join('')).toBe(text.news(news, () => 'Tovak', map));
    }
  });

  it('marks every card, Unit, enemy, Skill and Tactic it names', () => {
    for (const news of ALL_NEWS) {
      const plain = text.newsParts(news, () => 'Tovak', mapOf('keep')).filter(part => typeof part === 'string');
      for (const field of ['card', 'unit', 'enemy', 'skill', 'tactic'] as const) {
        const id = field in news ? (news as unknown as Record<string, string>)[field] : undefined;
        const name = id && id !== HIDDEN ? text.name(field, id) : null;
        if (name) expect(plain.join('|'), news.news).not.toContain(name);
      }
    }
  });

  it('is right in every answer on the map, and no answer mentions coordinates', () => {
    const told = (isOnMap: (spot: string | undefined) => boolean) =>
      HEARD.moments.flatMap(({ asked, view }) =>
        asked.choices.filter(({ at }) => isOnMap(at?.kind)).map(choice => text.choice(asked, choice, view)),
      );
    expect(wrong(told(spot => spot === 'hex' || spot === 'tile'))).toEqual([]);
    expect(told(() => true).filter(line => /\d,−?\d/.test(line))).toEqual([]);
  });

  it('has the right plural in every refusal', () => {
    const rules = Object.keys(CATALOGUES.en.refusals).map(key => key.replace(/_(one|other)$/, ''));
    const about = (n: number) => ({
      color: 'red',
      wanted: 'red',
      cost: n,
      points: n,
      damage: n,
      allowed: n,
      touching: n,
      total: n,
      needed: n,
    });
    const told = rules.flatMap(rule =>
      [0, 1, 2].map(n => text.why({ rule, about: { unit: 'peasants', enemy: 'medusa', card: 'march', ...about(n) } })),
    );
    expect(told.filter(line => FORBIDDEN[language].some(form => form.test(line)))).toEqual([]);
  });
});
