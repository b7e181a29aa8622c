import type { Page } from 'playwright';
import { holding } from './answers.ts';
import { expectToast } from './expectations.ts';

/** What a page says before it loads itself anew: the page that takes its place waits until the words were read. */
export async function sayingBeforeReload(
  page: Page,
  words: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const letGo = await holding(page, page.url());
  await act();
  await expectToast(page, words);
  const loaded = page.waitForEvent('load');
  letGo();
  await loaded;
}
