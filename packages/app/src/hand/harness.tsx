import { buildScene, type Scene, Session } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import { createRoot } from 'react-dom/client';
import { openTable } from '../game/table.ts';
import { type Language, LanguageContext } from '../language/language.ts';
import '../look/base.css';
import '../look/fonts.css';
import '../look/theme.css';
import { TableScreen } from '../table/table-screen.tsx';

/* Hands to look at, outside the build: hand.html?scene=twelve&language=it. */
const query = new URLSearchParams(location.search);
const language = (query.get('language') ?? 'en') as Language;

const RICH: Scene = {
  hero: 'norowas',
  level: 5,
  fame: 30,
  reputation: -3,
  tactic: 'planning',
  map: { '0,0': 'village', '1,0': 'plains', '0,1': 'forest', '1,-1': 'hills' },
  at: '0,0',
  units: ['peasants', 'guardian-golems spent', 'fire-mages wounded'],
  skills: ['norowas-bright-negotiation', 'norowas-leadership used', 'norowas-bonds-of-loyalty'],
  crystals: { red: 2, blue: 1, white: 3 },
  mana: ['green', 'gold', 'gold'],
  deck: 5,
  discard: ['march', 'rage', 'swiftness'],
  hand: ['march', 'stamina', 'rage', 'wound', 'promise'],
};

const SCENES: Readonly<Record<string, Scene>> = {
  rich: RICH,
  played: { ...RICH, played: ['march', 'noble-manners powered', 'rage sideways'], move: 3, influence: 4, heal: 1 },
  twelve: {
    ...RICH,
    hand: [
      'march',
      'stamina',
      'rage',
      'cold-toughness',
      'wound',
      'wound',
      'fireball',
      'into-the-heat',
      'amulet-of-sun',
      'concentration',
      'crystallize',
      'mana-draw',
    ],
  },
  first: {
    hero: 'tovak',
    hand: ['march', 'stamina', 'swiftness', 'rage', 'promise'],
    map: { '0,0': 'plains', '1,0': 'plains' },
    at: '0,0',
  },
  fight: { ...RICH, combat: { enemies: ['prowlers', 'ironclads'], phase: 'block' } },
};

const session = new Session(buildScene(SCENES[query.get('scene') ?? 'rich'] ?? RICH));
document.documentElement.lang = language;
openTable('harness', session, ['person'], await loadText(language));
createRoot(document.getElementById('app') as HTMLElement).render(
  <LanguageContext value={language}>
    <TableScreen />
  </LanguageContext>,
);
