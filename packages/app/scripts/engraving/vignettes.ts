import { sky } from './backdrop.ts';
import { bull, golem, medusa, wolf, worm } from './beasts.ts';
import { BLUE, BONE, DARK, GOLD, GREEN, ICE, RED, STEEL, VIOLET } from './colors.ts';
import { dragonHead } from './dragon.ts';
import { hag, helm, hood, orc, peasant, skullFace } from './heads.ts';
import { symmetric } from './pen.ts';
import { cut, type Layer, moved } from './plate.ts';
import { chalice, flame, frost, leafSprig } from './things.ts';
import { axe, bow, cannon, catapult, crossbow, fork, pick, pike, shield, staff, sword } from './weapons.ts';

/* Enemies and Units, 800 by 600. */

export type Draw = () => Layer[];

const MOODS = {
  day: { ground: '#d8b877', light: '#f6e7bd' },
  dusk: { ground: '#c97a52', light: '#f4cf8c' },
  green: { ground: '#94a873', light: '#ece3b0' },
  grey: { ground: '#9aa3ab', light: '#ece6d6' },
  night: { ground: '#5d6f96', light: '#dfe4ea' },
  violet: { ground: '#9382a8', light: '#ecdff0' },
  fire: { ground: '#b5472f', light: '#f3b54e' },
  ice: { ground: '#82a9c4', light: '#eef5f6' },
  stone: { ground: '#a38d72', light: '#eadbbd' },
} as const;

export const on = (mood: keyof typeof MOODS, ...layers: readonly (readonly Layer[])[]): Layer[] => [
  ...sky({ width: 800, height: 600, ...MOODS[mood], at: [400, 270, 220] }),
  ...layers.flat(),
];

/** Somebody, and the sky behind. */
export interface Figure {
  readonly mood: keyof typeof MOODS;
  readonly layers: readonly Layer[];
}

const figure = (mood: Figure['mood'], ...layers: readonly (readonly Layer[])[]): Figure => ({
  mood,
  layers: layers.flat(),
});

/** A figure before its sky. */
export const vignette = ({ mood, layers }: Figure): Layer[] => on(mood, layers);

const middle = (layers: readonly Layer[], x = 400, scale = 1): Layer[] => moved(layers, { x, y: 320, scale });
const left = (layers: readonly Layer[], turn = -18, scale = 0.9): Layer[] =>
  moved(layers, { x: 170, y: 320, turn, scale });
const right = (layers: readonly Layer[], turn = 18, scale = 0.9): Layer[] =>
  moved(layers, { x: 640, y: 320, turn, scale });
const dragon = (fill: string, pale: string): Layer[] => moved(dragonHead(fill, pale), { x: 40, y: -120, scale: 0.86 });

/** An iron cap over the head of an orc. */
const cap: Layer[] = cut(symmetric('0,-250! 110,-220 164,-110 160,-60! 110,-84 60,-90 30,-70 24,10! 0,20!', 0), {
  fill: '#8d9297',
  line: 11,
  shade: [{ turn: 6, gap: 15, width: 11, reach: 0.4, dark: 'end', bow: -20 }],
});

const fireMage = figure('fire', right(flame(), 8, 0.8), middle(hood(RED, '#ffe08a'), 360));
const iceMage = figure('ice', right(frost, 0, 0.8), middle(hood(BLUE, '#dff4ff', STEEL), 360));
const fireGolem = figure('fire', left(flame(), -6, 0.8), right(flame(), 6, 0.8), middle(golem('#7a4a3a', '#ffb03a')));
const iceGolem = figure('ice', middle(golem(ICE, '#ffffff')), right(frost, 10, 0.5));
const illusionist = figure(
  'violet',
  left(hood('#a893bd', '#cdb9dd', '#cdb9dd'), 0, 0.7),
  right(hood('#a893bd', '#cdb9dd', '#cdb9dd'), 0, 0.7),
  middle(hood(VIOLET, '#f3c8ff')),
);
const altemMage = figure('violet', right(staff('#d06ae0'), 12), middle(hood('#3b2f52', '#f08aff'), 360));
const altemGuard = figure('dusk', left(shield(GOLD), -8, 0.8), right(pike, 8), middle(helm(RED, '#e2c46a')));
const crossbows = figure('grey', middle(helm('#6b5a3a', '#a9a49a'), 330), right(crossbow, 24, 0.85));
const swords = figure('grey', right(sword, 20), middle(helm(GREEN), 360));
const guards = figure('grey', right(pike, 6), middle(helm(BLUE), 420), left(shield(RED), -6, 0.8));
const gunner = figure('dusk', middle(helm('#7b4b2a', '#8f8a80'), 280), right(cannon, -6, 0.85));
const freezer = figure('ice', middle(hood('#37628a', '#ffffff', ICE), 340), right(frost, 0, 0.95));

