import { type Hex, hex } from '../../state/hex.ts';

/** The portal, where every hero starts: the center of the starting tile. */
export const PORTAL: Hex = hex(0, 0);
