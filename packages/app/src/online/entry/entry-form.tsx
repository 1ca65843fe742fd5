import { LIMITS } from '@deedbook/protocol';
import { type ReactNode, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { server, useWhy } from '../server.ts';
import { Field } from './field.tsx';
import { setMe } from './me.ts';
import './entry.css';

/** The ways in: a name is enough. Whoever has an account signs in, or brings a code from another device. */
export function EntryForm({ guest }: { readonly guest?: string }) {
  const words = useWords('online').entry;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const nameField = (
    <Field label={words.name} value={name} most={LIMITS.name} autoComplete="username" onChange={setName} />
  );
  return (
    <div className="entry">
      <Way
        act={guest ?? words.guest}
        hint={words.guestHint}
        isGold
        isReady={name.trim() !== ''}
        enter={async () => setMe((await server.call('playAsGuest', { name })).me)}
      >
        {nameField}
      </Way>
      <details className="screen-panel entry-more">
        <summary>{words.signIn}</summary>
        <Way
          act={words.signIn}
          isReady={name.trim() !== '' && password !== ''}
          enter={async () => setMe((await server.call('signIn', { name, password })).me)}
        >
          {nameField}
          <Field
            label={words.password}
            value={password}
            most={LIMITS.password}
            type="password"
            autoComplete="current-password"
            onChange={setPassword}
          />
        </Way>
        <Way
          act={words.useCode}
          hint={words.codeHint}
          isReady={code.trim() !== ''}
          enter={async () => setMe((await server.call('useSecret', { secret: code })).me)}
        >
          <Field label={words.code} value={code} most={20} autoComplete="one-time-code" onChange={setCode} />
        </Way>
      </details>
    </div>
  );
}

interface WayProps {
  readonly act: string;
  readonly hint?: string;
  readonly isGold?: boolean;
  readonly isReady: boolean;
  readonly enter: () => Promise<void>;
  readonly children: ReactNode;
}

/** One way in, with what keeps it shut. */
function Way({ act, hint, isGold, isReady, enter, children }: WayProps) {
  const why = useWhy();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await enter();
    } catch (error) {
      setProblem(why(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={isGold ? 'screen-panel entry-way' : 'entry-way'}
      onSubmit={event => {
        event.preventDefault();
        void submit();
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
      {problem !== null && (
        <p className="entry-problem" role="alert">
          <StatIcon stat="warning" size={16} />
          {problem}
        </p>
      )}
      {hint && <small>{hint}</small>}
    </form>
  );
}
