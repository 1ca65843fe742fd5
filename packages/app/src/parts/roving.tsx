import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

type Item = RefObject<HTMLElement | null>;

interface Row {
  readonly items: Map<number, Item>;
  /** The item that is the Tab stop; null if every item is one. */
  readonly stop: number | null;
  readonly steps: Readonly<Record<string, number>>;
  setStop(at: number): void;
}

const DOWN = { ArrowDown: 1, ArrowUp: -1 };
const ALONG = { ...DOWN, ArrowRight: 1, ArrowLeft: -1 };

const RowContext = createContext<Row>({ items: new Map(), stop: null, steps: {}, setStop: () => undefined });

interface RovingProps {
  /** How many things there are. */
  readonly count: number;
  /** A row is one Tab stop and remembers which item had the focus; in a list each item is a stop. */
  readonly kind?: 'row' | 'list' | 'open-row';
  readonly children: ReactNode;
}

/** Lets arrows, Home and End move between the items inside, each of which calls `useRoving`. */
export function Roving({ count, kind = 'row', children }: RovingProps) {
  const items = useRef(new Map<number, Item>()).current;
  const [last, setStop] = useState(0);
  // The focused item may be gone.
  const stop = kind === 'row' ? Math.max(0, Math.min(last, count - 1)) : null;
  const row = useMemo(() => ({ items, stop, steps: kind === 'list' ? DOWN : ALONG, setStop }), [items, stop, kind]);
  return <RowContext value={row}>{children}</RowContext>;
}

/** The properties of the nth item of a row. A search field in front of the first item is at −1. */
export function useRoving(at: number, element: Item) {
  const { items, stop, steps, setStop } = useContext(RowContext);
  useEffect(() => {
    items.set(at, element);
    return () => {
      if (items.get(at) === element) items.delete(at);
    };
  }, [items, at, element]);
  return {
    tabIndex: stop === null ? undefined : at === stop ? 0 : -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const found = items.get(targetOf(event.key))?.current;
      if (!found) return;
      event.preventDefault();
      found.focus();
    },
    onFocus: (_event: FocusEvent<HTMLElement>) => setStop(at),
  };

  function targetOf(key: string): number {
    // In a field these two keys belong to the text.
    if (at >= 0 && key === 'Home') return 0;
    if (at >= 0 && key === 'End') return Math.max(...items.keys());
    return at + (steps[key] ?? Number.NaN);
  }
}
