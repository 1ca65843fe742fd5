import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import type { CityFacts } from './facts.ts';
import { RuleLink } from './hex-cost.tsx';
import { ruleOfSite } from './rule-links.ts';
import { WORDS } from './words.ts';

interface HexSiteProps {
  readonly site: string;
  readonly city: CityFacts | null;
  readonly defenders: number;
}

/** What is at a site, what it gives, and where the rules say so. */
export function HexSite({ site, city, defenders }: HexSiteProps) {
  const text = useSeat(table => table.text);
  const words = useWords(WORDS);
  const rule = ruleOfSite(site);
  const state = [
    city?.level != null && words.level(city.level),
    city?.conquered && words.conquered,
    city && defenders > 0 && words.defenders(defenders),
  ].filter(Boolean);
  return (
    <div className="hex-card-part">
      {state.length > 0 && <p className="hex-card-state">{state.join(' · ')}</p>}
      <p>
        {text.siteText(site).text} {rule && <RuleLink rule={rule} />}
      </p>
    </div>
  );
}
