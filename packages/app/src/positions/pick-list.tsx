import { useId, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { fold } from '../language/fold.ts';
import { useWords } from '../language/language.ts';
import './pick-list.css';

/** Something that can be picked. */
export interface Item {
  readonly id: string;
  readonly name: string;
}

interface PickListProps {
  readonly label: string;
  readonly items: readonly Item[];
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** A list of names: typed with suggestions, shown as chips. The same thing may be picked more than once. */
export function PickList({ label, items, picked, onPick }: PickListProps) {
  const words = useWords('lookup').pick;
  const list = useId();
  const [typed, setTyped] = useState('');
  const nameOf = (id: string) => items.find(item => item.id === id)?.name ?? id;
  const add = (value: string, isSure: boolean) => {
    const found = matchOf(items, value, isSure);
    if (found === null) return setTyped(value);
    onPick([...picked, found.id]);
    setTyped('');
  };
  return (
    <div className="pick">
      <label>
        <span>{label}</span>
        <input
          className="screen-field"
          list={list}
          value={typed}
          placeholder={words.add}
          onChange={event => add(event.target.value, false)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed, true);
          }}
        />
      </label>
      <datalist id={list}>
        {items.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {picked.length > 0 && (
        <ul className="pick-chips" aria-label={label}>
          {picked.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike things differ only in their place
            <li key={`${id} ${i}`}>
              <button
                type="button"
                aria-label={words.remove(nameOf(id))}
                onClick={() => onPick(picked.filter((_, other) => other !== i))}
              >
                {nameOf(id)}
                <StatIcon stat="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The item that is meant: the exact name, or with Enter the first that starts with or contains what was typed. */
function matchOf(items: readonly Item[], typed: string, isSure: boolean): Item | null {
  const wanted = fold(typed.trim());
  if (wanted === '') return null;
  const names = items.map(item => ({ item, name: fold(item.name) }));
  const exact = names.find(({ name }) => name === wanted);
  // Another name may still be on the way: peasants, peasants of…
  const isUnique = names.filter(({ name }) => name.startsWith(wanted)).length === 1;
  if (exact && (isSure || isUnique)) return exact.item;
  if (!isSure) return null;
  const near = names.find(({ name }) => name.startsWith(wanted)) ?? names.find(({ name }) => name.includes(wanted));
  return (exact ?? near)?.item ?? null;
}
