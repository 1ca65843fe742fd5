import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { dismissToast, type Toast, useToasts } from './toasts.ts';
import { WORDS } from './words.ts';
import './toasts.css';

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

function ToastCard({ toast: { id, words, detail, isBad, action } }: { readonly toast: Toast }) {
  const { close } = useWords(WORDS);
  return (
    <div className="toast" data-bad={isBad || undefined}>
      <StatIcon stat={isBad ? 'warning' : 'check'} size={18} />
      <p>
        {words}
        {detail !== null && <small>{detail}</small>}
      </p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={close} onClick={() => dismissToast(id)}>
        <StatIcon stat="close" size={16} />
      </button>
    </div>
  );
}
