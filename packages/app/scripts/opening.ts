import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const APP = join(import.meta.dirname, '..');

/** A drawing as part of a page, which needs neither its title nor its line breaks. */
const inline = (file: string): string =>
  readFileSync(join(APP, file), 'utf8')
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/\s*\n\s*/g, '');

/**
 * Draws the sign and the name of the app into the page. As a picture the sign would be a document of its own, which is
 * slow to make; as text the name would wait for a font, and change when the right one comes.
 */
export const opening = (): Plugin => ({
  name: 'opening',
  transformIndexHtml: {
    order: 'pre',
    handler: html => html.replaceAll(/<!-- (\S+\.svg) -->/g, (_, file: string) => inline(file)),
  },
});
