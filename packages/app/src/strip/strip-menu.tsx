import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { goTo } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { toggleHelp } from '../help/help-store.ts';
import { LANGUAGES, useWords } from '../language/language.ts';
import { openRules } from '../rulebook/open.ts';
import { copyGame, exportGame } from './share.ts';
import { stripWords } from './words.ts';

/** The languages by their own names. */
const NAMES = { en: 'English', 'pt-BR': 'Português (Brasil)', it: 'Italiano' } as const;

/** The way to everything else: files, links, rules, settings, languages, leaving. */
export function StripMenu() {
  const words = useWords(stripWords);
  const { language, set } = useSettings();
  const { id, session } = useSeat(table => table);
  const [said, setSaid] = useState('');
  const say = (what: string) => {
    setSaid(what);
    setTimeout(() => setSaid(''), 2500);
  };
  const copy = () =>
    copyGame(session).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="strip-tool" aria-label={words.menu} title={words.menu}>
          <StatIcon stat="menu" size={20} />
        </button>
      </DropdownMenu.Trigger>
      <span className="strip-said" role="status" data-shown={said !== '' || undefined}>
        {said}
      </span>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="strip-menu" align="end" sideOffset={6} collisionPadding={8}>
          <Item icon="rules" onSelect={() => openRules()}>
            {words.rules}
          </Item>
          <Item icon="help" onSelect={() => setTimeout(toggleHelp)}>
            {words.help}
          </Item>
          <Item icon="settings" onSelect={() => goTo('settings')}>
            {words.settings}
          </Item>
          <DropdownMenu.Separator className="strip-menu-line" />
          <DropdownMenu.Label className="strip-menu-label">{words.language}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={language}
            onValueChange={value => set({ language: value as (typeof LANGUAGES)[number] })}
          >
            {LANGUAGES.map(tag => (
              <DropdownMenu.RadioItem key={tag} value={tag} className="strip-menu-item" lang={tag}>
                <StatIcon stat={tag === language ? 'check' : 'language'} size={18} />
                {NAMES[tag]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="strip-menu-line" />
          <Item icon="save" onSelect={() => exportGame(id, session)}>
            {words.exportFile}
          </Item>
          {session.setup && (
            <Item icon="link" onSelect={copy}>
              {words.copyLink}
            </Item>
          )}
          <DropdownMenu.Separator className="strip-menu-line" />
          <Item icon="plus" onSelect={() => goTo('new')}>
            {words.newGame}
          </Item>
          <Item icon="back" onSelect={() => goTo('')}>
            {words.leave}
            <small>{words.leaveHint}</small>
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly icon: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

const Item = ({ icon, onSelect, children }: ItemProps) => (
  <DropdownMenu.Item className="strip-menu-item" onSelect={onSelect}>
    <StatIcon stat={icon} size={18} />
    <span className="strip-menu-words">{children}</span>
  </DropdownMenu.Item>
);
