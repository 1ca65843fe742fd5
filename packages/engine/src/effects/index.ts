/* The vocabulary cards are written in. Importing this module registers every kind of effect and its type. */

import '../rules/cards/drawing.ts';
import './cards.ts';
import './combine.ts';
import './convert.ts';
import './enemies.ts';
import './flight.ts';
import './gain.ts';
import './lent-mana.ts';
import './mana.ts';
import './motivation.ts';
import './muster.ts';
import './sideways.ts';
import './terrain.ts';
import './throwing.ts';
import './units.ts';
