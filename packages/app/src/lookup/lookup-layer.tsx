import { useMemo } from 'react';
import { useKeys } from '../platform/keys.ts';
import { later } from '../platform/later.tsx';
import { useRoute } from '../platform/route.ts';
import { placeOf } from '../rulebook/open.ts';
import { openAsk, useAsk } from './open.ts';

const AskDialog = later(async () => (await import('./ask-dialog.tsx')).AskDialog, 'lookup', 'examples', 'screens');

/** Lets people ask from anywhere with `/`; in the open rule book this key leads to its own search. */
export function LookupLayer() {
  const isOpen = useAsk(ask => ask.isOpen);
  const isReading = placeOf(useRoute()) !== null;
  useKeys(useMemo(() => (isReading ? {} : { '/': openAsk }), [isReading]));
  return isOpen && <AskDialog />;
}
