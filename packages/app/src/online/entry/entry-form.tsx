import { LIMITS, plainText } from '@deedbook/protocol';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/language.ts';
import { server, useWhy } from '../server.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { setMe } from './me.ts';
import './entry.css';
import { Problem } from './problem.tsx';

/** The ways in: as a guest with just a name, with an account, or with a code from another device. */
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
        enter={async () => setMe((await server.call('playAsGuest', { name: plainText(name) })).me)}
      >
        {nameField}
      </Way>
      <details className="screen-panel entry-more">
        <summary>{words.signIn}</summary>
        <Way
          act={words.signIn}
          isReady={name.trim() !== '' && password !== ''}
          enter={async () => setMe((await server.call('signIn', { name: plainText(name), password })).me)}
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

/** One way in, and why it did not work. */
function Way({ hint, enter, ...form }: WayProps) {
  const why = useWhy();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setProblem(null);
    try {
      await enter();
    } catch (error) {
      setProblem(why(error));
    }
  };
  return (
    <Form
      {...form}
      className={form.isGold ? 'screen-panel entry-way' : 'entry-way'}
      submit={submit}
      below={
        <>
          <Problem said={problem} />
          {hint && <small>{hint}</small>}
        </>
      }
    />
  );
}
