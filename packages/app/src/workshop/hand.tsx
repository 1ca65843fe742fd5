import { buildScene, Session } from '@deedbook/engine';
import { TableScreen } from '../table/table-screen.tsx';
import { Contact } from './contact.tsx';
import { SCENES } from './hand-scenes.ts';
import { mount, open, query } from './mount.tsx';

/*
 * Sample hands, outside the build: hand.html?scene=twelve&language=it&time=night&contrast=more; hand.html?contact=spell
 * shows every card of a kind, every unit, skill and so on.
 */
const time = query.get('time') === 'night' ? 'night' : 'day';
const { tactic, ...scene } = SCENES[query.get('scene') ?? 'rich'] ?? {};
const ofTime = time === 'day' && tactic !== undefined ? { tactic } : {};
const session = new Session(buildScene({ time, ...ofTime, ...scene }));
const contact = query.get('contact');
await open(session);
mount(contact === null ? <TableScreen /> : <Contact kind={contact} />);
