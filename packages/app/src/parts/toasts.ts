import { create } from 'zustand';

/** A short notice at the edge of the screen, optionally with an action. */
export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly detail: string | null;
  readonly isBad: boolean;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

interface Toasts {
  readonly toasts: readonly Toast[];
  /** How many there have been; it gives each an id. */
  readonly count: number;
}

export const useToasts = create<Toasts>(() => ({ toasts: [], count: 0 }));

export function toast(words: string, extra: Partial<Omit<Toast, 'id' | 'words'>> = {}): void {
  const { toasts, count } = useToasts.getState();
  const made: Toast = { id: count, words, detail: null, isBad: false, action: null, ...extra };
  const others = toasts.filter(each => each.words !== words).slice(-2);
  useToasts.setState({ toasts: [...others, made], count: count + 1 });
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(each => each.id !== id) }));
