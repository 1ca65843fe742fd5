import { advice } from './panels/advice.ts';
import { briefing } from './panels/briefing.ts';
import { fight } from './panels/fight.ts';
import { help } from './panels/help.ts';
import { hints } from './panels/hints.ts';
import { leaving } from './panels/leaving.ts';
import { log } from './panels/log.ts';
import { offers } from './panels/offers.ts';
import { sharing } from './panels/sharing.ts';

export const panels = { advice, briefing, fight, help, hints, leaving, log, offers, sharing };
