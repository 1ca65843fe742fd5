import { useLayoutEffect } from 'react';
import { later } from '../platform/later.tsx';
import { useRoute } from '../platform/route.ts';
import { followRuleLink, placeOf } from './open.ts';

const Panel = later(async () => (await import('./rulebook-panel.tsx')).RulebookPanel, 'rulebook');

/** Lets the rule book open over any screen; it loads on first use. */
export function RulebookLayer() {
  const route = useRoute();
  useLayoutEffect(() => {
    document.addEventListener('click', followRuleLink);
    return () => document.removeEventListener('click', followRuleLink);
  }, []);
  const place = route.screen === 'rules' ? null : placeOf(route);
  return place && <Panel place={place} />;
}
