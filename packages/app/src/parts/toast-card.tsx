import { useEffect, useRef } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { dismissToast, type Toast } from './toasts.ts';
import './toasts.css';
import { useClearPlace } from './use-clear-place.ts';

/** Long enough to read it and reach for the button, in ms. */
const STAYS = 6000;

export function ToastCard({ toast: { id, words, detail, isBad, action } }: { readonly toast: Toast }) {
  const { close } = useWords('page').parts;
  const card = useRef<HTMLDivElement>(null);
  useClearPlace(card);
  useEffect(() => {
    const timer = setTimeout(dismissToast, isBad ? STAYS * 2 : STAYS, id);
    return () => clearTimeout(timer);
  }, [id, isBad]);
  return (
    <div ref={card} className="toast" data-bad={isBad || undefined}>
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
