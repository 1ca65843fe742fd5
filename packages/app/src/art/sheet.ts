import address from './icons.svg?no-inline';

/*
 * The icon sheet is a separate file, so no script carries it. Once it has loaded, outlines are drawn inline, because
 * each reference into another document costs the browser many times as much.
 */

const outlines = new Map<string, string>();

/** The reference to a drawing on the sheet. */
export const inSheet = (name: string): string => `${address}#${name}`;

/** The outline of an icon, if the sheet has loaded. */
export const outlineOf = (icon: string): string | undefined => outlines.get(icon);

export async function fetchSheet(): Promise<void> {
  const sheet = await (await fetch(address)).text();
  for (const [, name, d] of sheet.matchAll(/<path id="([^"]+)" d="([^"]+)"/g))
    outlines.set(name as string, d as string);
}
