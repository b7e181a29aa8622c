import type { Browser } from 'playwright';
import { launchBrowser } from '#testing/browser/browser.ts';

let opened: Promise<Browser> | undefined;

/** The one of this process, for one file of tests after another: people come with a profile of their own, and leave with it. */
export async function openBrowser(): Promise<Browser> {
  opened ??= launchBrowser();
  const browser = await opened;
  if (browser.isConnected()) return browser;
  opened = launchBrowser();
  return opened;
}
