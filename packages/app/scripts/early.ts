import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LANGUAGES } from '@deedbook/text';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { filesOf, LANDING, type Output, PAGE, stylesOf, TABLE, wordsOf } from './needs.ts';

const SOURCE = join(import.meta.dirname, '../src/app/early.ts');
/** The fonts of the first screen and of every other. */
const FONTS = /(?:inter|alegreya)-latin-wght-normal.*\.woff2$/;
const SHEET = /icons-.*\.svg$/;

/** The style sheet of the page, as Vite writes it. */
const STYLES = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;

/**
 * Starts the page with `src/app/early.ts`, which knows the files a game will need, and preloads fonts and icons:
 * otherwise they arrive last and everything is laid out twice. What the page shows until then waits for none of them:
 * the style sheet comes after it, which still keeps scripts waiting until it has loaded.
 */
export function early(): Plugin {
  let written = { fileName: '', source: '' };
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
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
        const preloaded = (href: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', ...attrs, crossorigin: true, href },
          injectTo: 'head',
        });
        const preload = (kind: RegExp, attrs: Record<string, string>): HtmlTagDescriptor[] =>
          output.filter(({ fileName }) => kind.test(fileName)).map(({ fileName }) => preloaded(`./${fileName}`, attrs));
        const source = await script({ landing: files(LANDING), table: files(TABLE), languages });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        written = { fileName: `assets/early-${hash}.js`, source };
        const [styles, href] = STYLES.exec(html) ?? [];
        if (styles === undefined || href === undefined) throw new Error('the page has no style sheet');
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: { src: `./${written.fileName}`, async: true, fetchpriority: 'high' },
            injectTo: 'head-prepend',
          },
          preloaded(href, { as: 'style' }),
          ...preload(FONTS, { as: 'font', type: 'font/woff2' }),
          ...preload(SHEET, { as: 'fetch' }),
        ];
        return { html: html.replace(styles, '').replace(/\s*<\/body>/, `${styles}$&`), tags };
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
