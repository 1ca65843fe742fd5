import type { Text, Thing } from '@deedbook/text';

/** What is printed on something, line by line. */
export function printedOn(text: Text, thing: Thing, id: string): readonly string[] {
  switch (thing) {
    case 'card': {
      const { kind, basic, powered, strongName } = text.cardText(id);
      return [kind, basic, strongName === null ? powered : `${strongName}: ${powered}`];
    }
    case 'unit': {
      const { stats, abilities } = text.unitText(id);
      return [stats, ...abilities];
    }
    case 'enemy': {
      const { stats, abilities, resistances } = text.enemyText(id);
      return [stats, ...[...abilities, ...resistances].map(one => `${one.name}: ${one.text}`)];
    }
    case 'ruin':
      return [text.ruinText(id).text];
    case 'skill':
      return [text.skillText(id).text];
    case 'tactic':
      return [text.tacticText(id).text];
    default:
      return thing satisfies never;
  }
}
