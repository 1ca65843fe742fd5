import { useSeat } from '../game/table.ts';
import type { CityFacts } from './facts.ts';
import { RuleLink } from './hex-cost.tsx';
import { ruleOfSite } from './rule-links.ts';

interface HexSiteProps {
  readonly site: string;
  readonly city: CityFacts | null;
  readonly defenders: number;
}

/** What is at a site, what it gives, and where the rules say so; of a city also how it stands. */
export function HexSite({ site, city, defenders }: HexSiteProps) {
  const { text, view } = useSeat(table => table);
  const rule = ruleOfSite(site);
  const heroOf = (seat: number) => text.name('hero', view.players[seat]?.hero ?? '');
  return (
    <div className="hex-card-part">
      {city?.card && <p className="hex-card-state">{text.cityState(city.card, defenders, heroOf)}</p>}
      {city?.card?.cards.map(card => (
        <p key={card}>{text.cityText(card).text}</p>
      ))}
      <p>
        {text.siteText(site).text} {rule && <RuleLink rule={rule} />}
      </p>
    </div>
  );
}
