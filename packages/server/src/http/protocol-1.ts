import { type Patch, unjoined } from '@deedbook/protocol';

/** How every change begins. */
export const CHANGE = '{"say":"patch"';

/** A change as clients of protocol 1 read it: they do not know joined names. */
export function forProtocol1(change: string): string {
  const { table, own, sight, ...rest } = JSON.parse(change) as Readonly<Record<string, unknown>>;
  const parts = Object.entries({ table, own, sight }).filter(([, patch]) => patch !== undefined);
  return JSON.stringify({
    ...rest,
    ...Object.fromEntries(parts.map(([name, patch]) => [name, unjoined(patch as Patch)])),
  });
}
