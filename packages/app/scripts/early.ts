import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LANGUAGES } from '@deedbook/text';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf, LANDING, type Output, PAGE, stylesOf, TABLE, wordsOf } from './needs.ts';

const SOURCE = join(import.meta.dirname, '../src/app/early.ts');
/** The fonts of the first screen and of every other. */
const FONTS = /(?:inter|alegreya)-latin-wght-normal.*\.woff2$/;
const SHEET = /icons-.*\.svg$/;

/** What Vite adds to the page to load: its script, the files of that, its style sheet. */
const LOADED = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Has the page load what it needs once it has shown itself, which waits for none of it. First comes `src/app/early.ts`,
 * which knows the files a game will need. Fonts and icons are preloaded, or they would arrive last and everything would
 * be laid out twice; but after what is shown, because a font preloaded before that holds back the first frame.
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
        const steps = { landing: files(LANDING), table: files(TABLE) };
        const languages = Object.fromEntries(
          LANGUAGES.map(language => {
            const { landing, table } = wordsOf(language);
            const more = (words: readonly string[], step: readonly string[]) =>
              files(words).filter(name => !step.includes(name));
            return [language, { landing: more(landing, steps.landing), table: more(table, steps.table) }];
          }),
        );
        const preload = (kind: RegExp, attrs: string): string[] =>
          output
            .filter(({ fileName }) => kind.test(fileName))
            .map(({ fileName }) => `<link rel="preload" ${attrs} crossorigin href="./${fileName}">`);
        const source = await script({ ...steps, languages });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        written = { fileName: `assets/early-${hash}.js`, source };
        const loaded = (html.match(LOADED) ?? []).map(tag => tag.trim());
        const isStyle = (tag: string) => tag.includes('stylesheet');
        if (!loaded.some(isStyle) || loaded.every(isStyle))
          throw new Error('the page lacks its script or its style sheet');
        const tags = [
          `<script src="./${written.fileName}" async fetchpriority="high"></script>`,
          ...loaded.filter(tag => !isStyle(tag)),
          ...preload(FONTS, 'as="font" type="font/woff2"'),
          ...preload(SHEET, 'as="fetch"'),
          // Nothing after it would be read before it has loaded.
          ...loaded.filter(isStyle),
        ];
        return html.replaceAll(LOADED, '').replace(/\s*<\/body>/, `\n    ${tags.join('\n    ')}$&`);
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
