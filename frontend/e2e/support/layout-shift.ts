import type { Page, Route } from 'playwright';

/** What the first paint does not wait for: the page's code, its texts, its data and its fonts. */
const LATE = /\/(assets\/.*\.(js|woff2)|api\/.*)$/;

/** Never ends, so nothing can wait for all of it. */
const STREAM = '/api/notifications/stream';

/** So many paintings with the heading there and nothing asked for: the screen is complete. */
const QUIET_ROUNDS = 10;

/**
 * How far the screen jumps while it loads: the sum of the browser's layout-shift scores. As on a slow line, what is late
 * comes one after the other, and the page is painted in between; no clock decides what is seen.
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
