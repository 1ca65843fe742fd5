import { greedyBot } from '@deedbook/bots';
import { type Asked, buildScene, cloneState, isKeyOf, type Scene, Session } from '@deedbook/engine';
import { lossOf, type Proof, prove, type Stars, starsFor } from '@deedbook/mind';
import { type Difficulty, type Drill, PACKS, type Pack, PUZZLE_FORMAT } from '@deedbook/positions';
import { HANDPICKED } from './handpicked.ts';
import { drillScene } from './scenes.ts';

/* Chooses drills among random fights: proven, in the spirit of their pack, and as hard as they should be. */

/** The difficulties of a pack, in order. */
const PACK: readonly Difficulty[] = [
  ...(['easy', 'easy', 'fair', 'fair', 'fair', 'tricky', 'tricky', 'tricky'] as const),
  ...(['hard', 'hard', 'devilish', 'devilish'] as const),
];

/** The difficulties of a week's daily fights, from Monday on. */
const WEEK: readonly Difficulty[] = ['easy', 'fair', 'fair', 'tricky', 'tricky', 'hard', 'devilish'];

/** How well a player without foresight may do: a drill that plays itself is no drill. */
const GREEDY: Readonly<Record<Difficulty, readonly Stars[]>> = {
  easy: [1, 2, 3],
  fair: [1, 2],
  tricky: [0, 1],
  hard: [0, 1],
  devilish: [0],
};

/** Losses above this are no fun to play. */
const MOST_LOSS: Readonly<Record<Pack, number>> = { ranged: 25, blocks: 25, units: 30, summoners: 35, cities: 55 };

/** Whether the best line is about what the pack is about. */
const FITS: Readonly<Record<Pack, (line: readonly string[]) => boolean>> = {
  ranged: line => line.indexOf('attack') >= 0 && !line.slice(0, line.indexOf('attack')).includes('end-phase'),
  blocks: line => line.includes('block'),
  units: line => line.some(key => isKeyOf(key, 'use')),
  summoners: () => true,
  cities: () => true,
};

/** Proves a fight: small ones by trying everything if necessary, others only if arithmetic suffices. */
export const proofOf = (scene: Scene): Proof | null =>
  prove(scene, { nodes: 800_000, positions: 8, exhaustive: isSmall(scene) ? MOST_POSITIONS : 0 });

const MOST_POSITIONS = 6000;
const isSmall = ({ combat, hand = [] }: Scene): boolean => combat?.enemies.length === 1 && hand.length < 5;

const foesIn = ({ combat }: Scene): string[] =>
  (combat?.enemies ?? []).flatMap(foe => {
    if (typeof foe === 'string') return [foe];
    return foe.summonedBy === undefined ? [foe.enemy] : [];
  });

/** What the greedy player makes of a fight. */
function greedyStars(scene: Scene, par: number): Stars {
  const session = new Session(buildScene(scene));
  const before = cloneState(session.state);
  const bot = greedyBot('drill');
  while (session.state.combat !== null) {
    const asked = session.question(0) as Asked;
    session.answer(0, bot.choose({ asked, view: () => session.view(0) }) ?? '');
  }
  const won = session.news.some(({ news }) => news.news === 'fight-ended' && news.won);
  return starsFor(won, lossOf(before, session.state), par);
}

const drillOf = (id: string, pack: Pack, difficulty: Difficulty, scene: Scene, { line, loss }: Proof): Drill => ({
  id,
  pack,
  difficulty,
  par: loss,
  puzzle: {
    format: PUZZLE_FORMAT,
    goal: { defeated: foesIn(scene), by: 'turn' },
    line: line.map(key => `0 ${key}`),
    scene,
  },
});

/** The first random fight that makes a good drill. */
function found(id: string, pack: Pack, difficulty: Difficulty): Drill {
  for (let i = 0; ; i++) {
    const scene = drillScene(pack, difficulty, `${id} ${i}`);
    const proof = proofOf(scene);
    if (!proof || proof.loss > MOST_LOSS[pack] || !FITS[pack](proof.line)) continue;
    if (GREEDY[difficulty].includes(greedyStars(scene, proof.loss))) return drillOf(id, pack, difficulty, scene, proof);
  }
}

/** The drills of all packs. */
export function* packedDrills(): Generator<Drill> {
  for (const pack of PACKS) {
    for (const [i, difficulty] of PACK.entries()) {
      const id = `${pack}-${i + 1}`;
      const scene = HANDPICKED[pack][i];
      const proof = scene && proofOf(scene);
      if (scene && !proof) throw new Error(`${id} cannot be proven`);
      yield scene && proof ? drillOf(id, pack, difficulty, scene, proof) : found(id, pack, difficulty);
    }
  }
}

/** The daily fights, for one week after another. */
export function* dailyDrills(weeks: number): Generator<Drill> {
  for (let day = 0; day < 7 * weeks; day++) {
    const pack = PACKS[day % PACKS.length] as Pack;
    yield found(`day-${day + 1}`, pack, WEEK[day % 7] as Difficulty);
  }
}
