import { useRef, useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { later } from '../platform/later.tsx';
import { useIdle } from '../platform/use-idle.ts';

export const StripMenuList = later(async () => (await import('./strip-menu-list.tsx')).StripMenuList, 'panels');

/** The way to everything else: files, links, rules, settings, languages, leaving. */
export function StripMenu() {
  const words = useWords('table').strip;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isIdle = useIdle();
  const [said, setSaid] = useState('');
  const say = (what: string) => {
    setSaid(what);
    setTimeout(() => setSaid(''), 2500);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="strip-tool"
        aria-label={words.menu}
        title={words.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <StatIcon stat="menu" size={20} />
      </button>
      {(isIdle || isOpen) && <StripMenuList anchor={button} isOpen={isOpen} onClose={() => setOpen(false)} say={say} />}
      <span className="strip-said" role="status" data-shown={said !== '' || undefined}>
        {said}
      </span>
    </>
  );
}
