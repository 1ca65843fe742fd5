import type { City } from '@deedbook/engine';
import { useSeat, useSeatFields } from '../game/table.ts';
import { CodexSign } from '../parts/codex-sign.tsx';
import { RuleSign } from '../parts/rule-sign.tsx';
import type { CityFacts } from './facts.ts';
import { ruleOfSite } from './rule-links.ts';

/** The state of a city: its level, defenders, Shields and leader. */
export function CityState({ city, defenders }: { readonly city: City; readonly defenders: number }) {
  const { text, view } = useSeatFields('text', 'view');
  const heroOf = (seat: number) => text.name('hero', view.players[seat]?.hero ?? '');
  return (
    <div className="hex-card-part">
      <p className="hex-card-state">{text.cityState(city, defenders, heroOf)}</p>
    </div>
  );
}

interface HexSiteProps {
  readonly site: string;
  readonly city: CityFacts | null;
}

/** What a site holds and gives, with links to its rules. */
export function HexSite({ site, city }: HexSiteProps) {
  const text = useSeat(table => table.text);
  const rule = ruleOfSite(site);
  return (
    <div className="hex-card-part">
      {city?.card?.cards.map(card => (
        <p key={card}>{text.cityText(card).text}</p>
      ))}
      <p>
        {text.siteText(site).text} {rule && <RuleSign rule={rule} />} <CodexSign at={`site/${site}`} />
      </p>
    </div>
  );
}
