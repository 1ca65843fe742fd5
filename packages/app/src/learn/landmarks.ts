import { spotNamed } from '@deedbook/engine';
import { isLandmark, type Landmark, type Spotlight } from '@deedbook/lessons';
import type { Panel } from '../layout/panels.ts';
import { firstVisible, isInFront } from '../parts/on-screen.ts';

/** Where a landmark is on the screen, and the panel of the phone that has it. */
interface Place {
  readonly selector: string;
  readonly panel?: Panel;
  /** It may be scrolled away, where there is little room. */
  readonly isScrolled?: true;
}

const PLACES: Readonly<Record<Landmark, Place>> = {
  hand: { selector: '.hand-fan' },
  deck: { selector: '[data-mark="deck"]' },
  discard: { selector: '[data-mark="discard"]' },
  played: { selector: '[data-mark="played"]' },
  source: { selector: '.strip-source' },
  round: { selector: '.strip-round' },
  dummy: { selector: '[data-dummy]', panel: 'others', isScrolled: true },
  question: { selector: '.stage, .question, .table-question' },
  way: { selector: '.end-turn, [data-key="end-phase"]' },
  undo: { selector: '.strip-undo' },
  fame: { selector: '[data-mark="fame"]', panel: 'hero' },
  reputation: { selector: '[data-mark="reputation"]', panel: 'hero' },
  armor: { selector: '.hero-figures', panel: 'hero' },
  tactic: { selector: '.hero-tactic', panel: 'hero' },
  crystals: { selector: '.mana-crystals, .play [data-spot^="crystal "]', panel: 'hero' },
  units: { selector: '.units, .belt-unit', panel: 'hero' },
  skills: { selector: '.hero-skills, .belt', panel: 'hero' },
  offers: { selector: '.offers', panel: 'offers' },
  rules: { selector: '.strip-tools' },
};

/** The element a step points at; on a phone the way to it, if it is in another layer. */
export function elementAt(spotlight: Spotlight): Element | null {
  if (!isLandmark(spotlight)) {
    const { kind, id } = spotNamed(spotlight);
    // What is for sale and what is asked may be a button of its own.
    const button = kind === 'offer' ? `[data-key$=" ${id}"]` : `[data-key="${id}"]`;
    return firstVisible(`[data-spot="${spotlight}"], [data-mark="${spotlight}"], ${button}`);
  }
  const { selector, panel, isScrolled } = PLACES[spotlight];
  const found = firstVisible(selector);
  if (found && (!isScrolled || isInFront(found))) return found;
  return panel === undefined ? null : firstVisible(`[data-panel="${panel}"]`);
}
