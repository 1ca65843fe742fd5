import type { Plugin } from 'vite';

/*
 * What the app may load and run: only its own files, no inline script, nothing from elsewhere. Every build carries the
 * policy in the page, so it works on any static host; hosts that can set headers send HEADERS as well, because workers
 * obey only the headers of their own file.
 */

const RULES = [
  "default-src 'none'",
  "script-src 'self'",
  // Dialogs write the width of the scroll bar into the page as an inline style sheet.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Headers a host may send with every file. A page cannot say for itself who may frame it. */
export const HEADERS = {
  'Content-Security-Policy': `${RULES}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Writes the policy at the top of the page. Vite's development server needs inline scripts, so it gets none. */
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
