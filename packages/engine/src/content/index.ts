/*
 * Everything that is printed, by side effect: each module puts its entries into the catalogue.
 */

// The map.
import './sites.ts';
import './terrains.ts';
import './tiles-starting.ts';
import './tiles-countryside.ts';
import './tiles-core.ts';
import './map-shapes.ts';
import './cities.ts';

// Tokens.
import './abilities.ts';
import './enemies-green.ts';
import './enemies-grey.ts';
import './enemies-brown.ts';
import './enemies-violet.ts';
import './enemies-white.ts';
import './enemies-red.ts';
import './ruins.ts';

// Heroes.
import './heroes.ts';
import './starting-deck.ts';
import './skills-arythea.ts';
import './skills-goldyx.ts';
import './skills-norowas.ts';
import './skills-tovak.ts';

// Cards.
import './basic-actions-red.ts';
import './basic-actions-blue.ts';
import './basic-actions-green.ts';
import './basic-actions-white.ts';
import './wound.ts';
import './advanced-actions-red.ts';
import './advanced-actions-blue.ts';
import './advanced-actions-green.ts';
import './advanced-actions-white.ts';
import './spells-red.ts';
import './spells-blue.ts';
import './spells-green.ts';
import './spells-white.ts';
import './banners.ts';
import './rings.ts';
import './sword-of-justice.ts';
import './artifacts.ts';
import './amulets.ts';
import './units-regular.ts';
import './units-elite.ts';

// The game.
import '../effects/modifiers.ts';
import './tactics-day.ts';
import './tactics-night.ts';
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
