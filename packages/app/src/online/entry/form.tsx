import { type ReactNode, useState } from 'react';

interface FormProps {
  readonly className: string;
  /** The label of its button. */
  readonly act: string;
  readonly isGold?: boolean | undefined;
  readonly isReady: boolean;
  readonly submit: () => Promise<unknown>;
  readonly children: ReactNode;
  /** Shown below the button. */
  readonly below?: ReactNode;
}

/** A form with one button, which is disabled while the form is being sent. */
export function Form({ className, act, isGold, isReady, submit, children, below }: FormProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await submit();
    setBusy(false);
  };
  return (
    <form
      className={className}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <button
        type="submit"
        className={isGold ? 'screen-button is-gold' : 'screen-button'}
        disabled={!isReady || isBusy}
      >
        {act}
      </button>
      {below}
    </form>
  );
}
