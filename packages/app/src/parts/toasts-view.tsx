import { later } from '../platform/later.tsx';
import { useNotice } from './notices.ts';
import { useToasts } from './toasts.ts';

const ToastCard = later(async () => (await import('./toast-card.tsx')).ToastCard);

/** Short notices, one after another; screen readers announce each. */
export function Toasts() {
  const first = useToasts(store => store.toasts[0]);
  const isUp = useNotice('toast', first !== undefined);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {first && isUp && <ToastCard key={first.id} toast={first} />}
    </div>
  );
}
