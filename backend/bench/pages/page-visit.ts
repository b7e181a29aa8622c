import { PHONE_AGENT } from '#testing/browser/browser.ts';
import type { Browser, CDPSession, Page } from 'playwright';
import type { MeasuredPage } from './measured-pages.ts';

/** Slow 4G, and a phone with a fourth of this machine's speed. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const TIMES_SLOWER = 4;
/**
 * A member's screen always has an open stream. It counts as complete when nothing has arrived for this long.
 */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;
/** A button that opens something in a phone's header, else any button, else a heading. */
const PRESSED = ['header button', 'button', 'h1'];

export interface PageFigures {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** From a press to the frame with its effect. */
  readonly interactionMs: number;
  /** Transferred before the largest paint, including headers. */
  readonly bytes: number;
  /** A busy server sends a page without rendering it. */
  readonly isDrawn: boolean;
}

interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly interaction: number;
}

/** Records the browser's own paint timings. Runs before anything of the page. */
function watchPaints(): void {
  const seen = { first: 0, largest: 0, shift: 0, interaction: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: Record<string, unknown>) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry.toJSON());
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = Number(startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => void (seen.largest = Number(startTime)));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (hadRecentInput !== true) seen.shift += Number(value);
  });
  watch('event', ({ duration, interactionId }) => {
    if (Number(interactionId) > 0) seen.interaction = Math.max(seen.interaction, Number(duration));
  });
}

interface Arrival {
  readonly at: number;
  readonly bytes: number;
}

/** How many bytes arrived when, in milliseconds from the first request. */
async function countArrivals(line: CDPSession): Promise<readonly Arrival[]> {
  const arrivals: Arrival[] = [];
  const counted = new Map<string, number>();
  let start = 0;
  const arrive = (timestamp: number, requestId: string, bytes: number): void => {
    arrivals.push({ at: (timestamp - start) * 1000, bytes });
    counted.set(requestId, (counted.get(requestId) ?? 0) + bytes);
  };
  line.on('Network.requestWillBeSent', ({ timestamp }) => void (start ||= timestamp));
  line.on('Network.responseReceived', ({ timestamp, requestId, response }) =>
    arrive(timestamp, requestId, response.encodedDataLength),
  );
  line.on('Network.dataReceived', ({ timestamp, requestId, encodedDataLength }) =>
    arrive(timestamp, requestId, encodedDataLength),
  );
  // The browser reports the page itself only at its end.
  line.on('Network.loadingFinished', ({ timestamp, requestId, encodedDataLength }) =>
    arrive(timestamp, requestId, encodedDataLength - (counted.get(requestId) ?? 0)),
  );
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  return arrivals;
}

async function becomeQuiet(page: Page, arrivals: readonly Arrival[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let known = -1;
  while (arrivals.length !== known) {
    if (performance.now() > until) throw new Error(`${page.url()} is not quiet after ${PATIENCE_MS} ms`);
    known = arrivals.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

const paintsOf = (page: Page): Promise<Paints> => page.evaluate('seen');

/** Waits until the browser has reported the press. It rounds to 8 ms and reports nothing under 16 ms. */
async function interactionOf(page: Page): Promise<number> {
  const found = PRESSED.map((what) => page.locator(what).filter({ visible: true }).last());
  const counts = await Promise.all(found.map((one) => one.count()));
  await found[counts.findIndex((count) => count > 0)]?.tap();
  await page.waitForTimeout(QUIET_MS);
  return (await paintsOf(page)).interaction;
}

interface OnPhone {
  readonly page: Page;
  readonly arrivals: readonly Arrival[];
}

/** A phone that has never opened the product. */
async function onPhone<Result>(
  browser: Browser,
  origin: string,
  cookies: MeasuredPage['cookies'],
  look: (phone: OnPhone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    userAgent: PHONE_AGENT,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    await context.addInitScript(watchPaints);
    const page = await context.newPage();
    return await look({ page, arrivals: await countArrivals(await context.newCDPSession(page)) });
  } finally {
    await context.close();
  }
}

/** Opens a page and presses a button when the page is complete. */
export function visit(
  browser: Browser,
  origin: string,
  { path, cookies }: MeasuredPage,
): Promise<PageFigures> {
  return onPhone(browser, origin, cookies, async ({ page, arrivals }) => {
    const answer = await page.goto(path, { waitUntil: 'load', timeout: PATIENCE_MS });
    if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
    await becomeQuiet(page, arrivals);
    const { first, largest, shift } = await paintsOf(page);
    const html = await answer.text();
    return {
      isDrawn: html.includes('id="page-data"'),
      firstPaintMs: first,
      largestPaintMs: largest,
      shift,
      interactionMs: await interactionOf(page),
      bytes: arrivals.reduce((sum, { at, bytes }) => (at <= largest ? sum + bytes : sum), 0),
    };
  });
}

/** The time of a page's first paint, in milliseconds. */
export function firstPaint(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, address, [], async ({ page }) => {
    await page.goto(address);
    await page.waitForFunction('seen.first > 0');
    return (await paintsOf(page)).first;
  });
}
