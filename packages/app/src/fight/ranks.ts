import { type Combat, type CombatOutlook, type Foe, type FoeOutlook, oneNamed } from '@deedbook/engine';

/** An enemy in the row; without an outlook it takes no part in this phase. */
export interface Ranked {
  readonly foe: Foe;
  readonly facts: FoeOutlook | null;
  /** The foe that summoned it. */
  readonly summoner: Foe | null;
}

/** The enemies in row order: each summoner with its monsters next to it, the defeated last. */
export function ranksOf({ foes }: Readonly<Combat>, { foes: outlooks }: CombatOutlook): readonly Ranked[] {
  const ranked = (foe: Foe, summoner: Foe | null): Ranked => ({
    foe,
    facts: outlooks.find(({ key }) => key === foe.key) ?? null,
    summoner,
  });
  const all = foes
    .filter(foe => foe.summoner === null)
    .flatMap(foe => [
      ranked(foe, null),
      ...foes.filter(({ summoner }) => summoner === foe.id).map(m => ranked(m, foe)),
    ]);
  return [...all.filter(({ foe }) => !foe.defeated), ...all.filter(({ foe }) => foe.defeated)];
}

/** `prowlers 2` is the second of that name. */
export const numberOf = ({ key }: { readonly key: string }): string => String(oneNamed(key).n ?? '');
