import { CARDS, ENEMIES, TACTICS } from '@deedbook/engine';
import { CardPicture } from '../art/card-picture.tsx';
import { EnemyPicture } from '../art/enemy-picture.tsx';
import { EnemyToken } from '../art/enemy-token.tsx';
import { SitePicture } from '../art/site-picture.tsx';
import { SkillIcon } from '../art/skill-icon.tsx';
import { TacticIcon } from '../art/tactic-icon.tsx';
import { UnitPicture } from '../art/unit-picture.tsx';
import type { Entry } from './entries.ts';

/** What an entry looks like. */
export function EntryPicture({ entry: { kind, id } }: { readonly entry: Entry }) {
  switch (kind) {
    case 'card':
      return <CardPicture card={id} kind={CARDS.get(id).kind} />;
    case 'unit':
      return <UnitPicture unit={id} />;
    case 'enemy':
      return <EnemyPicture enemy={id} color={ENEMIES.get(id).color} />;
    case 'site':
      return <SitePicture site={id} />;
    case 'city':
      return <SitePicture site="city" />;
    case 'skill':
      return <SkillIcon skill={id} size={64} />;
    case 'tactic':
      return <TacticIcon tactic={id} time={TACTICS.get(id).time} size={64} />;
    case 'ruin':
      return <EnemyToken enemy={id} color="yellow" size={64} />;
    default:
      throw new Error(`no picture of ${kind satisfies never}`);
  }
}
