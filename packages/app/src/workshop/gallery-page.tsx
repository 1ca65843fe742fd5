import {
  ABILITIES,
  CARD_KINDS,
  CARDS,
  COLORS,
  ELEMENTS,
  ENEMIES,
  HEROES,
  SITES,
  SKILLS,
  TACTICS,
  TOKEN_COLORS,
  UNITS,
} from '@deedbook/engine';
import type { ReactNode } from 'react';
import { CardIcon } from '../art/card-icon.tsx';
import * as art from '../art/index.ts';
import { STAT_ICONS } from '../art/signs.ts';
import { STROKES } from '../art/strokes.ts';
import { TitlePicture } from '../art/title-picture.tsx';

const SIZES = [44, 28, 18];

function Row({
  name,
  ids,
  ground = '',
  draw,
}: {
  readonly name: string;
  readonly ids: readonly string[];
  readonly ground?: string;
  readonly draw: (id: string, size: number) => ReactNode;
}) {
  return (
    <section>
      <h2>{name}</h2>
      <div className={`gallery-row ${ground}`}>
        {ids.map(id => (
          <div className="gallery-item" key={id}>
            <div className="gallery-sizes">
              {SIZES.map(size => (
                <span key={size}>{draw(id, size)}</span>
              ))}
            </div>
            {id}
          </div>
        ))}
      </div>
    </section>
  );
}

const KINDS = ['melee', 'ranged', 'siege', 'block'] as const;
const HERO_IDS = [...HEROES.ids(), 'somebody'];

function Pictures() {
  return (
    <section>
      <h2>Pictures</h2>
      <div className="gallery-row">
        {HEROES.ids().map(hero => (
          <div key={hero} style={{ width: 200 }}>
            <art.HeroPortrait hero={hero} title={hero} />
          </div>
        ))}
      </div>
      <TitlePicture />
    </section>
  );
}

function Cards() {
  return (
    <section>
      <h2>Cards</h2>
      <div className="gallery-row">
        {[
          'march',
          'rage',
          'crystallize',
          'promise',
          'fire-bolt',
          'ice-shield',
          'fireball',
          'tremor',
          'snowstorm',
          'mind-read',
          'golden-grail',
          'wound',
        ].map(id => {
          const { color, kind } = CARDS.get(id);
          return (
            <art.CardFrame key={id} color={color} kind={kind} className="gallery-card">
              <b>{id}</b>
              <CardIcon card={id} kind={kind} size={84} />
              <p>Move 2. Move 4.</p>
            </art.CardFrame>
          );
        })}
        <art.CardFrame kind="unit" className="gallery-card">
          <b>Peasants</b>
          <art.UnitIcon unit="peasants" size={84} />
        </art.CardFrame>
        <art.CardFrame kind="tactic" className="gallery-card">
          <b>Planning</b>
          <art.TacticIcon tactic="planning" time="day" size={90} />
        </art.CardFrame>
      </div>
    </section>
  );
}

/** Every drawing in three sizes. */
export function GalleryPage() {
  return (
    <>
      <p>
        <art.Logo size={96} /> <art.Logo size={40} /> <art.Logo size={20} />
      </p>
      <Pictures />
      <Cards />
      <Row
        name="Sites"
        ids={[...SITES.ids(), 'refugee-camp', 'maze', 'unknown']}
        draw={(site, size) => <art.SiteIcon site={site} size={size} mine={site === 'keep'} />}
      />
      <Row
        name="Mines and cities"
        ids={['red', 'blue', 'green', 'white']}
        draw={(color, size) => (
          <>
            <art.SiteIcon site="crystal-mine" color={color} size={size} />
            <art.SiteIcon site="city" color={color} size={size} />
          </>
        )}
      />
      <Row name="Heroes" ids={HERO_IDS} draw={(hero, size) => <art.HeroEmblem hero={hero} size={size} />} />
      <Row name="Standees" ids={HERO_IDS} draw={(hero, size) => <art.HeroStandee hero={hero} size={size} />} />
      <Row name="Shields" ids={HERO_IDS} draw={(hero, size) => <art.Shield hero={hero} size={size} />} />
      {(['token', 'crystal', 'die'] as const).map(kind => (
        <Row
          key={kind}
          name={`Mana: ${kind}`}
          ids={[...COLORS, 'unknown']}
          draw={(color, size) => <art.ManaGem color={color} kind={kind} size={size} />}
        />
      ))}
      <Row
        name="Backs"
        ids={[...TOKEN_COLORS, 'unknown']}
        draw={(color, size) => <art.TokenBack color={color} size={size} />}
      />
      <Row
        name="Enemies"
        ids={[...ENEMIES.ids(), 'unknown']}
        draw={(enemy, size) => <art.EnemyToken enemy={enemy} color={ENEMIES.find(enemy)?.color ?? ''} size={size} />}
      />
      {KINDS.map(kind => (
        <Row
          key={kind}
          name={kind}
          ids={ELEMENTS}
          draw={(element, size) => <art.ElementIcon element={element} kind={kind} size={size} />}
        />
      ))}
      <Row
        name="Elements on parchment"
        ground="parchment on-parchment"
        ids={ELEMENTS}
        draw={(element, size) => <art.ElementIcon element={element} kind="melee" size={size} />}
      />
      <Row
        name="Resistances"
        ids={['physical', 'fire', 'ice']}
        draw={(resistance, size) => <art.ResistanceIcon resistance={resistance} size={size} />}
      />
      <Row
        name="Abilities"
        ids={[...ABILITIES.ids(), 'elusive', 'vampiric', 'cumbersome', 'assassination', 'defend', 'unfortified']}
        draw={(ability, size) => <art.AbilityIcon ability={ability} size={size} />}
      />
      {CARD_KINDS.map(kind => (
        <Row
          key={kind}
          name={kind}
          ground="parchment"
          ids={CARDS.ids().filter(id => CARDS.get(id).kind === kind)}
          draw={(card, size) => <CardIcon card={card} kind={kind} size={size} />}
        />
      ))}
      <Row
        name="Units"
        ground="parchment"
        ids={UNITS.ids()}
        draw={(unit, size) => <art.UnitIcon unit={unit} size={size} />}
      />
      <Row name="Skills" ids={SKILLS.ids()} draw={(skill, size) => <art.SkillIcon skill={skill} size={size} />} />
      <Row
        name="Tactics"
        ids={TACTICS.ids()}
        draw={(tactic, size) => <art.TacticIcon tactic={tactic} time={TACTICS.get(tactic).time} size={size} />}
      />
      <Row
        name="Signs"
        ids={[...Object.keys(STAT_ICONS), ...Object.keys(STROKES), 'unknown']}
        draw={(stat, size) => <art.StatIcon stat={stat} size={size} />}
      />
    </>
  );
}
