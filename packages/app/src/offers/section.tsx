import type { ReactNode } from 'react';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import type { Section } from '../layout/panels.ts';
import { OfferDeed } from './offer-deed.tsx';
import { OfferSkill } from './offer-skill.tsx';
import { OfferTactic } from './offer-tactic.tsx';
import { OfferUnit } from './offer-unit.tsx';
import { Piles } from './piles.tsx';

/** One part of the offers. */
export function OfferSection({ section }: { readonly section: Section }) {
  switch (section) {
    case 'units':
      return <UnitOffer />;
    case 'advanced':
      return <DeedOffer section="advanced" />;
    case 'spells':
      return <DeedOffer section="spells" />;
    case 'skills':
      return <SkillOffer />;
    case 'tactics':
      return <TacticOffer />;
    case 'piles':
      return <Piles />;
    default:
      return section satisfies never;
  }
}

interface FrameProps {
  readonly name: string;
  readonly children: readonly ReactNode[];
}

function Frame({ name, children }: FrameProps) {
  const words = useWords('panels').offers;
  return (
    <section className="offer-section" aria-label={name}>
      {children.length === 0 ? <p className="offer-none">{words.empty}</p> : children}
    </section>
  );
}

function UnitOffer() {
  const words = useWords('panels').offers;
  const units = useSeat(({ view }) => view.unitOffer);
  const cards = useSeat(({ view }) => view.monasteryOffer);
  return (
    <>
      <Frame name={words.units}>
        {once(units).map(([key, unit]) => (
          <OfferUnit key={key} unit={unit} />
        ))}
      </Frame>
      {cards.length > 0 && (
        <>
          <h3 className="offer-heading">{words.monastery}</h3>
          <Frame name={words.monastery}>
            {once(cards).map(([key, card]) => (
              <OfferDeed key={key} card={card} stand="monastery" />
            ))}
          </Frame>
        </>
      )}
    </>
  );
}

/** The place next to the deck is on top. */
function DeedOffer({ section }: { readonly section: 'advanced' | 'spells' }) {
  const words = useWords('panels').offers;
  const cards = useSeat(({ view }) => (section === 'advanced' ? view.advancedOffer : view.spellOffer));
  return (
    <Frame name={words[section]}>
      {once(cards)
        .reverse()
        .map(([key, card]) => (
          <OfferDeed key={key} card={card} stand={section} />
        ))}
    </Frame>
  );
}

function SkillOffer() {
  const words = useWords('panels').offers;
  const skills = useSeat(({ view }) => view.skillOffer);
  return (
    <Frame name={words.skills}>
      {once(skills).map(([key, skill]) => (
        <OfferSkill key={key} skill={skill} />
      ))}
    </Frame>
  );
}

function TacticOffer() {
  const words = useWords('panels').offers;
  const tactics = useSeat(({ view }) => view.tactics);
  return (
    <Frame name={words.tactics}>
      {tactics.map(tactic => (
        <OfferTactic key={tactic} tactic={tactic} />
      ))}
    </Frame>
  );
}

/** Names with unique keys: the same Unit can be in an offer twice. */
const once = (names: readonly string[]): [key: string, name: string][] =>
  names.map((name, i) => [`${name} ${names.slice(0, i).filter(other => other === name).length}`, name]);
