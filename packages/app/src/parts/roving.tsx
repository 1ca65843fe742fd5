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
  /** The item that the Tab key comes to; null where it comes to every one. */
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
  /** A row is one stop of the Tab key and remembers where the focus was; in a list each thing is a stop. */
  readonly kind?: 'row' | 'list' | 'open-row';
  readonly children: ReactNode;
}

/** Lets arrows, Home and End lead along the things inside, each of which calls `useRoving`. */
export function Roving({ count, kind = 'row', children }: RovingProps) {
  const items = useRef(new Map<number, Item>()).current;
  const [last, setStop] = useState(0);
  // What had the focus may be gone.
  const stop = kind === 'row' ? Math.max(0, Math.min(last, count - 1)) : null;
  const row = useMemo(() => ({ items, stop, steps: kind === 'list' ? DOWN : ALONG, setStop }), [items, stop, kind]);
  return <RowContext value={row}>{children}</RowContext>;
}

/** The properties of the nth thing of a row. The field that searches a list stands before its first thing, at −1. */
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
    // In a field these two belong to what is typed.
    if (at >= 0 && key === 'Home') return 0;
    if (at >= 0 && key === 'End') return Math.max(...items.keys());
    return at + (steps[key] ?? Number.NaN);
  }
}
