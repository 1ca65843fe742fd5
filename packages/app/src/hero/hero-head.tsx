import { HeroPortrait, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { togglePanel } from '../layout/panels.ts';
import { useSpotButton } from '../question/spot-button.ts';

interface HeroHeadProps {
  readonly isOpen: boolean;
  readonly isFoldable: boolean;
}

/** Who it is. Damage can be assigned to the hero here. */
export function HeroHead({ isOpen, isFoldable }: HeroHeadProps) {
  const hero = useSeat(({ view, seat }) => view.players[seat]?.hero ?? '');
  const level = useSeat(({ view, seat }) => view.players[seat]?.level ?? 1);
  const text = useSeat(table => table.text);
  const words = useWords('table').hero;
  const { props } = useSpotButton('hero', 'hero');
  const name = useSeat(({ names, seat }) => names[seat] ?? '');
  const heroName = text.name('hero', hero);
  const facts = [name && heroName, words.level(level).replace(' ', '\u00a0')].filter(Boolean).join(' · ');
  return (
    <header className="hero-head">
      <button type="button" className="hero-who" {...props} aria-label={`${name || heroName}, ${facts}`}>
        <HeroPortrait hero={hero} width={46} height={58} />
        <span className="hero-name">{name || heroName}</span>
        <span className="hero-level">{facts}</span>
      </button>
      {isFoldable && (
        <button
          type="button"
          className="hero-fold"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.fold : words.unfold}
          onClick={() => togglePanel('hero')}
        >
          <StatIcon stat={isOpen ? 'up' : 'down'} size={16} />
        </button>
      )}
    </header>
  );
}
