import type { Browser } from 'playwright';
import { launchBrowser } from '#testing/browser/browser.ts';

let opened: Promise<Browser> | undefined;

/** One browser per process, shared by its test files. Each person has a separate browser profile. */
export async function openBrowser(): Promise<Browser> {
  opened ??= launchBrowser();
  const browser = await opened;
  if (browser.isConnected()) return browser;
  opened = launchBrowser();
  return opened;
}
