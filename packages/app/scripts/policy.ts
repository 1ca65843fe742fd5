import type { Plugin } from 'vite';

/*
 * What the app may load and run: only files of its own, no script written into the page, nothing from elsewhere. Every
 * build carries it in the page, so that it holds on any static host; whoever can set headers sends HEADERS as well,
 * because workers only obey those of their own file.
 */

const RULES = [
  "default-src 'none'",
  "script-src 'self'",
  // Dialogs write the width of the scroll bar into the page as a style sheet.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a host may send with every file. Pages cannot say by themselves who may frame them. */
export const HEADERS = {
  'Content-Security-Policy': `${RULES}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Writes the policy into the page, before anything it is about. The workshop of vite needs scripts in the page. */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: RULES }, injectTo: 'head-prepend' },
    ],
  },
});
