import { useMemo } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { SECTIONS, type Section, togglePanel, usePanels } from '../layout/panels.ts';
import { useKeptScroll } from '../parts/kept-scroll.ts';
import { useNarrow } from '../platform/window-size.ts';
import './offers.css';
import { OfferSection } from './section.tsx';
import { litSections, onStage } from './sections.ts';

const ICONS: Readonly<Record<Section, string>> = {
  units: 'unit',
  advanced: 'advanced-action',
  spells: 'spell',
  skills: 'skill',
  tactics: 'tactic',
  piles: 'deck',
};

/** The offers: one section at a time, plus every section the question is about. */
export function OffersPanel() {
  const words = useWords('panels').offers;
  const isNarrow = useNarrow();
  const isUnfolded = usePanels(({ open }) => open.offers);
  const { asked, view } = useSeatFields('asked', 'view');
  const wanted = usePanels(({ offered }) => offered);
  const lit = useMemo(() => {
    const choices = asked?.choices ?? [];
    // What is on the stage need not be shown twice.
    return onStage(choices, view).length > 0 ? [] : litSections(choices, view);
  }, [asked, view]);
  const first = lit[0];
  // Sections the question is about are opened; afterwards the player's own selection is restored.
  const kept = useKeptScroll(first ? null : `offers ${wanted}`);
  const isOpen = isUnfolded || isNarrow || lit.length > 0;
  const shown = SECTIONS.filter(section => lit.includes(section) || section === wanted);
  const ordered = [...lit, ...shown.filter(section => !lit.includes(section))];
  return (
    <section className="offers" aria-label={words.offers} data-folded={!isOpen || undefined}>
      <div className="offers-head">
        <button
          type="button"
          className="side-fold offers-fold"
          aria-label={words.offers}
          aria-expanded={isOpen}
          title={isOpen ? words.fold : words.unfold}
          onClick={() => togglePanel('offers')}
        >
          <StatIcon stat="offers" size={18} />
          <span className="side-name">{words.offers}</span>
          <StatIcon stat={isOpen ? 'up' : 'down'} size={16} />
        </button>
        {isOpen && (
          <div className="offers-tabs">
            {SECTIONS.map(section => (
              <button
                key={section}
                type="button"
                className="offers-tab"
                aria-pressed={ordered.includes(section)}
                data-lit={lit.includes(section) || undefined}
                aria-label={words[section]}
                title={words[section]}
                onClick={() => usePanels.setState({ offered: section })}
              >
                <StatIcon stat={ICONS[section]} size={18} />
              </button>
            ))}
          </div>
        )}
      </div>
      {isOpen && (
        <div className="offers-body" key={first ?? wanted} ref={kept}>
          {ordered.map(section => (
            <div key={section} className="offers-part">
              <h2 className="offer-heading">{words[section]}</h2>
              <OfferSection section={section} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
