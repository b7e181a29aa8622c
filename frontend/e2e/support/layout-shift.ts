import type { Page, Route } from 'playwright';

/** Resources that load after the first paint: the page's code, its texts, its data, and its fonts. */
const LATE = /\/(assets\/.*\.(js|woff2)|api\/.*)$/;

/** Never ends, so nothing can wait for all of it. */
const STREAM = '/api/notifications/stream';

/** The screen is complete after this many paints with a heading and without a request. */
const QUIET_ROUNDS = 10;

/**
 * Returns the sum of the browser's layout-shift scores while a screen loads. As on a slow connection, late
 * resources load one by one with a paint in between. No clock decides what is measured.
 */
export async function shiftWhileLoading(page: Page, screen: string): Promise<number> {
  await page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(globalThis, { scores });
    new PerformanceObserver((list) => {
      scores.push(...list.getEntries().map((entry) => Number(entry.toJSON().value)));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const waiting: Route[] = [];
  await page.route(
    ({ pathname }) => LATE.test(pathname) && pathname !== STREAM,
    (route) => void waiting.push(route),
  );
  await page.goto(screen, { waitUntil: 'commit' });
  for (let quiet = 0; quiet < QUIET_ROUNDS;) {
    await painted(page);
    const route = waiting.shift();
    if (route) await route.fulfill({ response: await route.fetch() });
    quiet = route || (await page.locator('h1').count()) === 0 ? 0 : quiet + 1;
  }
  const scores: number[] = await page.evaluate('scores');
  return scores.reduce((sum, score) => sum + score, 0);
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
