import { useState } from 'react';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { ownSeatOf, useAtTable } from '../connected.ts';
import { Field } from '../entry/field.tsx';
import { PushSwitch } from '../push-switch.tsx';
import { server, useAttempt } from '../server.ts';

/** How players are notified of their turn. */
export function Notices() {
  const words = useWords('online').seated;
  const { doc } = useAtTable();
  const own = ownSeatOf(doc);
  return (
    <details className="seated-deed">
      <summary>{words.notices}</summary>
      <PushSwitch />
      {own !== null && doc.table.host === own && <Webhook table={doc.table.id} />}
    </details>
  );
}

/** Sets the webhook of the group's chat. The server never sends it back. */
function Webhook({ table }: { readonly table: string }) {
  const words = useWords('online').seated;
  const attempt = useAttempt();
  const [url, setUrl] = useState('');
  const set = async (address: string | null) => {
    if (await attempt(() => server.call('setWebhook', { url: address }, { table }))) toast(words.saved);
  };
  return (
    <form
      className="seated-webhook"
      onSubmit={event => {
        event.preventDefault();
        void set(url.trim());
      }}
    >
      <Field label={words.webhook} value={url} most={500} type="url" onChange={setUrl} />
      <p className="seated-note">{words.webhookHint}</p>
      <div className="seated-deed-ways">
        <button type="submit" className="screen-button" disabled={url.trim() === ''}>
          {words.save}
        </button>
        <button type="button" className="screen-button is-quiet" onClick={() => void set(null)}>
          {words.remove}
        </button>
      </div>
    </form>
  );
}
