import { create } from 'zustand';

/** A short notice at the edge of the screen, perhaps with one thing to do about it. */
export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly detail: string | null;
  readonly isBad: boolean;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Long enough to read it and to reach for the button. */
const STAYS = 8000;
let last = 0;

export function toast(words: string, extra: Partial<Omit<Toast, 'id' | 'words'>> = {}): void {
  last += 1;
  const made: Toast = { id: last, words, detail: null, isBad: false, action: null, ...extra };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter(each => each.words !== words).slice(-2), made] }));
  setTimeout(dismissToast, made.isBad ? STAYS * 2 : STAYS, made.id);
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(each => each.id !== id) }));
