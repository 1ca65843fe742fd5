import { type RefObject, useEffect, useRef } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is sought. Enter opens the best, the arrow goes down the list, Escape gives up. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const words = useWords('rulebook');
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const first = () => field.current?.closest('.book')?.querySelector<HTMLElement>('.book-found a');
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
          if (event.key === 'Enter') first()?.click();
          else if (event.key === 'ArrowDown') {
            event.preventDefault();
            first()?.focus();
          } else if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          }
        }}
      />
      <kbd>/</kbd>
    </label>
  );
}

/** `/` goes to the field, in the book over the table as well as on its own screen. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
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