export const ENEMIES: Readonly<Record<string, Figure>> = {
  prowlers: figure('green', right(axe, 24), middle(orc(), 370)),
  diggers: figure('stone', right(pick, 20), middle(orc('#7f8a4a'), 360)),
  'cursed-hags': figure('violet', middle(hag(), 420)),
  'wolf-riders': figure('green', right(orc(), 0, 0.6), middle(wolf(), 380)),
  ironclads: figure(
    'grey',
    left(sword, -22),
    right(shield(DARK), 8, 0.85),
    middle(orc('#6d7a5a')),
    moved(cap, { x: 400, y: 320 }),
  ),
  'orc-summoners': figure('violet', right(staff('#c2e05a'), 14), middle(orc('#8a9a4a'), 360)),
  crossbowmen: crossbows,
  guardsmen: guards,
  swordsmen: swords,
  golems: figure('stone', middle(golem())),
  minotaur: figure('dusk', right(axe, 26), middle(bull(), 380)),
  gargoyle: figure('night', middle(skullFace())),
  medusa: figure('green', middle(medusa(), 400, 0.95)),
  'crypt-worm': figure('night', middle(worm())),
  werewolf: figure('night', middle(wolf('#6a5a4e'))),
  monks: figure('day', right(staff(GOLD), 16), middle(hood('#7a5a3a', '#ffe9b0', '#c9a06a'), 360)),
  illusionists: illusionist,
  'ice-mages': iceMage,
  'fire-mages': fireMage,
  'ice-golems': iceGolem,
  'fire-golems': fireGolem,
  freezers: freezer,
  gunners: gunner,
  'altem-guardsmen': altemGuard,
  'altem-mages': altemMage,
  'swamp-dragon': figure('green', dragon('#5c7a3c', '#c5c98a')),
  'fire-dragon': figure('fire', dragon('#a8392a', '#f0b070')),
  'ice-dragon': figure('ice', dragon('#5f93b5', '#dcecf2')),
  'high-dragon': figure('dusk', dragon('#7a5a94', '#e6cfa0')),
};

export const UNITS: Readonly<Record<string, Figure>> = {
  peasants: figure('day', right(fork, 10), middle(peasant(), 370)),
  foresters: figure('green', middle(hood('#4d6a3a', '#f3e9b0', '#8a6a3a'), 330), right(bow, 0, 0.9)),
  herbalists: figure('green', middle(hood('#8a9a6a', '#fff3c0', BONE), 330), right(leafSprig, 10, 0.9)),
  'utem-crossbowmen': crossbows,
  'utem-guardsmen': guards,
  'utem-swordsmen': swords,
  'guardian-golems': figure('stone', left(shield(BLUE), -8, 0.8), middle(golem('#a89a86'), 440)),
  illusionists: illusionist,
  'red-cape-monks': figure('fire', middle(hood(RED, '#fff0c0')), right(chalice(), 8, 0.6)),
  'northern-monks': figure('ice', middle(hood('#4a6f94', '#f0faff', BONE)), right(staff(ICE), 14)),
  'savage-monks': figure('green', right(axe, 22), middle(hood('#5a6a3a', '#ffcf5a', BONE), 360)),
  'fire-mages': fireMage,
  'ice-mages': iceMage,
  'fire-golems': fireGolem,
  'ice-golems': iceGolem,
  'amotep-gunners': gunner,
  'amotep-freezers': freezer,
  catapults: figure('dusk', middle(catapult, 400, 1.05)),
  'altem-mages': altemMage,
  'altem-guardians': altemGuard,
};
