import { AlertDialog } from 'radix-ui';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { closeOverlay } from '../layout/overlay.ts';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { goTo, useRoute } from '../platform/route.ts';
import { isKept, useKeeping } from '../saves/queue.ts';
import '../parts/screens.css';
import './leave-dialog.css';

/** Asks before "back" or Escape leaves a game. */
export function LeaveDialog() {
  const words = useWords('panels').leaving;
  const isFine = useKeeping(isKept);
  const isOnline = useSeat(table => table.files === null);
  const { screen } = useRoute();
  const isLesson = screen === 'learn';
  const home = isOnline ? 'online' : isLesson ? screen : '';
  const about = isOnline
    ? words.online
    : isLesson
      ? words.lesson
      : screen === 'try'
        ? words.trial
        : isFine
          ? words.kept
          : words.notKept;
  useHeldKeys();
  useClosing(closeOverlay);
  return (
    <AlertDialog.Root open onOpenChange={open => !open && closeOverlay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="leave-veil" />
        <AlertDialog.Content className="leave">
          <AlertDialog.Title className="leave-title">{words.title}</AlertDialog.Title>
          <AlertDialog.Description className="leave-about">{about}</AlertDialog.Description>
          <div className="leave-ways">
            <AlertDialog.Cancel className="screen-button is-gold">{words.stay}</AlertDialog.Cancel>
            <AlertDialog.Action className="screen-button is-quiet" onClick={() => goTo(home)}>
              {words.leave}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
