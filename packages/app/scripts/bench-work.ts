/* How much work the browser does for something: unlike waiting times, it hardly depends on what else the machine does. */
import type { Browser } from '@playwright/test';

interface Work {
  /** CPU time of the page's main thread, in ms. */
  readonly main: number;
  /** CPU time for drawing tiles of the screen, in ms, and how many were drawn. */
  readonly drawing: number;
  readonly tiles: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in µs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Runs something and adds up the CPU time of the threads that show a page. */
export async function workOf(browser: Browser, run: () => Promise<unknown>): Promise<Work> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'cc', 'devtools.timeline'] },
  });
  await run();
  const complete = new Promise<void>(done => cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const names = events.filter(({ name }) => name === 'thread_name');
  const pages = new Set(names.filter(({ args }) => args.name === 'CrRendererMain').map(thread));
  const sum = (list: readonly TraceEvent[]) => list.reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000;
  const spans = events.filter(({ ph }) => ph === 'X');
  const drawn = spans.filter(({ name }) => name === 'RasterTask');
  return {
    main: sum(spans.filter(event => event.name === 'ThreadControllerImpl::RunTask' && pages.has(thread(event)))),
    drawing: sum(drawn),
    tiles: drawn.length,
  };
}
