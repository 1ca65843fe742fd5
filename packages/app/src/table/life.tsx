import { useEffect } from 'react';
import { Motion } from '../motion/motion.tsx';
import { SkyLight } from '../motion/sky-light.tsx';
import { attachSound } from '../sound/attach.ts';

/** Motion and sound; nothing depends on them. */
export function Living() {
  useEffect(() => attachSound(), []);
  return (
    <>
      <SkyLight />
      <Motion />
    </>
  );
}
