/** How to call each command, in English. The other languages have the same shape. */
export const en = {
  overview: `Deedbook: the Mage Knight board game by the rules (unofficial).

  deedbook play        play in this terminal, alone or around one screen
  deedbook simulate    let bots play many games, and check every decision of them
  deedbook replay      play a recorded game again and show where it ended
  deedbook transcript  write a game out in words, from set-up to score sheet
  deedbook check       run case files, records and positions
  deedbook list        print every name that a case may use
  deedbook coverage    tell which rules are named by tests and cases
  deedbook bench       measure how fast the engine is
  deedbook help NAME   more about one of them

With --debug an error shows where it happened.`,

  play: `deedbook play [flags]

Plays a game in this terminal. What no flag says is asked first. The game is kept after every decision, and
--continue takes it up again. Answers can also be piped in, one a line.

  --heroes A,B         who plays, by hero: arythea, goldyx, norowas, tovak
  --players N          how many play, where the heroes do not matter
  --scenario ID        first-reconnaissance (the default), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return
  --option NAME=VALUE  what else is agreed on, as often as needed: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map SHAPE          another shape of the map
  --seed WORD          the same word deals the same game
  --language LANGUAGE  en, pt-BR or it
  --continue           go on with the game that was left last
  --load FILE          go on with a game from a file, a record or a position
  --save FILE          keep the game in this file
  --ascii              no signs beyond ASCII, but for letters
  --no-color           no colours (the variable NO_COLOR does the same)`,

  simulate: `deedbook simulate [flags]

Lets bots play games to their end and tells how fast that went.

  --games N            how many games (100)
  --seconds N          begin no game after so many seconds
  --players N | A-B    players in each, or A to B in turn (1; with --scenario all every number)
  --scenario ID        first-reconnaissance (the default), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return; or all: every scenario, mode and number of
                       players in turn
  --option NAME=VALUE  what else is agreed on, as often as needed: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map SHAPE          another shape of the map
  --seed WORD          the same word plays the same games (1)
  --bot NAME           random (the default), greedy, curious (greedy with whims), or mixed:
                       all in turn, by seat and by game
  --check              look at every decision: nothing lost, answers sound, JSON and copies true, undo exact,
                       views that give nothing away, reasons harmless; at the end, that the record replays
  --every K            with --check: the dear checks only at every K-th decision of a game (1)
  --save-failures DIR  where a game that fails is written, as record and position (failures)
  --reach              which enemies, Units, sites, ruins, tiles, Tactics, Skills and cards never occurred
  --json               one JSON object as the last line: {"passed": …, "failed": …, …}

The exit code is 1 if a game failed.`,

  replay: `deedbook replay FILE [flags]

Plays a recorded game again and shows where it stands; shows a position as it is.

  --upto N             only the first N decisions
  --log                everything that happened, not only the last of it
  --language LANGUAGE  en, pt-BR or it
  --ascii, --no-color  as for play`,

  transcript: `deedbook transcript [RECORD…] [flags]

Writes games out in words, for reading: the set-up, every Round and turn, and the score sheets. Without a record bots
play a game first.

  --write DIR          write SCENARIO.md, and for a game that bots played SCENARIO.json, instead of printing
  --scenario ID        what bots play (first-reconnaissance)
  --players N          how many of them (1)
  --option NAME=VALUE  what else is agreed on, as often as needed
  --map SHAPE          another shape of the map
  --seed WORD          the same word plays the same game (1)
  --bot NAME           greedy (the default), random, curious or mixed`,

  check: `deedbook check FILE|FOLDER… [--json]

Runs the cases in YAML files, plays records again and goes on from positions; tells what came out otherwise.
The exit code is 1 if a case failed and 2 if a file is malformed.`,

  list: `deedbook list [KIND…]

Prints every name that a case may use, or those of some kinds: heroes, cards, units (with their sites), enemies (with
their numbers), ruins, skills, tactics, tiles (drawn with their spaces), terrains, sites, cities, scenarios, variants,
map-shapes, sets, modifiers, moments, rewards, scoring, prompts, news (with their fields).`,

  coverage: `deedbook coverage [--content] [--missing] [--json]

Tells, chapter by chapter, which rules of docs/rules are named by a test or a case. With --content it tells
instead which things of the base game tests and cases exercise, and which of them bots came across in a batch of games.

  --missing            list what has no test, and nothing else
  --content            cards by side, Skills, abilities of Units, enemies and their abilities, Tactics, sites, ruins
  --games N            with --content: games of random and greedy bots, always the same ones (40); 0 for none
  --json               the same as JSON

What counts as a test of something is read from the text of the tests of the engine, so it is evidence and no proof:
  a side of a card     'play march' or 'power march' is answered; or the title names the card, and either the side
                       (basic, powered, strong) or a variable that is played; or the title names a strong effect
  a Skill              'skill x' is answered; a passive one is named in the scene
  an ability of a Unit 'use x y' is answered, or a row of a table names both
  an ability of enemies  a title names it
  anything else        its id is in quotes in the test
Rows of tables, and constants and functions of the same file, belong to the tests that use them; what is only tried or
refused does not count.`,

  bench: `deedbook bench [--quick] [--json] [flags]

Measures the engine against its goals, and against other engines where those are installed.

  --quick              fewer and shorter rounds
  --rounds N           how many rounds
  --batch N            milliseconds in each
  --no-yardsticks      leave the other engines out
  --install-yardsticks install them first
  --json               the figures as JSON`,
};

export type Help = typeof en;
