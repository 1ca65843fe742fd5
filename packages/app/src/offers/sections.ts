import { type Choice, type Spot, TACTICS, type View } from '@deedbook/engine';
import { SECTIONS, type Section } from '../layout/panels.ts';

/** The section of the offers that shows a spot; null for spots elsewhere, such as cards drawn for one choice only. */
function sectionOf({ kind, id }: Spot, view: View): Section | null {
  if (kind === 'tactic') return view.tactics.includes(id) ? 'tactics' : null;
  if (kind === 'skill') return view.skillOffer.includes(id) ? 'skills' : null;
  if (kind !== 'offer') return null;
  if (view.unitOffer.includes(id) || view.monasteryOffer.includes(id)) return 'units';
  if (view.advancedOffer.includes(id)) return 'advanced';
  return view.spellOffer.includes(id) ? 'spells' : null;
}

/** The sections the question is about. */
export function litSections(choices: readonly Choice[], view: View): Section[] {
  const lit = new Set(choices.map(({ at }) => at && sectionOf(at, view)));
  return SECTIONS.filter(section => lit.has(section));
}

/**
 * The things to put on the stage in the middle of the screen, if a question is only about Tactics, Skills to gain,
 * offers or rewards. A turn's menu never is, and the player's own Skills already have their place.
 */
export function onStage(choices: readonly Choice[], view: View): Spot[] {
  const own = new Set(view.seat === null ? [] : view.players[view.seat]?.skills.map(({ skill }) => skill));
  const spots: Spot[] = [];
  for (const { at } of choices) {
    if (at === undefined || (at.kind === 'button' && at.id === 'done')) continue;
    if (!isThing(at) || (at.kind === 'skill' && own.has(at.id))) return [];
    if (!spots.some(({ kind, id }) => kind === at.kind && id === at.id)) spots.push(at);
  }
  return spots;
}

const isThing = ({ kind, id }: Spot): boolean =>
  kind === 'tactic' ? TACTICS.has(id) : id !== '' && ['skill', 'offer', 'reward'].includes(kind);
