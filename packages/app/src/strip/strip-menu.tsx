import { useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { PopupButton } from '../parts/popup-button.tsx';
import { walkMenu } from '../parts/walk.ts';
import { later } from '../platform/later.tsx';

export const StripMenuItems = later(async () => (await import('./strip-menu-items.tsx')).StripMenuItems);

/** The way to everything else: files, links, rules, settings, languages, leaving. */
export function StripMenu() {
  const words = useWords('table').strip;
  const [said, setSaid] = useState('');
  const say = (what: string) => {
    setSaid(what);
    setTimeout(() => setSaid(''), 2500);
  };
  return (
    <>
      <PopupButton
        className="strip-tool"
        aria-label={words.menu}
        title={words.menu}
        popup={{ className: 'strip-menu', role: 'menu', align: 'end', onKeyDown: walkMenu }}
        opens={close => <StripMenuItems say={say} onDone={close} />}
      >
        <StatIcon stat="menu" size={20} />
      </PopupButton>
      <span className="strip-said" role="status" data-shown={said !== '' || undefined}>
        {said}
      </span>
    </>
  );
}
