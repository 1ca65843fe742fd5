import { type Act, type ActName, CARDS, type Choice, ENEMIES, isOfKind, UNITS, type View } from '@deedbook/engine';
import { EnemyPortrait, HeroEmblem, ManaGem, SkillIcon, StatIcon, TacticIcon, UnitIcon } from '../art/index.ts';
import { CardIcon } from '../parts/card-icon.ts';

/** The sign of the thing a choice belongs to. */
export function ChoiceIcon({ choice, view }: { readonly choice: Choice; readonly view: View }) {
  const { kind, id } = choice.at ?? { kind: 'button', id: choice.key };
  switch (kind) {
    case 'die':
    case 'token':
    case 'crystal':
      return <ManaGem color={id} kind={kind} size={20} />;
    case 'mana':
      return <ManaGem color={id} kind="token" size={20} />;
    case 'card':
    case 'pile':
    case 'offer':
      return <CardIcon card={id} kind={UNITS.find(id) ? 'unit' : CARDS.find(id)?.kind} size={20} />;
    case 'skill':
      return <SkillIcon skill={id} size={20} />;
    case 'tactic':
      return <TacticIcon tactic={id} time={view.time} size={20} />;
    case 'unit':
      return <UnitIcon unit={unitNamed(view, id)} size={20} />;
    case 'enemy': {
      const enemy = view.combat?.foes.find(foe => foe.key === id)?.enemy ?? id;
      return <EnemyPortrait enemy={enemy} color={ENEMIES.find(enemy)?.color} size={20} />;
    }
    case 'hex':
      return <StatIcon stat="move" size={20} />;
    case 'tile':
      return <StatIcon stat="explore" size={20} />;
    case 'hero':
      // The player's own hero is where Wounds go; other heroes are met.
      return id === 'hero' ? <StatIcon stat="wound" size={20} /> : <HeroEmblem hero={id} size={20} />;
    default:
      return <StatIcon stat={signOf(choice.act)} size={20} />;
  }
}

/** Acts whose sign has a different name. */
const SIGNS: Readonly<Partial<Record<ActName, string>>> = {
  accept: 'check',
  agree: 'check',
  decline: 'close',
  refuse: 'close',
  none: 'close',
  'no-boost': 'close',
  'no-bid': 'close',
  pass: 'next',
  'stay-out': 'withdraw',
  stand: 'armor',
  full: 'fight',
  partial: 'block',
  'duel-attack': 'attack',
  'buy-healing': 'heal',
  'buy-artifact': 'buy',
  'pay-altar': 'pay',
  'pay-by-skill': 'skill',
  'pay-by-card': 'play',
  'claim-now': 'source',
  'claim-each-turn': 'source',
  'add-dice': 'source',
  'propose-assault': 'assault',
  'share-out': 'players',
  'call-elite': 'recruit',
  'train-unseen': 'advanced-action',
  rally: 'command',
  'mark-glade': 'mark',
  'spare-card': 'spare',
  'take-spared': 'take',
  'throw-wound': 'wound',
  'some-wounds': 'wound',
  'shed-wounds': 'wound',
  'after-level': 'level',
  bid: 'fame',
  'put-on-deck': 'deck',
  'keep-on-deck': 'deck',
};

/** The sign of what an answer does. */
export function signOf(act: Act): string {
  if (act.act === 'take-reward') return act.reward;
  if (act.act === 'convert') return act.points;
  if (act.act !== 'choose') return SIGNS[act.act] ?? act.act;
  return isOfKind(act.effect, 'points') ? act.effect.points : act.effect.fx;
}

const unitNamed = (view: View, id: string): string =>
  view.players.flatMap(player => player.units).find(unit => String(unit.id) === id)?.unit ?? id;
