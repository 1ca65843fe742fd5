import { buildScene, Session } from '@deedbook/engine';
import type { Plan } from '../seats/plan.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { SCENES } from './fight-scenes.ts';
import { mount, open, query } from './mount.tsx';

/* Sample fights, outside the build: fight.html?scene=five&language=it&time=night. Without a scene, a list of them. */
const chosen = SCENES[query.get('scene') ?? ''];

/** The first seat asked is the person; no one answers for the others. */
const planFor = ({ state, asked }: Session): Plan =>
  state.players.map((_, seat) => (seat === asked[0] ? 'person' : 'curious'));

const Scenes = () => (
  <ul>
    {Object.keys(SCENES).map(name => (
      <li key={name}>
        <a href={`?scene=${name}`}>{name}</a>
      </li>
    ))}
  </ul>
);

if (chosen) {
  const { scene, answers = [] } = chosen;
  const session = new Session(buildScene(query.get('time') === 'night' ? { ...scene, time: 'night' } : scene));
  for (const key of answers) {
    const refusal = session.answer(0, key);
    if (refusal) throw new Error(`${key}: ${refusal.rule}`);
  }
  await open(session, planFor(session));
}
mount(chosen ? <TableScreen /> : <Scenes />);
