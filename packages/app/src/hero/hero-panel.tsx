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
 * The hero: level, fame, reputation, mana, skills, units. What is not on the screen shows no spots, so that its choices
 * are asked elsewhere: on a phone it is there while its layer is in front, on a desk while it is not folded away.
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
  // In a fight what can be used comes first.
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
