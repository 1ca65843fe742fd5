import { HEROES, type Refusal as R, Refusal, type Seat, Session, whyNotSetUp } from '@deedbook/engine';
import type { LoggedDeed, ServerRefusal } from '@deedbook/protocol';
import { ACCEPTED, type Draft } from './entry.ts';
import { isPestering } from './proposals.ts';
import { botOf, freeSeat, type SeatPlace, voters } from './seats.ts';
import type { Table } from './table.ts';

/*
 * Judges deeds and carries them out: one function per deed, which changes nothing if it refuses. It returns the deed as
 * it goes into the log.
 */

type Verdict = R | Partial<Pick<Draft, 'deed' | 'seat'>>;
type Of<D extends LoggedDeed['deed']> = Extract<LoggedDeed, { deed: D }>;
type Judges = { readonly [D in LoggedDeed['deed']]: (table: Table, deed: Of<D>, draft: Draft) => Verdict };

export const no = (rule: ServerRefusal, about: R['about'] = {}): Refusal => new Refusal(rule, about);

export const judge = (table: Table, draft: Draft): Verdict =>
  (JUDGES[draft.deed.deed] as (table: Table, deed: LoggedDeed, draft: Draft) => Verdict)(table, draft.deed, draft);

const isHost = (table: Table, { account }: Draft): boolean => account !== null && account === table.host;
const ownSeat = (table: Table, { account }: Draft): Seat | null => table.seatOf(account);
const placeAt = (table: Table, seat: Seat): SeatPlace => table.seats[seat] as SeatPlace;

/** A hero nobody has: the one wanted, or the first free one. */
function heroFor(table: Table, wanted: string | undefined, seat: Seat): string | Refusal {
  const taken = table.seats.flatMap(({ hero }, i) => (hero === null || i === seat ? [] : [hero]));
  if (wanted !== undefined) {
    if (!HEROES.has(wanted)) return no('SETUP');
    return taken.includes(wanted) ? no('HERO-TAKEN') : wanted;
  }
  return HEROES.ids().find(hero => !taken.includes(hero) && HEROES.get(hero).set === 'base') ?? no('HERO-TAKEN');
}

/** The game and seat of a player who wants to do something in it. */
function atPlay(table: Table, draft: Draft): { session: Session; seat: Seat; place: SeatPlace } | Refusal {
  const { session, state } = table;
  if (state === 'open' || session === null) return no('TABLE-OPEN');
  if (state === 'over') return no('TABLE-OVER');
  const seat = draft.account === null ? draft.seat : ownSeat(table, draft);
  if (seat === null || !table.seats[seat]) return no('NOT-SEATED');
  return { session, seat, place: placeAt(table, seat) };
}

/** A decision was made, so open proposals lapse. */
function decided(table: Table, place: SeatPlace): void {
  place.decisions++;
  table.undoRequest = null;
}

function answer(table: Table, draft: Draft, key: string, asked: string | null): Verdict {
  const playing = atPlay(table, draft);
  if (playing instanceof Refusal) return playing;
  const { session, seat, place } = playing;
  const question = table.question(seat);
  if (question === null) return no('NOT-ASKED');
  if (asked !== null && asked !== ACCEPTED) {
    if (!table.isMeant(asked, seat, question)) return no('STALE-ANSWER');
    if (isPestering(session, seat, key)) return no('ALREADY-ASKED');
  }
  const refusal = session.answer(seat, key);
  if (refusal) return refusal;
  decided(table, place);
  return { seat };
}

function agree(table: Table, seat: Seat, what: 'undoRequest' | 'endProposal'): boolean {
  const proposal = table[what];
  if (proposal === null) return false;
  const agreed = [...new Set([...proposal.agreed, seat])];
  table[what] = { ...proposal, agreed };
  return voters(table.seats).every(voter => agreed.includes(voter));
}

/** How many answers there were before a seat's last decisions. */
function before(session: Session, seat: Seat, steps: number): number | null {
  let left = steps;
  for (let i = session.log.length - 1; i >= 0; i--) {
    if (session.log[i]?.seat === seat && --left === 0) return i;
  }
  return null;
}

/** Frees a seat before the game. If it was the host's, the next player becomes host. */
function vacate(table: Table, seat: Seat): void {
  const { account } = placeAt(table, seat);
  table.seats[seat] = freeSeat();
  if (account === table.host) table.host = table.seats.find(place => place.account !== null)?.account ?? null;
}

function endByAgreement(table: Table): void {
  table.state = 'over';
  for (const place of table.seats) place.since = null;
}

