import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@deedbook/text';
import type { ReactNode, RefObject } from 'react';
import { StatIcon } from '../art/index.ts';
import type { Files } from '../game/files.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { openShare, toggleHelp } from '../layout/overlay.ts';
import { openAsk } from '../lookup/open.ts';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../parts/menu.tsx';
import { returnFocus } from '../parts/popup-button.tsx';
import { goTo, useRoute } from '../platform/route.ts';
import { useSettings } from '../platform/settings.ts';
import { openRules } from '../rulebook/open.ts';
import { isKept, useKeeping } from '../saves/queue.ts';
import { toggleSound } from '../sound/sound-switch.tsx';
import { copyGame, exportGame } from './share.ts';
import './strip-menu.css';

export interface StripMenuListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Reports the result. */
  readonly say: (what: string) => void;
}

/** Screens whose game is not saved among the others: a drill, a position that is tried. */
const PASSING = ['training', 'try'];

/** The menu itself, loaded on demand. */
export function StripMenuList({ say, ...menu }: StripMenuListProps) {
  const words = useWords('table').strip;
  const parts = useWords('page').parts;
  const sharing = useWords('panels').sharing;
  const language = useSettings(settings => settings.language);
  const sound = useSettings(settings => settings.sound);
  const set = useSettings(settings => settings.set);
  const id = useSeat(table => table.id);
  const files = useSeat(table => table.files);
  const isOver = useSeat(table => table.view.over);
  // A spectator has no seat to play on from.
  const isShareable = useSeat(({ view }) => !view.over && view.seat !== null);
  const { screen } = useRoute();
  const isSaved = useKeeping(isKept) && !PASSING.includes(screen);
  const copy = (from: Files) =>
    copyGame(from).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  const item = (icon: string, select: () => void, children: ReactNode) => (
    <MenuItem className="strip-menu-item" onSelect={select}>
      <StatIcon stat={icon} size={18} />
      <span className="strip-menu-words">{children}</span>
    </MenuItem>
  );
  return (
    <Menu
      className="strip-menu"
      align="end"
      onCloseAutoFocus={event => returnFocus(event, menu.anchor.current)}
      {...menu}
    >
      {item('search', () => setTimeout(openAsk), sharing.ask)}
      {item('rules', () => openRules(), words.rules)}
      {item('help', () => setTimeout(toggleHelp), words.help)}
      {item('settings', () => goTo('settings'), words.settings)}
      {item(sound ? 'sound' : 'mute', toggleSound, sound ? parts.soundOff : parts.soundOn)}
      <MenuSeparator className="strip-menu-line" />
      <MenuRadioGroup
        aria-label={words.language}
        value={language}
        onValueChange={tag => set({ language: tag as Language })}
      >
        <MenuLabel className="strip-menu-label">{words.language}</MenuLabel>
        {LANGUAGES.map(tag => (
          <MenuRadioItem key={tag} value={tag} className="strip-menu-item" lang={tag}>
            <StatIcon stat={tag === language ? 'check' : 'language'} size={18} />
            {LANGUAGE_NAMES[tag]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator className="strip-menu-line" />
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
            <MenuLabel className="strip-menu-label">{words.fromPosition}</MenuLabel>
          )}
        </>
      )}
      {isShareable && item('share', () => setTimeout(openShare), sharing.position)}
      {(files || isShareable) && <MenuSeparator className="strip-menu-line" />}
      {item('plus', () => goTo('new'), words.newGame)}
      {item(
        'back',
        () => goTo(''),
        <>
          {words.leave}
          {isSaved && <small>{words.leaveHint}</small>}
        </>,
      )}
    </Menu>
  );
}
