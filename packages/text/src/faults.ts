import type { About, RecordError, SetupFault, VersionGap } from '@deedbook/engine';
import { namesIn, textIn } from './about.ts';
import { type Kind, listOf, nameOf } from './names.ts';
import { refusalText } from './refusals.ts';
import type { Values } from './shape.ts';
import type { Voice } from './voice.ts';

/** Why a game cannot be set up this way. */
export function faultText(voice: Voice, { kind, about }: SetupFault): string {
  return voice.say(`faults.${kind}`, valuesOf(voice, about));
}

/** What is wrong with a file or a link. */
export type FileFault = Pick<RecordError, 'kind' | 'where' | 'setup' | 'gap'>;

/** Why a file or link cannot be used as a game. */
export function fileText(voice: Voice, { kind, where, setup, gap }: FileFault): string {
  if (gap !== null) return gapText(voice, gap);
  const why = setup === null ? voice.say(`faults.file.${kind}`) : faultText(voice, setup);
  return where === '' ? why : `${why} (${where})`;
}

/** At which answer a game of another rules version no longer fits. */
export function gapText(voice: Voice, { written, read, answer }: VersionGap): string {
  return voice.say(answer === '' ? 'faults.gap.position' : 'faults.gap.answer', { written, read, answer });
}

/** What to expect from a game of another rules version. */
export function otherVersionText(voice: Voice, { written, read }: VersionGap): string {
  return voice.say('faults.gap.note', { written, read });
}

function valuesOf(voice: Voice, about: About): Values {
  const rule = textIn(about, 'rule');
  const named = (kind: Kind, word: string) => nameOf(voice, kind, textIn(about, word));
  return {
    name: NAMED.has(textIn(about, 'what')) ? named(textIn(about, 'what') as Kind, 'name') : textIn(about, 'name'),
    known: namesIn(about, 'known').join(', '),
    scenario: named('scenario', 'scenario'),
    mode: named('mode', 'mode'),
    modes: listOf(voice, 'mode', namesIn(about, 'modes')),
    map: named('map-shape', 'name'),
    option: named('option', 'option'),
    ranges: namesIn(about, 'ranges').join(', '),
    where: textIn(about, 'where'),
    variant: named('variant', 'variant'),
    other: named('variant', 'other'),
    why: rule === '' ? '' : refusalText(voice, { rule, about: {} }),
  };
}

const NAMED: ReadonlySet<string> = new Set(['scenario', 'hero', 'variant', 'map-shape']);
