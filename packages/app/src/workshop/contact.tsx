import { CARDS, ENEMIES, SITES, SKILLS, TACTICS, UNITS } from '@deedbook/engine';
import type { ReactNode } from 'react';
import { EnemyToken, SiteIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import '../offers/offers.css';
import { CardFace } from '../hand/card-face.tsx';
import { OfferSkill } from '../offers/offer-skill.tsx';
import { OfferTactic } from '../offers/offer-tactic.tsx';
import { OfferUnit } from '../offers/offer-unit.tsx';
import './contact.css';

interface Sheet {
  readonly ids: readonly string[];
  readonly draw: (id: string) => ReactNode;
}

/** A card in a hand, and lifted. */
const drawCard = (card: string): ReactNode => (
  <>
    <div className="contact-small">
      <CardFace card={card} />
    </div>
    <div className="play-whole">
      <CardFace card={card} />
    </div>
  </>
);

const SHEETS: Readonly<Record<string, Sheet>> = {
  unit: { ids: UNITS.ids(), draw: id => <OfferUnit unit={id} /> },
  skill: { ids: SKILLS.ids(), draw: id => <OfferSkill skill={id} /> },
  tactic: { ids: TACTICS.ids(), draw: id => <OfferTactic tactic={id} /> },
  enemy: { ids: ENEMIES.ids(), draw: id => <Enemy enemy={id} /> },
  site: { ids: SITES.ids(), draw: id => <Site site={id} /> },
};

const ofKind = (kind: string): Sheet => ({
  ids: CARDS.ids().filter(id => CARDS.get(id).kind === kind),
  draw: drawCard,
});

/**
 * Everything of one kind side by side, for proofreading: a kind of cards, `unit`, `skill`, `tactic`, `enemy`, `site`.
 */
export function Contact({ kind }: { readonly kind: string }) {
  const { ids, draw } = SHEETS[kind] ?? ofKind(kind);
  return (
    <main className="contact" data-kind={kind}>
      {ids.map(id => (
        <div key={id} className="contact-item">
          {draw(id)}
        </div>
      ))}
    </main>
  );
}

function Enemy({ enemy }: { readonly enemy: string }) {
  const said = useSeat(table => table.text).enemyText(enemy);
  return (
    <>
      <EnemyToken enemy={enemy} color={ENEMIES.get(enemy).color} size={64} />
      <p>
        <b>{said.name}</b> {said.armor} · {said.attacks.join(', ')} · {said.fame}
        {[...said.abilities, ...said.resistances].map(({ name, text }) => ` · ${name}: ${text}`)}
      </p>
    </>
  );
}

function Site({ site }: { readonly site: string }) {
  const text = useSeat(table => table.text);
  return (
    <>
      <SiteIcon site={site} size={64} />
      <p>
        <b>{text.name('site', site)}</b> {text.siteText(site).text}
      </p>
    </>
  );
}
