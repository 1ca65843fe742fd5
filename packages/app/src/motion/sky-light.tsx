import { useEffect } from 'react';
import { useSeat } from '../game/table.ts';
import './light.css';
import { lightOf } from './light.ts';

/** Lights the map: by day, at dusk, by night and at dawn. */
export function SkyLight() {
  const light = useSeat(({ view, seat }) => lightOf(view, seat));
  useEffect(() => {
    document.documentElement.dataset.light = light;
    return () => {
      delete document.documentElement.dataset.light;
    };
  }, [light]);
  return null;
}
