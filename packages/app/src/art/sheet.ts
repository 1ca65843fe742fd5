import address from './icons.svg?no-inline';

/*
 * The sheet of icons is a picture of its own: no script carries it. Once it has come, outlines are drawn into the page
 * itself, since each reference into another document costs the browser many times as much.
 */

const outlines = new Map<string, string>();

/** Where a drawing of the sheet is to be found. */
export const inSheet = (name: string): string => `${address}#${name}`;

/** The outline of an icon, if the sheet is here. */
export const outlineOf = (icon: string): string | undefined => outlines.get(icon);

export async function fetchSheet(): Promise<void> {
  const sheet = await (await fetch(address)).text();
  for (const [, name, d] of sheet.matchAll(/<path id="([^"]+)" d="([^"]+)"/g))
    outlines.set(name as string, d as string);
}
