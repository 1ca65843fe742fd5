import type { Phase } from '../state/combat.ts';
import type { Color } from '../state/mana.ts';
import type { Name } from '../state/names.ts';

/*
 * The details of this game's refusals, by rule: what their sentences mention. `why` picks one of several sentences of a
 * rule.
 */

interface Why<W extends string> {
  readonly why?: W;
}

interface OfCard {
  readonly card: Name;
}

interface OfEnemy {
  readonly enemy: Name;
}

interface OfUnit {
  readonly unit: Name;
}

interface Touching {
  readonly touching?: number;
}

/** Points needed, and points available. */
interface Short {
  readonly cost: number;
  readonly points: number;
}

/** The value of an attack or block, and the value needed. */
interface TooLow {
  readonly total: number;
  readonly needed: number;
}

declare module '../core/refusal.ts' {
  interface Details {
    'BAN-01': Why<'used'>;
    'CARD-EFFECT-MISSING': OfCard;
    'CMB-BLK-08': TooLow;
    'CMB-DEF-09': Why<'resistance'>;
    'CMB-GEN-01': { readonly phase: Phase };
    'CMB-INI-03': { readonly conquered?: true };
    'CMB-RNG-05': Partial<OfEnemy>;
    'CMB-RNG-06': OfEnemy;
    'CMB-RNG-11': TooLow;
    'COA-02': Why<'late' | 'crowded'>;
    'CRD-05': OfCard;
    'CRD-31': OfCard;
    'CTY-16': Partial<OfCard>;
    'EXP-01': Short;
    'EXP-06': Touching;
    'EXP-07': Touching;
    'EXP-08': Touching;
    'GAM-03': { readonly variant: Name };
    'HEA-03': Why<'unit'>;
    'HEA-04': Short & OfUnit;
    'INT-08': Short;
    'MAN-06': { readonly wanted?: Color; readonly key?: string };
    'MAN-08': { readonly color: Color; readonly wanted: Color };
    'MAN-09': { readonly wanted: Color; readonly key: string };
    'MOV-02': Why<'turned-up'>;
    'MOV-03': Partial<Short>;
    'MOV-11': { readonly instead?: readonly string[] };
    'PVP-DEF-07': Why<'skill' | 'die'>;
    'PVP-DMG-01': { readonly cost: number; readonly damage: number };
    'PVP-MEL-06': OfCard;
    'PVP-PH-03': Why<'played' | 'nothing'>;
    'REC-01': OfUnit;
    [closed: `SCN-${string}-01`]: Why<'locked'>;
    'SCN-DN-02': Why<'settled'>;
    'SCN-DN-03': Why<'unmarked' | 'inhabited'>;
    'SIT-MON-02': OfCard;
    'SIT-TOW-03': OfCard;
    'SKL-01': { readonly skill: Name };
    'SKL-02': Why<'paying' | 'motivated' | 'combat'>;
    'SRC-04': { readonly color: Color };
    'STALE-ANSWER': { readonly answers: number; readonly now: number };
    'TRN-10': { readonly allowed: number };
    'UND-01': { readonly at?: number };
    'UND-02': { readonly at: number };
    'UND-03': OfEnemy;
    'UND-11': { readonly by: number };
    'UNI-01': OfUnit;
    'UNI-05': OfUnit;
    'UNI-12': OfUnit;
    'VAR-NIC-04': Why<'change'> & { readonly wanted?: Color };
  }
}
