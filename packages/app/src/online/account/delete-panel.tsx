import type { Me } from '@deedbook/protocol';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { goTo } from '../../platform/route.ts';
import '../../table/leave-dialog.css';
import { setMe } from '../entry/me.ts';
import { server, useAttempt } from '../server.ts';

/** Exports the player's data, signs out, or deletes the account. A guest who signs out cannot come back. */
export function DeletePanel({ me }: { readonly me: Me }) {
  const words = useWords('online').account;
  const attempt = useAttempt();
  const signOut = (everywhere: boolean) =>
    attempt(async () => {
      await server.call('signOut', { everywhere });
      setMe(null);
      goTo('online');
    });
  const remove = () =>
    attempt(async () => {
      await server.call('deleteMe', {});
      setMe(null);
      toast(words.deleted);
      goTo('');
    });
  return (
    <section className="screen-panel account-form">
      <h2>{words.yours}</h2>
      <div className="account-ways">
        <button type="button" className="screen-button" onClick={() => void attempt(exportAll)}>
          <StatIcon stat="save" size={18} />
          {words.export}
        </button>
        {[false, true].map(everywhere => {
          const name = everywhere ? words.signOutAll : words.signOut;
          return me.isGuest ? (
            <Confirmed
              key={name}
              opens={name}
              title={words.leaveTitle}
              about={words.leaveAbout}
              no={words.leaveNo}
              yes={name}
              act={() => signOut(everywhere)}
            />
          ) : (
            <button key={name} type="button" className="screen-button" onClick={() => void signOut(everywhere)}>
              {name}
            </button>
          );
        })}
        <Confirmed
          opens={
            <>
              <StatIcon stat="trash" size={18} />
              {words.delete}
            </>
          }
          title={words.deleteTitle}
          about={words.deleteAbout}
          no={words.deleteNo}
          yes={words.deleteYes}
          act={remove}
        />
      </div>
    </section>
  );
}

interface ConfirmedProps {
  /** What is on the button that asks. */
  readonly opens: ReactNode;
  readonly title: string;
  readonly about: string;
  readonly no: string;
  readonly yes: string;
  readonly act: () => unknown;
}

/** Something that cannot be taken back, done only after a question. */
const Confirmed = ({ opens, title, about, no, yes, act }: ConfirmedProps) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger className="screen-button">{opens}</AlertDialog.Trigger>
    <AlertDialog.Portal>
      <AlertDialog.Overlay className="leave-veil" />
      <AlertDialog.Content className="leave">
        <AlertDialog.Title className="leave-title">{title}</AlertDialog.Title>
        <AlertDialog.Description className="leave-about">{about}</AlertDialog.Description>
        <div className="leave-ways">
          <AlertDialog.Cancel className="screen-button is-gold">{no}</AlertDialog.Cancel>
          <AlertDialog.Action className="screen-button is-quiet" onClick={() => void act()}>
            {yes}
          </AlertDialog.Action>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);

/** Downloads everything as a file. */
async function exportAll(): Promise<void> {
  const all = JSON.stringify(await server.call('exportMe', {}), null, 2);
  const address = URL.createObjectURL(new Blob([all], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: 'deedbook-account.json' }).click();
  // Some browsers read the file late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
