import type { Page } from 'playwright';

/** 1.6 Mbit/s down, 0.75 up, 150 ms, as in `npm run bench -- pages`. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export async function useSlow4g(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
