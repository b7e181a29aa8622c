import type { Page, Route } from 'playwright';
import { settled } from './audit.ts';

/** What the first paint does not wait for: the page's code, its texts, its data and its fonts. */
const LATE = /\/(assets\/.*\.(js|woff2)|api\/.*)$/;

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
  let waiting = 0;
  let line: Promise<unknown> = Promise.resolve();
  const queue = (route: Route): void => {
    waiting += 1;
    line = line.then(async () => {
      await painted(page);
      await route.fulfill({ response: await route.fetch() });
      waiting -= 1;
    });
  };
  const isLate = ({ pathname }: URL): boolean => LATE.test(pathname);
  await page.route(isLate, queue);
  await page.goto(screen, { waitUntil: 'commit' });
  do await settled(page);
  while (waiting > 0);
  await page.unroute(isLate, queue);
  await painted(page);
  const scores: number[] = await page.evaluate('scores');
  return scores.reduce((sum, score) => sum + score, 0);
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
