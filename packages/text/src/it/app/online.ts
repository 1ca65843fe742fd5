import type { AppWords } from '../../app-words.ts';
import { account } from './online/account.ts';
import { afterwards } from './online/afterwards.ts';
import { entry } from './online/entry.ts';
import { host } from './online/host.ts';
import { lobby } from './online/lobby.ts';
import { room } from './online/room.ts';
import { seated } from './online/seated.ts';

export const online: AppWords['online'] = { account, afterwards, entry, host, lobby, room, seated };
