import { LIMITS, type Me, plainText } from '@deedbook/protocol';
import { type ReactNode, useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';
import { Field } from '../entry/field.tsx';
import { Form } from '../entry/form.tsx';
import { setMe } from '../entry/me.ts';
import '../entry/entry.css';
import { PushSwitch } from '../push-switch.tsx';
import { server, useAttempt } from '../server.ts';
import './account.css';
import { DeletePanel } from './delete-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';

/** The player's own account: name, password, other devices, notifications, and stored data. */
export function AccountPage({ me }: { readonly me: Me }) {
  const words = useWords('online').account;
  const { lobby } = useWords('online').room;
  return (
    <Page
      title={words.title}
      className="account"
      actions={
        <a className="screen-button is-quiet" href={linkTo('online')}>
          <StatIcon stat="list" size={18} />
          {lobby}
        </a>
      }
    >
      <NamePanel me={me} />
      <PasswordPanel me={me} />
      <DevicesPanel />
      <section className="screen-panel">
        <h2>{words.notices}</h2>
        <PushSwitch />
      </section>
      <DeletePanel me={me} />
    </Page>
  );
}

function NamePanel({ me }: { readonly me: Me }) {
  const words = useWords('online').account;
  const attempt = useAttempt();
  const [name, setName] = useState(me.name);
  const rename = async () => {
    if (await attempt(async () => setMe((await server.call('rename', { name: plainText(name) })).me)))
      toast(words.saved);
  };
  return (
    <FormPanel name={words.name} isReady={name.trim() !== '' && name !== me.name} act={words.rename} submit={rename}>
      <p className="account-note">{me.isGuest ? words.guest : words.kept}</p>
      <Field label={words.name} value={name} most={LIMITS.name} autoComplete="username" onChange={setName} />
      <a className="screen-link" href={linkTo('player', me.id)}>
        <StatIcon stat="score" size={18} />
        {words.page}
      </a>
    </FormPanel>
  );
}

function PasswordPanel({ me }: { readonly me: Me }) {
  const words = useWords('online').account;
  const attempt = useAttempt();
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const keep = async () => {
    const takes = { password, ...(me.hasPassword && { current }) };
    if (!(await attempt(async () => setMe((await server.call('setPassword', takes)).me)))) return;
    setPassword('');
    setCurrent('');
    toast(words.saved);
  };
  return (
    <FormPanel
      name={words.password}
      isReady={password.length >= LIMITS.shortestPassword && (!me.hasPassword || current !== '')}
      act={me.hasPassword ? words.changePassword : words.setPassword}
      isGold={me.isGuest}
      submit={keep}
    >
      {/* For password managers, which store the password with the name. */}
      <input
        className="unseen"
        type="text"
        autoComplete="username"
        value={me.name}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {me.hasPassword && (
        <Field
          label={words.current}
          value={current}
          most={LIMITS.password}
          type="password"
          autoComplete="current-password"
          onChange={setCurrent}
        />
      )}
      <Field
        label={words.newPassword}
        value={password}
        most={LIMITS.password}
        type="password"
        autoComplete="new-password"
        onChange={setPassword}
      />
      <p className="account-note">{words.passwordHint}</p>
    </FormPanel>
  );
}

interface FormPanelProps {
  readonly name: string;
  readonly act: string;
  readonly isReady: boolean;
  readonly isGold?: boolean;
  readonly submit: () => Promise<void>;
  readonly children: ReactNode;
}

const FormPanel = ({ name, children, ...form }: FormPanelProps) => (
  <Form {...form} className="screen-panel account-form">
    <h2>{name}</h2>
    {children}
  </Form>
);
