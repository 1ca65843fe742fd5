import { type Choice, choice, Session, type SpotKind, type View } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { litSections, onStage } from './sections.ts';

const session = new Session({ scenario: 'first-reconnaissance', heroes: ['arythea'], seed: 'stage' });
const view: View = {
  ...session.view(0),
  unitOffer: ['peasants'],
  spellOffer: ['fireball'],
  advancedOffer: ['ambush'],
  skillOffer: ['tovak-mana-exploit'],
};
const at = (kind: SpotKind, id: string): Choice => choice({ act: 'pick-card', card: id }, { kind, id });

it('puts the Tactics of a new Round on the stage', () => {
  const { choices } = session.question(0) ?? { choices: [] };
  expect(onStage(choices, view).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'tactic'));
});

it("puts Skills to gain on the stage, but not the player's own", () => {
  expect(onStage([at('skill', 'tovak-mana-exploit')], view)).toHaveLength(1);
  const mine = view.players.map(player => ({ ...player, skills: [{ skill: 'tovak-mana-exploit', used: false }] }));
  expect(onStage([at('skill', 'tovak-mana-exploit')], { ...view, players: mine })).toEqual([]);
});

it("keeps a turn's menu off the stage, and opens the sections it is about", () => {
  const choices = [at('offer', 'peasants'), at('offer', 'fireball'), at('button', 'end-turn')];
  expect(onStage(choices, view)).toEqual([]);
  expect(litSections(choices, view)).toEqual(['units', 'spells']);
});

it('shows cards that are in no offer on the stage', () => {
  const choices = [at('offer', 'amulet-of-sun'), at('offer', 'ruby-ring')];
  expect(onStage(choices, view)).toHaveLength(2);
  expect(litSections(choices, view)).toEqual([]);
});

it('does not take a die paid by a Tactic for a Tactic', () => {
  expect(onStage([at('tactic', 'green')], view)).toEqual([]);
});
