import { useLayoutEffect } from 'react';
import { later } from '../platform/later.tsx';
import { useRoute } from '../platform/route.ts';
import { followCodexLink, openOver } from './open.ts';

const Panel = later(async () => (await import('./codex-panel.tsx')).CodexPanel, 'screens');

/** Lets the codex open over a game; it loads on first use. */
export function CodexLayer() {
  const at = openOver(useRoute());
  useLayoutEffect(() => {
    document.addEventListener('click', followCodexLink);
    return () => document.removeEventListener('click', followCodexLink);
  }, []);
  return at !== null && <Panel at={at} />;
}
