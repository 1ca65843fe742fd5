const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** What the keys of the table do, in the order in which the help lists them. */
export const KEY_LIST = [
  { does: 'choices', keys: ['space'] },
  { does: 'cards', keys: NUMBERS },
  { does: 'powered', keys: NUMBERS.map(n => `shift+${n}`) },
  { does: 'sideways', keys: NUMBERS.map(n => `alt+${n}`) },
  { does: 'units', keys: ['q', 'w', 'r', 't', 'y'] },
  { does: 'skills', keys: ['a', 's', 'd', 'f', 'g', 'h', 'j'] },
  { does: 'foes', keys: ['z', 'x', 'c', 'v', 'n', 'm'] },
  { does: 'buttons', keys: ['i', 'p', 'k', ',', '.', ';'] },
  { does: 'carryOut', keys: ['enter'] },
  { does: 'end', keys: ['e'] },
  { does: 'undo', keys: ['u', 'ctrl+z'] },
  { does: 'redo', keys: ['shift+u', 'shift+ctrl+z', 'ctrl+y'] },
  { does: 'offers', keys: ['o'] },
  { does: 'log', keys: ['l'] },
  { does: 'ask', keys: ['/'] },
  { does: 'rules', keys: ['b'] },
  { does: 'help', keys: ['?'] },
  { does: 'back', keys: ['escape'] },
] as const;

export type Deed = (typeof KEY_LIST)[number]['does'];

/** Binds every key of the list to its action; `n` is its place in its row. */
export function bindKeys(deeds: Readonly<Record<Deed, (n: number) => void>>): Record<string, () => void> {
  return Object.fromEntries(
    KEY_LIST.flatMap(({ does, keys }) => keys.map((key, n): [string, () => void] => [key, () => deeds[does](n)])),
  );
}
