/** What is wrong with a game's setup, or with a game file. */
export const faults = {
  malformed: 'The set-up has something in “{{where}}” that no game can have.',
  seed: 'A seed has 1 to 64 letters without accents, digits or signs.',
  unknown: 'There is no “{{name}}” here. Known names: {{known}}.',
  foreign: '{{name}} belongs to a set that is not in play.',
  base: 'The base game cannot be left out.',
  players: '{{scenario}} cannot be played with this number of players.',
  mode: 'With this number of players, {{scenario}} is not played as “{{mode}}” but as: {{modes}}.',
  map: 'The map “{{map}}” belongs to another scenario.',
  locked: 'The option “{{option}}” is fixed here and cannot be chosen.',
  numbers: 'The option “{{option}}” needs a whole number in each of these ranges: {{ranges}}.',
  'same-hero': 'Each player needs a different hero (GAM-05).',
  teams: 'There must be two teams of the same size.',
  unfit: 'The variant “{{variant}}” does not fit this game. {{why}}',
  apart: 'The variants “{{variant}}” and “{{other}}” cannot be combined.',
  twice: 'A variant is listed twice.',
  gap: {
    answer:
      'It was recorded with version {{written}} of the rules; version {{read}}, which you have, does not accept answer {{answer}}.',
    position:
      'It was written by version {{written}} of the rules; version {{read}}, which you have, cannot continue from there.',
    note: 'It was recorded with version {{written}} of the rules and is played with version {{read}} here, so it may go differently.',
  },
  file: {
    long: 'It is far too long to be a game.',
    text: 'This is not the text of a game.',
    format: 'This file is something else.',
    shape: 'Something in it is not as it should be.',
    version: 'It was played with another version of the rules.',
    setup: 'The game cannot be set up like this.',
    answer: 'It contains an answer that is not possible at that point.',
    stuck: 'The game cannot go on from this position.',
    link: 'The link is incomplete.',
    unrecorded: 'A game started from a position has no record from the beginning.',
  },
};
