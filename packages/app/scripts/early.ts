import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LANGUAGES } from '@deedbook/text';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { filesOf, LANDING, type Output, PAGE, stylesOf, TABLE, wordsOf } from './needs.ts';

const SOURCE = join(import.meta.dirname, '../src/app/early.ts');
/** The fonts of the first screen and of every other. */
const FONTS = /(?:inter|alegreya)-latin-wght-normal.*\.woff2$/;
const SHEET = /icons-.*\.svg$/;

/**
 * Starts the page with `src/app/early.ts`, which knows the files a game will need, and preloads fonts and icons:
 * otherwise they arrive last and everything is laid out twice.
 */
export function early(): Plugin {
  let written = { fileName: '', source: '' };
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }): Promise<HtmlTagDescriptor[]> {
        const output: Output = Object.values(bundle);
        const page = filesOf(output, PAGE);
        const files = (modules: readonly string[]): string[] => {
          const more = filesOf(output, modules).filter(file => !page.includes(file));
          return [...more.map(({ fileName }) => fileName), ...stylesOf(more)].map(name => `./${name}`);
        };
        const languages = Object.fromEntries(
          LANGUAGES.map(language => {
            const { landing, table } = wordsOf(language);
            return [language, { landing: files(landing), table: files(table) }];
          }),
        );
        const preload = (kind: RegExp, attrs: Record<string, string>): HtmlTagDescriptor[] =>
          output
            .filter(({ fileName }) => kind.test(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'preload', ...attrs, crossorigin: true, href: `./${fileName}` },
              injectTo: 'head',
            }));
        const source = await script({ landing: files(LANDING), table: files(TABLE), languages });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        written = { fileName: `assets/early-${hash}.js`, source };
        return [
          { tag: 'script', attrs: { src: `./${written.fileName}` }, injectTo: 'head-prepend' },
          ...preload(FONTS, { as: 'font', type: 'font/woff2' }),
          ...preload(SHEET, { as: 'fetch' }),
        ];
      },
    },
    generateBundle: {
      // After the page, for which the file is made.
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', ...written });
      },
    },
  };
}

async function script(FILES: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(FILES) },
    build: { write: false, lib: { entry: SOURCE, formats: ['iife'], name: 'early' } },
  });
  const [{ output }] = built as unknown as [{ output: [Rolldown.OutputChunk] }];
  return output[0].code.trim();
}
