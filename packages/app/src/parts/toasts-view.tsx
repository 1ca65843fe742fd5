import { later } from '../platform/later.tsx';
import { useToasts } from './toasts.ts';

const ToastCard = later(async () => (await import('./toast-card.tsx')).ToastCard);

/** The notices that stand at the moment; they are read out as they come. */
export function Toasts() {
  const toasts = useToasts(store => store.toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
