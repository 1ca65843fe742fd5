import { wolf } from './beasts.ts';
import { BLUE, FLAME, GOLD, GREEN, ICE, RED, STONE, VIOLET } from './colors.ts';
import { hood } from './heads.ts';
import { type Layer, moved } from './plate.ts';
import {
  amulet,
  banner,
  bolt,
  book,
  boots,
  chalice,
  crown,
  crystal,
  eye,
  fist,
  flame,
  frost,
  hands,
  heart,
  horn,
  hourglass,
  leafSprig,
  ring,
  sack,
  scroll,
  whirl,
  wing,
} from './things.ts';
import { type Draw, on } from './vignettes.ts';
import { bow, shield, staff, sword } from './weapons.ts';

/* What cards show, 800 by 600. Cards that do much the same share a picture. */

const middle = (layers: readonly Layer[], scale = 1, turn = 0): Layer[] =>
  moved(layers, { x: 400, y: 300, scale, turn });
const beside = (layers: readonly Layer[], x: number, scale = 0.8, turn = 0): Layer[] =>
  moved(layers, { x, y: 310, scale, turn });

export const DEED_PICTURES: Readonly<Record<string, Draw>> = {
  rage: () => on('fire', middle(fist, 0.95)),
  threat: () => on('night', middle(eye(RED), 0.9)),
  blades: () => on('dusk', beside(sword, 400, 1, 40), beside(sword, 400, 1, -40), middle(shield(RED), 0.6)),
  guard: () => on('day', middle(shield(BLUE), 1.05)),
  crystal: () => on('violet', middle(crystal('#7fb6d8'), 0.95)),
  cold: () => on('ice', middle(frost)),
  march: () => on('day', middle(boots, 1)),
  calm: () => on('green', middle(leafSprig)),
  focus: () => on('violet', middle(eye(GREEN), 0.9)),
  wing: () => on('day', middle(wing, 1.1)),
  hands: () => on('day', middle(hands)),
  mana: () => on('night', middle(staff('#f2d04a'), 0.9, 14)),
  manners: () => on('day', middle(crown)),
  fire: () => on('fire', middle(flame(), 1.05)),
  blood: () => on('fire', middle(heart)),
  storm: () =>
    on('night', middle(bolt(GOLD), 1.05), beside(bolt(GOLD), 200, 0.6, 10), beside(bolt(GOLD), 610, 0.6, -10)),
  stone: () => on('stone', middle(shield(STONE), 0.6), beside(fist, 400, 0.95)),
  tale: () => on('day', middle(scroll)),
  book: () => on('dusk', middle(book)),
  heal: () => on('green', middle(chalice())),
  hunt: () => on('green', beside(bow, 520, 1), beside(wolf(), 250, 0.7)),
  wind: () => on('ice', middle(whirl)),
  time: () => on('dusk', middle(hourglass)),
  summon: () => on('dusk', beside(banner(RED), 250, 0.85, -8), beside(banner(BLUE), 540, 0.85, 8)),
  mind: () => on('violet', middle(hood(VIOLET, '#9ff0e0'), 1)),
  'fire-shield': () => on('fire', middle(flame(), 1.15), middle(shield(FLAME), 0.7)),
  'ice-shield': () => on('ice', middle(frost, 1.1), middle(shield(ICE), 0.75)),
  'banner-red': () => on('day', middle(banner(RED))),
  'banner-dark': () => on('night', middle(banner('#4a3a5a'))),
  'banner-blue': () => on('ice', middle(banner(BLUE))),
  'banner-gold': () => on('dusk', middle(banner(GREEN))),
  'ring-red': () => on('fire', middle(ring(RED))),
  'ring-blue': () => on('ice', middle(ring(BLUE))),
  'ring-white': () => on('grey', middle(ring('#f4f6f6'))),
  'ring-green': () => on('green', middle(ring(GREEN))),
  sword: () => on('dusk', middle(sword, 1.1, 30)),
  horn: () => on('dusk', middle(horn)),
  gold: () => on('day', middle(sack(GOLD), 0.95)),
  gems: () => on('violet', middle(sack('#7fb6d8'), 0.95)),
  grail: () => on('dusk', middle(chalice(GOLD), 1.05)),
  sun: () => on('day', middle(amulet(FLAME))),
  moon: () => on('night', middle(amulet('#2b2735'))),
  wound: () => on('fire', middle(heart, 1.05)),
};
