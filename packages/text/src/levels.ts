import { UNITS } from '@deedbook/engine';

/** Whether a level limit includes every Unit. */
export const isAnyLevel = (level: number): boolean => UNITS.ids().every(id => UNITS.get(id).level <= level);
