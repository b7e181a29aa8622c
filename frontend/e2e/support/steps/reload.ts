import type { Page } from 'playwright';
import { holding } from '../stand-ins/answers.ts';
import { expectToast } from '../expectations.ts';

/** Reads a toast before the page reloads. The request for the new page waits until then. */
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