const JUDGES: Judges = {
  create: (table, { settings }, { account }) => {
    table.settings = settings;
    table.seats = Array.from({ length: settings.seats }, freeSeat);
    table.host = account;
    return {};
  },

  join: (table, { seat: wanted, hero }, draft) => {
    if (table.state !== 'open') return no('TABLE-PLAYING');
    if (ownSeat(table, draft) !== null) return no('SEATED-ALREADY');
    const isFree = (i: Seat) => table.seats[i]?.account === null && table.seats[i]?.bot === null;
    const seat = wanted ?? [...table.seats.keys()].find(isFree);
    if (seat === undefined) return no('SEAT-TAKEN');
    if (!table.seats[seat]) return no('NO-SUCH-SEAT');
    if (!isFree(seat)) return no('SEAT-TAKEN');
    const chosen = heroFor(table, hero, seat);
    if (chosen instanceof Refusal) return chosen;
    const deed = { deed: 'sit', seat, hero: chosen, name: draft.name ?? '' } as const;
    JUDGES.sit(table, deed, draft);
    return { seat, deed };
  },

  sit: (table, { seat, hero, name }, { account }) => {
    const place = placeAt(table, seat);
    place.account = account;
    place.hero = hero;
    place.name = name;
    // Everyone had left.
    table.host ??= account;
    return { seat };
  },

  leave: (table, _deed, draft) => {
    const seat = ownSeat(table, draft);
    if (seat === null) return no('NOT-SEATED');
    if (table.state === 'over') return no('TABLE-OVER');
    if (table.state === 'playing') {
      placeAt(table, seat).standIn = 'greedy';
      return { seat };
    }
    vacate(table, seat);
    return { seat };
  },

  remove: (table, { seat }, draft) => {
    if (!isHost(table, draft)) return no('NOT-HOST');
    if (table.state !== 'open') return no('TABLE-PLAYING');
    if (!table.seats[seat] || placeAt(table, seat).account === table.host) return no('NO-SUCH-SEAT');
    table.seats[seat] = freeSeat();
    return { seat };
  },

  'pick-hero': (table, { seat, hero }, draft) => {
    if (table.state !== 'open') return no('TABLE-PLAYING');
    const place = table.seats[seat];
    const isOwn = ownSeat(table, draft) === seat;
    if (!place || !(isOwn || (isHost(table, draft) && place.bot !== null))) return no('NO-SUCH-SEAT');
    const chosen = heroFor(table, hero, seat);
    if (chosen instanceof Refusal) return chosen;
    place.hero = chosen;
    return { seat };
  },

  'seat-bot': (table, { seat, bot }, draft) => {
    if (!isHost(table, draft)) return no('NOT-HOST');
    if (table.state !== 'open') return no('TABLE-PLAYING');
    const place = table.seats[seat];
    if (!place) return no('NO-SUCH-SEAT');
    if (place.account !== null) return no('SEAT-TAKEN');
    const hero = bot === null ? null : (place.hero ?? heroFor(table, undefined, seat));
    if (hero instanceof Refusal) return hero;
    table.seats[seat] = { ...freeSeat(), bot, hero };
    return { seat };
  },

  settings: (table, { settings }, draft) => {
    if (!isHost(table, draft)) return no('NOT-HOST');
    const isOnlyName = Object.keys(settings).every(field => field === 'name');
    if (table.state !== 'open' && !isOnlyName) return no('TABLE-PLAYING');
    const next = { ...table.settings, ...settings } as Table['settings'];
    const dropped = table.seats.slice(next.seats);
    if (dropped.some(({ account }) => account !== null)) return no('SEAT-TAKEN');
    table.settings = next;
    table.seats = Array.from({ length: next.seats }, (_, i) => table.seats[i] ?? freeSeat());
    return {};
  },

  start: (table, _deed, draft) => {
    if (!isHost(table, draft)) return no('NOT-HOST');
    if (table.state !== 'open') return no('TABLE-PLAYING');
    if (table.seats.some(place => place.account === null && place.bot === null)) return no('SEATS-FREE');
    const fault = whyNotSetUp(table.setup);
    if (fault !== null) return no('SETUP', { fault: fault.kind });
    table.session = new Session(table.setup);
    table.state = 'playing';
    return {};
  },

  answer: (table, { key, asked }, draft) => {
    const seat = ownSeat(table, draft);
    if (seat !== null && botOf(placeAt(table, seat)) !== null) return no('COMPUTER-PLAYS');
    return answer(table, draft, key, asked);
  },

  'auto-answer': (table, { key, by }, draft) => {
    const place = placeAt(table, draft.seat as Seat);
    // While it was thinking, the player may have taken the seat back.
    if (by === 'bot' && botOf(place) === null) return no('STALE-ANSWER');
    const verdict = answer(table, draft, key, null);
    if (!(verdict instanceof Refusal) && by === 'plan') {
      place.plan = place.plan[0] === key ? place.plan.slice(1) : [];
    }
    return verdict;
  },

  undo: (table, { steps }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    const { session, seat, place } = playing;
    if (botOf(place) !== null) return no('COMPUTER-PLAYS');
    const refusal = session.undo(seat);
    if (refusal) return refusal;
    for (let i = 1; i < steps; i++) if (session.undo(seat) !== null) break;
    decided(table, place);
    return { seat };
  },

  redo: (table, _deed, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    const { session, seat, place } = playing;
    if (botOf(place) !== null) return no('COMPUTER-PLAYS');
    const refusal = session.redo(seat);
    if (refusal) return refusal;
    decided(table, place);
    return { seat };
  },

  'ask-undo': (table, { steps }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    const { session, seat } = playing;
    if (table.undoRequest !== null) return no('ALREADY-ASKED');
    if (before(session, seat, steps) === null) return new Refusal('UND-01', {});
    // With nobody to ask, the rules alone decide.
    if (!voters(table.seats).some(voter => voter !== seat)) return new Refusal('UND-02', {});
    table.undoRequest = { by: seat, steps, agreed: [seat] };
    return { seat };
  },

  'allow-undo': (table, { agree: isAllowed }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    const { session, seat, place } = playing;
    const request = table.undoRequest;
    if (request === null) return no('NOTHING-ASKED-FOR');
    if (!isAllowed) {
      table.undoRequest = null;
      return { seat };
    }
    if (!agree(table, seat, 'undoRequest')) return { seat };
    table.goBack(before(session, request.by, request.steps as number) as number);
    decided(table, place);
    placeAt(table, request.by).decisions++;
    return { seat };
  },

  'hand-over': (table, { bot }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    playing.place.standIn = bot;
    return { seat: playing.seat };
  },

  'take-back': (table, _deed, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    const { seat, place } = playing;
    if (place.standIn === null) return no('NOTHING-ASKED-FOR');
    place.standIn = null;
    if (place.since !== null) place.since = draft.at;
    return { seat };
  },

  'propose-end': (table, _deed, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    if (table.endProposal !== null) return no('ALREADY-ASKED');
    table.endProposal = { by: playing.seat, steps: null, agreed: [] };
    if (agree(table, playing.seat, 'endProposal')) endByAgreement(table);
    return { seat: playing.seat };
  },

  'agree-end': (table, { agree: isAgreed }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    if (table.endProposal === null) return no('NOTHING-ASKED-FOR');
    if (!isAgreed) table.endProposal = null;
    else if (agree(table, playing.seat, 'endProposal')) endByAgreement(table);
    return { seat: playing.seat };
  },

  orders: (table, { orders }, draft) => {
    const seat = ownSeat(table, draft);
    if (seat === null) return no('NOT-SEATED');
    placeAt(table, seat).orders = orders;
    return { seat };
  },

  plan: (table, { keys }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    playing.place.plan = keys;
    return { seat: playing.seat };
  },

  'time-up': (table, { since }, draft) => {
    const playing = atPlay(table, draft);
    if (playing instanceof Refusal) return playing;
    const { place, seat } = playing;
    const { perTurn } = table.settings;
    const isUp = perTurn !== null && place.since === since && draft.at >= since + perTurn * 1000;
    if (!isUp || botOf(place) !== null) return no('NOTHING-ASKED-FOR');
    place.standIn = 'greedy';
    return { seat };
  },

  gone: (table, _deed, draft) => {
    // Somebody else may have the seat by now. Older logs name only the seat.
    const seat = draft.account === null ? draft.seat : ownSeat(table, draft);
    const place = seat === null ? undefined : table.seats[seat];
    if (!place) return no('NOT-SEATED');
    if (table.state === 'open') vacate(table, seat as Seat);
    else table.seats[seat as Seat] = { ...place, account: null, name: '', bot: place.bot ?? place.standIn ?? 'greedy' };
    return { seat };
  },

  rematch: (table, { table: next }) => {
    if (table.state !== 'over') return no('TABLE-PLAYING');
    if (table.rematch !== null) return no('ALREADY-ASKED');
    table.rematch = next;
    return {};
  },
};
