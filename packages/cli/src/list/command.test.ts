import { CARDS, ENEMIES, NEWS, PROMPTS, SCORED, SKILLS, TILES, UNITS } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';

const linesOf = async (...kinds: string[]): Promise<string[]> => (await call(['list', ...kinds])).out.split('\n');

describe('list', () => {
  it('prints every name a case may use', async () => {
    const first = new Set((await linesOf()).map(line => line.trim().split(/\s/)[0]));
    const names = [
      ...[CARDS, UNITS, ENEMIES, SKILLS].flatMap(table => table.ids()),
      ...TILES.ids().filter(id => TILES.get(id).kind !== 'scene'),
      ...Object.keys(NEWS),
      ...Object.keys(PROMPTS),
      ...SCORED,
    ];
    expect(names.filter(name => !first.has(name))).toEqual([]);
  });

  it('shows where Units are recruited, the numbers of enemies, the fields of news', async () => {
    expect(await linesOf('units')).toContainEqual(
      expect.stringMatching(/^peasants +Peasants +regular; level 1, cost 4, armor 3; at village$/),
    );
    expect(await linesOf('enemies')).toContainEqual(
      expect.stringMatching(/^prowlers +Prowlers +green; armor 3, attack 4, fame 2$/),
    );
    expect(await linesOf('news')).toContainEqual(expect.stringMatching(/^card-played +seat, card, as$/));
  });

  it('draws tiles with their spaces, in words a scene understands', async () => {
    const lines = await linesOf('tiles');
    const at = lines.indexOf('countryside-1');
    expect(lines.slice(at + 1, at + 4).map(line => line.trim().split(/ {2,}/))).toEqual([
      ['0,-1 forest orcs', '1,-1 lake'],
      ['-1,0 forest', '0,0 forest magical-glade', '1,0 plains village'],
      ['-1,1 plains', '0,1 plains'],
    ]);
  });

  it('refuses unknown lists', async () => {
    expect(await call(['list', 'dragons'])).toMatchObject({
      code: 2,
      err: expect.stringContaining("no list 'dragons'"),
    });
  });
});
