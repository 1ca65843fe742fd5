import { type Duel, type DuelOutlook, type Hex, levelOf, type Player, type Seat } from '@deedbook/engine';
import { HeroPortrait, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';

interface DuelHeroProps {
  readonly seat: Seat;
  readonly duel: Readonly<Duel>;
  readonly outlook: DuelOutlook;
}

/** One of the two heroes: how close to a knock-out, and, for the one attacked, what damage could be used for. */
export function DuelHero({ seat, duel, outlook }: DuelHeroProps) {
  const view = useSeat(table => table.view);
  const names = useSeatNames();
  const words = useWords('panels').fight;
  const player = view.players[seat] as Player;
  const wounds = duel.wounds.filter(other => other === seat).length;
  const isAttacker = seat === outlook.attacker;
  return (
    <article className="foe on-parchment" data-target={isAttacker || undefined} data-clear>
      <div className="foe-head">
        <span className="foe-pick">
          <HeroPortrait hero={player.hero} width={80} height={100} />
        </span>
        <h3 className="foe-name">{names(seat)}</h3>
        <p className="foe-fame">
          <StatIcon stat="wound" size={16} />
          {duel.knockedOut.includes(seat) ? words.knockedOut : words.wounds(wounds, levelOf(player).handLimit)}
        </p>
        <p className="foe-flag">{isAttacker ? words.attacks : words.defends}</p>
      </div>
      {!isAttacker && outlook.step !== 'damage' && <Prices outlook={outlook} />}
    </article>
  );
}

function Prices({ outlook: { blocker, hero, units, thefts, retreats } }: { readonly outlook: DuelOutlook }) {
  const { text, view } = useSeatFields('text', 'view');
  const names = useSeatNames();
  const words = useWords('panels').fight;
  const directions = (hexes: readonly Hex[]): string =>
    hexes.map(hex => text.direction(view.duel?.hex ?? hex, hex)).join(', ');
  const lines = [
    { key: 'hero', what: words.woundHero(names(blocker)), ...hero.price },
    ...units.map(({ key, unit, price }) => ({ key, what: words.woundUnit(text.name('unit', unit)), ...price })),
    ...thefts.map(({ card, price }) => ({
      key: card,
      what: words.steal(text.name('card', card)),
      n: price,
      terms: [],
    })),
    ...[...Map.groupBy(retreats, ({ price }) => price)].map(([n, to]) => ({
      key: `drive ${n}`,
      what: words.drive(directions(to.map(({ hex }) => hex))),
      n,
      terms: [],
    })),
  ];
  return (
    <div className="foe-part">
      <h4 className="takers-head">{words.itTakes}</h4>
      <ul className="duel-prices">
        {lines.map(({ key, what, n, terms }) => (
          <li key={key}>
            {what}
            <b>{n}</b>
            {terms.length > 1 && <small>{text.terms(terms)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
