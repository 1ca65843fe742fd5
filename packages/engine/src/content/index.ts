/* Everything that is printed. Importing this module fills the catalogue. */

// The vocabulary of cards.
import '../effects/index.ts';

// The map.
import './sites/sites.ts';
import './map/terrains.ts';
import './map/tiles-starting.ts';
import './map/tiles-countryside.ts';
import './map/tiles-core.ts';
import './map/map-shapes.ts';
import './sites/cities.ts';

// Tokens.
import './enemies/abilities.ts';
import './enemies/enemies-green.ts';
import './enemies/enemies-grey.ts';
import './enemies/enemies-brown.ts';
import './enemies/enemies-violet.ts';
import './enemies/enemies-white.ts';
import './enemies/enemies-red.ts';
import './sites/ruins.ts';

// Heroes.
import './heroes.ts';
import './cards/starting-deck.ts';
import './skills/skills-arythea.ts';
import './skills/skills-goldyx.ts';
import './skills/skills-norowas.ts';
import './skills/skills-tovak.ts';

// Cards.
import './cards/basic-actions-red.ts';
import './cards/basic-actions-blue.ts';
import './cards/basic-actions-green.ts';
import './cards/basic-actions-white.ts';
import './cards/wound.ts';
import './cards/advanced-actions-red.ts';
import './cards/advanced-actions-blue.ts';
import './cards/advanced-actions-green.ts';
import './cards/advanced-actions-white.ts';
import './cards/spells-red.ts';
import './cards/spells-blue.ts';
import './cards/spells-green.ts';
import './cards/spells-white.ts';
import './cards/banners.ts';
import './cards/rings.ts';
import './cards/sword-of-justice.ts';
import './cards/artifacts.ts';
import './cards/amulets.ts';
import './units/units-regular.ts';
import './units/units-elite.ts';

// The game.
import './tactics/tactics-day.ts';
import './tactics/tactics-night.ts';
import './scenarios/first-reconnaissance.ts';
import './scenarios/full-conquest.ts';
import './scenarios/blitz-conquest.ts';
import './scenarios/full-cooperation.ts';
import './scenarios/blitz-cooperation.ts';
import './scenarios/solo-conquest.ts';
import './scenarios/mines-liberation.ts';
import './scenarios/druid-nights.ts';
import './scenarios/dungeon-lords.ts';
import './scenarios/conquer-and-hold.ts';
import './scenarios/one-to-return.ts';
import './variants/action-upgrades.ts';
import './variants/cities.ts';
import './variants/daytime.ts';
import './variants/draft.ts';
import './variants/friendly.ts';
import './variants/hero-auction.ts';
import './variants/interactive-combat.ts';
import './variants/map.ts';
import './variants/rampage.ts';
