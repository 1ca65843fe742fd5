import { Motion } from '../motion/motion.tsx';

/** What makes the table live; nothing depends on it. */
export const Living = () => <Motion />;
