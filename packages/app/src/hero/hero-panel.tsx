import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { usePanels } from '../layout/panels.ts';
import { useNarrow } from '../platform/window-size.ts';
import { Fame } from './fame.tsx';
import { Figures } from './figures.tsx';
import { HeroHead } from './hero-head.tsx';
import './hero.css';
import './hero-parts.css';
import { Crystals, Tokens } from './mana.tsx';
import { Reputation } from './reputation.tsx';
import { Skills } from './skills.tsx';
import { TacticCard } from './tactic.tsx';
import { UnitsRow } from './units.tsx';

/**
 * The hero: level, Fame, Reputation, mana, Skills, Units. It declares no spots while it is off screen, so its choices
 * become buttons of the question: on a phone it is shown while its layer is in front, on a desktop while it is not
 * folded.
 */
export function HeroPanel() {
  const isNarrow = useNarrow();
  const isOpen = usePanels(({ open, front }) => (isNarrow ? front === 'hero' : open.hero));
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const hasHero = useSeat(({ view, seat }) => view.players[seat] !== undefined);
  const words = useWords('table').hero;
  if (!hasHero || (isNarrow && !isOpen)) return null;
  const track = (
    <>
      <Fame />
      <Reputation />
    </>
  );
  // In a fight, usable things come first.
  return (
    <section className="hero" data-folded={!isOpen || undefined} aria-label={words.hero}>
      <h2 className="unseen">{words.hero}</h2>
      <HeroHead isOpen={isOpen} isFoldable={!isNarrow} />
      {isOpen && (
        <>
          <Figures />
          {!isFighting && track}
          <div className="hero-part">
            <h3 className="hero-label">{words.crystals}</h3>
            <Crystals />
            <Tokens />
          </div>
          {!isFighting && <TacticCard />}
          <Skills />
          <UnitsRow />
          {isFighting && <TacticCard />}
          {isFighting && track}
        </>
      )}
    </section>
  );
}
