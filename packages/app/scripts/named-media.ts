import type { Plugin } from 'vite';
import { MEDIA } from '../src/look/media.ts';

const isName = (name: string): name is keyof typeof MEDIA => name in MEDIA;

/** A style sheet with the names of window sizes replaced by their conditions. */
export const withMedia = (css: string): string =>
  css.replace(/@media[^{]*/g, media =>
    media.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
      if (!isName(name)) throw new Error(`there is no size of the window called ${name}`);
      return MEDIA[name];
    }),
  );

/** Lets style sheets use named window sizes. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/.*\.css$/.test(id.split('?')[0] ?? '') ? { code: withMedia(code), map: null } : null,
  };
}
