import { ENEMIES, type Name, RUINS, type TokenColor, type View } from '@deedbook/engine';

/** A token that a face-down one may be, and how many copies have not been seen. */
export interface Suspect {
  readonly name: Name;
  readonly unseen: number;
}

/** What a face-down token may be: everything of its color in the game that is not face up somewhere. */
export function suspectsOf(view: View, color: TokenColor): readonly Suspect[] {
  const seen = [
    ...view.tokens.filter(token => token.up && token.color === color).map(token => token.name),
    ...view.piles[color].discard,
    ...(view.combat?.foes ?? []).filter(foe => foe.hex === null && foe.color === color).map(foe => foe.enemy),
  ];
  const printed =
    color === 'yellow'
      ? RUINS.ids().map(name => ({ name, ...RUINS.get(name) }))
      : ENEMIES.ids()
          .map(name => ({ name, ...ENEMIES.get(name) }))
          .filter(enemy => enemy.color === color);
  return printed
    .filter(({ set }) => view.options.sets.includes(set))
    .map(({ name, copies }) => ({ name, unseen: copies - seen.filter(other => other === name).length }))
    .filter(({ unseen }) => unseen > 0);
}
