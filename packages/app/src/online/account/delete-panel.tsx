import { AlertDialog } from 'radix-ui';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { goTo } from '../../platform/route.ts';
import '../../table/leave-dialog.css';
import { setMe } from '../entry/me.ts';
import { server, useAttempt } from '../server.ts';

/** Exports the player's data, signs out, or deletes the account. */
export function DeletePanel() {
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
        <button type="button" className="screen-button" onClick={() => void signOut(false)}>
          {words.signOut}
        </button>
        <button type="button" className="screen-button" onClick={() => void signOut(true)}>
          {words.signOutAll}
        </button>
        <AlertDialog.Root>
          <AlertDialog.Trigger className="screen-button">
            <StatIcon stat="trash" size={18} />
            {words.delete}
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className="leave-veil" />
            <AlertDialog.Content className="leave">
              <AlertDialog.Title className="leave-title">{words.deleteTitle}</AlertDialog.Title>
              <AlertDialog.Description className="leave-about">{words.deleteAbout}</AlertDialog.Description>
              <div className="leave-ways">
                <AlertDialog.Cancel className="screen-button is-gold">{words.deleteNo}</AlertDialog.Cancel>
                <AlertDialog.Action className="screen-button is-quiet" onClick={() => void remove()}>
                  {words.deleteYes}
                </AlertDialog.Action>
              </div>
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      </div>
    </section>
  );
}

/** Downloads everything as a file. */
async function exportAll(): Promise<void> {
  const all = JSON.stringify(await server.call('exportMe', {}), null, 2);
  const address = URL.createObjectURL(new Blob([all], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: 'deedbook-account.json' }).click();
  // Some browsers read the file late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
