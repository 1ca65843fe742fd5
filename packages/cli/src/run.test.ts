import { describe, expect, test } from 'vitest';
import { call } from './testing/call.ts';

describe('any error is reported in one line, with exit code 2', () => {
  test.each([
    [
      ['fly'],
      "there is no command 'fly': it is play, simulate, arena, drills, replay, review, transcript, check, list, coverage, lessons, admin, bench or help",
    ],
    [['help', 'fly'], "there is no command 'fly'"],
    [['play', '--speed', '9'], "unknown option '--speed' (deedbook play --help says how)"],
    [['play', 'now'], "unexpected argument 'now' (deedbook play --help says how)"],
    [['play', '--seed'], "option '--seed <value>' argument missing"],
    [['play', '--heroes', 'tovak,merlin'], 'There is no “merlin” here'],
    [['play', '--heroes', 'tovak,tovak'], 'a different hero (GAM-05)'],
    [['play', '--heroes', 'tovak', '--players', '2'], '--heroes names 1, but --players says 2'],
    [['play', '--players', '9'], "--players takes a whole number from 1 to 4, not '9'"],
    [['play', '--scenario', 'chess'], 'There is no “chess” here'],
    [['play', '--map', 'round'], 'There is no “round” here'],
    [['play', '--language', 'de'], "--language takes en, pt-BR or it, not 'de'"],
    [['play', '--load', '/no/such/file'], "'/no/such/file' cannot be read: there is no such file or folder"],
    [['play', '--load', 'a', '--seed', '1'], 'a game that is loaded is already set up'],
    [['play', '--load', 'a', '--continue'], 'take --load or --continue, not both'],
    [['simulate', '--games', 'many'], "--games takes a whole number from 1 to 10000000, not 'many'"],
    [['simulate', '--players', '4-1'], "--players takes a number or a range such as 1-4, not '4-1'"],
    [['simulate', '--players', '5'], 'there are only 4 heroes to play with'],
    [
      ['simulate', '--bot', 'clever'],
      "--bot takes random, curious, squire, greedy, duelist, strategist, warlord or mixed, not 'clever'",
    ],
    [['simulate', '--every', '0'], '--every takes a whole number'],
    [['simulate', '--fast'], "unknown option '--fast'"],
    [['replay'], 'name one file with a game record or a position'],
    [['review'], 'name one file with a game record'],
    [['replay', '/'], "'/' cannot be read: it is a folder"],
    [['replay', 'a', '--upto', '-1'], "option '--upto' argument is ambiguous"],
    [['check', '--hard', 'a'], "unknown option '--hard'"],
  ])('%j', async (args, message) => {
    const { code, out, err } = await call(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^deedbook: [^\n]*\n$/);
    expect(err).toContain(message);
  });
});

test('--debug shows where an error comes from', async () => {
  const { code, err } = await call(['replay', '/no/such/file', '--debug']);
  expect(code).toBe(2);
  expect(err).toContain('    at ');
});

describe('help', () => {
  test('without a command, or with help, all commands are listed', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const { code, out } = await call(args);
      expect(code).toBe(0);
      for (const name of ['play', 'simulate', 'replay', 'review', 'check', 'coverage', 'bench']) {
        expect(out).toContain(`deedbook ${name}`);
      }
    }
  });

  test.each(['play', 'simulate', 'replay', 'review', 'check', 'coverage', 'bench'])('%s', async name => {
    const [flag, word] = [await call([name, '--help']), await call(['help', name])];
    expect(flag.out).toContain(`deedbook ${name} `);
    expect(flag).toEqual(word);
  });

  test('it uses the language asked for, or that of the environment', async () => {
    expect((await call(['help', '--language', 'it'])).out).toContain('secondo le regole');
    expect((await call(['help', 'play'], [], { LANG: 'pt_BR.UTF-8' })).out).toContain('Joga uma partida');
  });
});
