import { type Hex, hex } from '../../state/hex.ts';

/** The portal space, where every hero sets out: the middle of the starting tile. */
export const PORTAL: Hex = hex(0, 0);
