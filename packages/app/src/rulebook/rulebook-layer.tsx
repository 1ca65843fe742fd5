import { lazy, Suspense, useEffect } from 'react';
import { useRoute } from '../app/route.ts';
import { followRuleLink, placeOf } from './open.ts';

const Panel = lazy(async () => ({ default: (await import('./rulebook-panel.tsx')).RulebookPanel }));

/** Lets the rule book be opened over any screen; nothing of it is loaded before. */
export function RulebookLayer() {
  const route = useRoute();
  useEffect(() => {
    document.addEventListener('click', followRuleLink);
    return () => document.removeEventListener('click', followRuleLink);
  }, []);
  const place = route.screen === 'rules' ? null : placeOf(route);
  if (place === null) return null;
  return (
    <Suspense fallback={null}>
      <Panel place={place} />
    </Suspense>
  );
}
