import { type RefObject, useLayoutEffect, useRef } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { useRoving } from '../parts/roving.tsx';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Opens the best match. */
  readonly onEnter: () => void;
}

/** The search field. Enter opens the best match, the down arrow moves into the list, Escape clears it. */
export function SearchField({ value, onChange, onEnter }: SearchFieldProps) {
  const words = useWords('rulebook');
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const { onKeyDown } = useRoving(-1, field);
  return (
    <label className="book-search">
      <StatIcon stat="search" size={18} />
      <input
        ref={field}
        type="search"
        value={value}
        placeholder={words.search}
        aria-label={words.search}
        title={words.searchHint}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onEnter();
          else if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          } else onKeyDown(event);
        }}
      />
      <kbd>/</kbd>
    </label>
  );
}

/** `/` focuses the field, both over the table and on the book's own screen. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [field]);
}
