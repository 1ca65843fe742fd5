import { LANGUAGE_NAMES, LANGUAGES } from '@deedbook/text';
import type { ReactNode } from 'react';
import { StatIcon } from '../art/index.ts';
import type { Files } from '../game/files.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { toggleHelp } from '../layout/overlay.ts';
import { goTo } from '../platform/route.ts';
import { useSettings } from '../platform/settings.ts';
import { openRules } from '../rulebook/open.ts';
import { isKept, useKeeping } from '../saves/queue.ts';
import { copyGame, exportGame } from './share.ts';
import './strip-menu.css';

export interface StripMenuItemsProps {
  /** Tells what came of it. */
  readonly say: (what: string) => void;
  readonly onDone: () => void;
}

export function StripMenuItems({ say, onDone }: StripMenuItemsProps) {
  const words = useWords('table').strip;
  const parts = useWords('page').parts;
  const language = useSettings(settings => settings.language);
  const set = useSettings(settings => settings.set);
  const id = useSeat(table => table.id);
  const files = useSeat(table => table.files);
  const isOver = useSeat(table => table.view.over);
  const isFine = useKeeping(isKept);
  const copy = (from: Files) =>
    copyGame(from).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  const item = (icon: string, select: () => void, children: ReactNode) => (
    <button
      type="button"
      role="menuitem"
      className="strip-menu-item"
      onClick={() => {
        onDone();
        select();
      }}
    >
      <StatIcon stat={icon} size={18} />
      <span className="strip-menu-words">{children}</span>
    </button>
  );
  return (
    <>
      {item('rules', () => openRules(), words.rules)}
      {item('help', () => setTimeout(toggleHelp), words.help)}
      {item('settings', () => goTo('settings'), words.settings)}
      <hr className="strip-menu-line" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group inside a menu is no fieldset */}
      <div role="group" aria-label={words.language}>
        <p className="strip-menu-label">{words.language}</p>
        {LANGUAGES.map(tag => (
          <button
            key={tag}
            type="button"
            role="menuitemradio"
            aria-checked={tag === language}
            className="strip-menu-item"
            lang={tag}
            onClick={() => {
              onDone();
              set({ language: tag });
            }}
          >
            <StatIcon stat={tag === language ? 'check' : 'language'} size={18} />
            {LANGUAGE_NAMES[tag]}
          </button>
        ))}
      </div>
      <hr className="strip-menu-line" />
      {files && (
        <>
          {item('save', () => exportGame(id, files), words.exportFile)}
          {files.setup ? (
            item(
              'link',
              () => copy(files),
              <>
                {words.copyLink}
                {!isOver && <small>{parts.secrets}</small>}
              </>,
            )
          ) : (
            <p className="strip-menu-label">{words.fromPosition}</p>
          )}
          <hr className="strip-menu-line" />
        </>
      )}
      {item('plus', () => goTo('new'), words.newGame)}
      {item(
        'back',
        () => goTo(''),
        <>
          {words.leave}
          {isFine && <small>{words.leaveHint}</small>}
        </>,
      )}
    </>
  );
}
