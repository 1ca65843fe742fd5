import { hexNamed, type View } from '@deedbook/engine';
import type { Aim, Goal } from '@deedbook/positions';
import type { AppWords, Text } from '@deedbook/text';

type AimWords = AppWords['lookup']['puzzle']['aims'];

/** Puts the aims of a goal into words. */
export function aimText(aim: Aim, goal: Goal, words: AimWords, text: Text, map: View['map']): string {
  const names = (kind: Parameters<Text['name']>[0], ids: readonly string[] | undefined) =>
    (ids ?? []).map(id => text.name(kind, id)).join(', ');
  const places = (spaces: readonly string[] | undefined) =>
    (spaces ?? [])
      .map(space => {
        const hex = hexNamed(space);
        return hex === null ? space : text.place(hex, map);
      })
      .join(', ');
  switch (aim) {
    case 'at':
    case 'conquered':
      return words[aim](places(goal[aim]));
    case 'fame':
    case 'level':
    case 'move':
    case 'influence':
    case 'wounds':
    case 'explored':
      return words[aim](goal[aim] ?? 0);
    case 'reputation':
      return words.reputation(String(goal.reputation ?? 0).replace('-', '−'));
    case 'crystals':
      return words.crystals(
        Object.entries(goal.crystals ?? {})
          .map(([color, n]) => `${n} × ${text.name('color', color)}`)
          .join(', '),
      );
    case 'mana':
      return words.mana(names('color', goal.mana));
    case 'cards':
    case 'hand':
      return words[aim](names('card', goal[aim]));
    case 'units':
      return words.units(names('unit', goal.units));
    case 'skills':
      return words.skills(names('skill', goal.skills));
    case 'defeated':
    case 'blocked':
      return words[aim](names('enemy', goal[aim]));
    case 'peace':
    case 'over':
      return words[aim];
  }
}
