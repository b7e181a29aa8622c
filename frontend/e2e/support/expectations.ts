import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** For what is broken: a machine that is busy with other things is ten times slower, and no reason for a red run. */
export const PATIENCE_MS = 60_000;

export async function expectSeen(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until the text is there: figures follow their calls. */
export async function expectText(locator: Locator, wanted: string | RegExp): Promise<void> {
  const text = (): Promise<string> => textOf(locator);
  const matcher =
    typeof wanted === 'string' ? expect.stringContaining(wanted) : expect.stringMatching(wanted);
  await expect.poll(text).toEqual(matcher);
}

/** Of the first that is there now. No limit of its own: on a busy machine a look takes longer than a toast is waited for. */
async function textOf(locator: Locator): Promise<string> {
  const texts = await locator.allTextContents().catch(() => []);
  return texts[0] ?? '(nothing)';
}

/** One figure of a dashboard, by the words above it. */
function figure(page: Page, label: string): Locator {
  return page
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');
}

export async function expectFigures(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  const read = async (): Promise<Record<string, string>> => {
    const entries = Object.keys(wanted).map(async (label) => {
      return [label, await textOf(figure(page, label))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  await expect.poll(read).toEqual(wanted);
}

/** The one toast that shows. An open dialog hides it from roles, as it does the whole page; it is announced beside it. */
export async function expectToast(page: Page, wanted: string | RegExp): Promise<void> {
  await expectText(page.locator('[role="region"] > ol > li'), wanted);
}

/** Looks at the page as it is printed. The screen is back afterward, also when what was expected is not there. */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  try {
    await look();
  } finally {
    await page.emulateMedia({ media: 'screen' });
  }
}
