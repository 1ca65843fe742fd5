import { useState } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';
import { server, useAttempt } from '../server.ts';

interface Made {
  readonly secret: string;
  readonly expires: number;
}

/** Moves to another device: makes a code to type there, or a link to open there. Each works once. */
export function DevicesPanel() {
  const words = useWords('online').account;
  const attempt = useAttempt();
  const [code, setCode] = useState<Made | null>(null);
  const [link, setLink] = useState<Made | null>(null);
  const make = (kind: 'device' | 'link', put: (made: Made) => void) =>
    void attempt(async () => put(await server.call('makeSecret', { kind })));
  const address = link && `${location.origin}${location.pathname}${linkTo('enter', link.secret)}`;
  return (
    <section className="screen-panel account-form">
      <h2>{words.devices}</h2>
      <p className="account-note">{words.deviceHint}</p>
      <button type="button" className="screen-button" onClick={() => make('device', setCode)}>
        {words.makeCode}
      </button>
      {code && <Secret name={words.device} shown={code.secret.replace(/^(.{4})/, '$1 ')} made={code} />}
      <p className="account-note">{words.linkHint}</p>
      <button type="button" className="screen-button" onClick={() => make('link', setLink)}>
        {words.makeLink}
      </button>
      {link && address !== null && <Secret name={words.link} shown={address} made={link} />}
    </section>
  );
}

function Secret({ name, shown, made }: { readonly name: string; readonly shown: string; readonly made: Made }) {
  const words = useWords('online').account;
  const language = useLanguage();
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(made.expires);
  const copy = () =>
    navigator.clipboard.writeText(shown).then(
      () => toast(words.copied),
      () => undefined, // it can still be copied by hand
    );
  return (
    <div className="account-secret" role="status">
      <output aria-label={name}>{shown}</output>
      <button
        type="button"
        className="screen-button is-quiet"
        aria-label={words.copy}
        title={words.copy}
        onClick={copy}
      >
        <StatIcon stat="copy" size={18} />
      </button>
      <small>{words.until(until)}</small>
    </div>
  );
}
