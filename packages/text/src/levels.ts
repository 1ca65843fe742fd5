import { UNITS } from '@deedbook/engine';

/** Whether a limit of levels leaves no Unit out. */
export const isAnyLevel = (level: number): boolean => UNITS.ids().every(id => UNITS.get(id).level <= level);
