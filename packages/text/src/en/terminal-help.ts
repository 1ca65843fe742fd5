import { LANGUAGES } from '../languages.ts';

/** The help text of each command, in English. The other languages have the same shape. */
export const help = {
  overview: `Deedbook: the Mage Knight board game, by the rules (unofficial).

  deedbook play        play in this terminal, solo or passing one screen around
  deedbook simulate    let bots play many games and check every decision
  deedbook arena       let computer players measure themselves against each other
  deedbook drills      check the combat drills of the app, or choose them again
  deedbook replay      replay a recorded game and show where it ended
  deedbook review      say how good the decisions of a game were
  deedbook transcript  write out a game in words, from setup to score sheet
  deedbook check       run case files, records and positions
  deedbook list        print every name a case can use
  deedbook coverage    show which rules have a test or a case
  deedbook lessons     play every lesson to see whether it can be finished
  deedbook bench       measure the engine's speed
  deedbook admin       look after a server of online tables
  deedbook help NAME   more about one command

With --debug, errors include a stack trace.`,

  play: `deedbook play [flags]

Plays a game in this terminal. Anything not set by a flag is asked first. The game is saved after every decision;
--continue resumes it. Answers can also be piped in, one per line.

  --heroes A,B         the heroes to play: arythea, goldyx, norowas, tovak
  --players N          the number of players, if the heroes do not matter
  --scenario ID        first-reconnaissance (the default), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return
  --option NAME=VALUE  any other option; can be repeated: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map SHAPE          the map shape
  --seed WORD          the same word deals the same game
  --language LANGUAGE  ${LANGUAGES.join(', ')}
  --continue           resume the last game
  --load FILE          resume a game from a record or position file
  --save FILE          save the game to this file
  --server URL         play at a table of this server
  --table CODE         join the table with this code; without it a new table is opened
  --name NAME          your name at the table; the variable DEEDBOOK_TOKEN plays as an account instead
  --ascii              ASCII only, except for letters
  --no-color           no colors (also with the variable NO_COLOR)`,

  simulate: `deedbook simulate [flags]

Lets bots play whole games and reports the speed.

  --games N            number of games (100)
  --seconds N          start no game after this many seconds
  --players N | A-B    players per game, or A to B in turn (1; with --scenario all, every number)
  --scenario ID        first-reconnaissance (the default), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return; or all: every scenario, mode and number of
                       players in turn
  --option NAME=VALUE  any other option; can be repeated: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map SHAPE          the map shape
  --seed WORD          the same word plays the same games (1)
  --bot NAME           random (the default), curious (greedy with whims), squire (a beginner), greedy,
                       duelist (fights are solved), strategist (plans turns), warlord (the strongest), or mixed:
                       all of them in turn, by seat and by game
  --check              check every decision: nothing is lost, answers are valid, JSON and copies match, undo is exact,
                       views leak nothing, asking why changes nothing; at the end, that the record replays
  --every K            with --check: run the expensive checks only at every K-th decision (1)
  --save-failures DIR  where to write failed games, as record and position (failures)
  --reach              list the enemies, Units, sites, ruins, tiles, Tactics, Skills and cards that never came up
  --json               print one JSON object as the last line: {"passed": …, "failed": …, …}

The exit code is 1 if a game failed.`,

  arena: `deedbook arena [flags]

Lets computer players play the same seeds and prints for each of them the games, the mean score with its standard
error, the lowest tenth, the wins (in a conquest alone: every city) and the CPU time of a turn.

  --player NAME        who is measured (greedy); --list names all, the weakest first
  --against NAME       who else: alone, on the same seeds; at a table, on the other seats, changing places
  --games N            number of games (20)
  --scenario ID        as for simulate (first-reconnaissance)
  --players N          seats at the table (1)
  --option NAME=VALUE  any other option; can be repeated
  --map SHAPE          the map shape
  --seed WORD          the same word plays the same games (1)
  --cores N            threads (one for each core)
  --rounds             also print a table of how far each player was at the end of each Round, on average
  --json               print one JSON object: {"players": [{"name": …, "mean": …, …}]}`,

  drills: `deedbook drills --check
deedbook drills --write [--daily]

The combat drills of the app's training ground. Each is a fight with its par: the lowest loss it can be won at, proven
by solving it.

  --check  prove every stored drill again
  --write  choose the drills of all packs from random fights and write them
  --daily  with --write: the fights of the day instead`,

  replay: `deedbook replay FILE [flags]

Replays a recorded game and shows the result; shows a position as is.

  --upto N             only the first N decisions
  --log                show everything that happened, not only the end
  --language LANGUAGE  ${LANGUAGES.join(', ')}
  --ascii, --no-color  as for play`,

  review: `deedbook review RECORD [flags]

Weighs every decision of a seat by what it knew at that moment: accuracy, luck apart from skill, the turning points,
and fights that could have gone better. It takes some seconds of work for each Round.

  --seat N             whose decisions (0)
  --language LANGUAGE  ${LANGUAGES.join(', ')}
  --json               print one JSON object: {"accuracy": …, "turningPoints": […], "stretches": […], …}`,

  transcript: `deedbook transcript [RECORD…] [flags]

Writes out games in words: the setup, every Round and turn, and the score sheets. Without a record, bots play a game
first.

  --write DIR          write SCENARIO.md, plus SCENARIO.json for a game played by bots, instead of printing
  --scenario ID        the scenario bots play (first-reconnaissance)
  --players N          number of bots (1)
  --option NAME=VALUE  any other option; can be repeated
  --map SHAPE          the map shape
  --seed WORD          the same word plays the same game (1)
  --bot NAME           greedy (the default), random, curious, squire, duelist, strategist, warlord or mixed`,

  check: `deedbook check FILE|FOLDER… [--json] [--examples FILE]

Runs the cases in YAML files, replays records and plays on from positions, and reports every difference.
The exit code is 1 if a case failed and 2 if a file is malformed.
With --examples, the cases are written to a file as positions the app can play.`,

  list: `deedbook list [KIND…]

Prints every name a case can use, or only some kinds: heroes, cards, units (with their sites), enemies (with
their numbers), ruins, skills, tactics, tiles (drawn with their spaces), terrains, sites, cities, scenarios, variants,
map-shapes, sets, modifiers, moments, rewards, scoring, prompts, news (with their fields).`,

  coverage: `deedbook coverage [--content] [--missing] [--json]

Shows, chapter by chapter, which rules in docs/rules are named by a test or a case. With --content, shows instead
which parts of the base game tests and cases exercise, and which of them bots came across in a batch of games.

  --missing            list only what has no test
  --content            card effects, Skills, Unit abilities, enemies and their abilities, Tactics, sites, ruins
  --games N            with --content: games by random and greedy bots, always the same ones (40); 0 for none
  --json               print JSON

Coverage is read from the text of the engine's tests, so it is evidence, not proof:
  a card effect        'play march' or 'power march' is answered; or the title names the card, and either the effect
                       (basic, powered, strong) or a variable that is played; or the title names a strong effect
  a Skill              'skill x' is answered; a passive one is named in the scene
  a Unit ability       'use x y' is answered, or a row of a table names both
  an enemy ability     a title names it
  anything else        its id is in quotes in the test
Table rows, and constants and functions of the same file, belong to the tests that use them; anything only tried or
refused does not count.`,

  lessons: `deedbook lessons [--check] [LESSON...]

Lists the lessons. With --check, plays each one as it is shown and after random detours, and fails if a goal cannot be
reached, a word is missing in a language, or a step points at something that is not on the table.

  --detours N          how often each lesson is played with detours (20)`,

  admin: `deedbook admin COMMAND [argument]

Works on the database of a server (DATABASE_URL, or the file deedbook.db), which may be running.

  list [STATE]         tables that are open, playing (the default) or over
  show TABLE           a table and its seats; TABLE is an id or a six-letter code
  export TABLE         a game as a file, with its seed: for operators only
  import FILE          take an exported game in
  delete TABLE         delete a table and all that belongs to it
  ban PLAYER           lock a player out; unban lets the player in again
  reports              what players have reported
  stats                how much there is of everything
  backup FILE          copy the embedded database while it is in use`,

  bench: `deedbook bench [--quick] [--json] [flags]

Measures the engine against its goals, and against other engines if they are installed.

  --quick              fewer and shorter rounds
  --rounds N           number of rounds
  --batch N            milliseconds per batch
  --no-yardsticks      skip the other engines
  --install-yardsticks install them first
  --json               print the figures as JSON`,
};
