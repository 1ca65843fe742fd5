import { useEffect } from 'react';
import { Motion } from '../motion/motion.tsx';
import { SkyLight } from '../motion/sky-light.tsx';
import { attachSound } from '../sound/attach.ts';

/** What makes the table live; nothing depends on it. */
export function Living() {
  useEffect(() => attachSound(), []);
  return (
    <>
      <SkyLight />
      <Motion />
    </>
  );
}
