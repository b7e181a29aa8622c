import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Long enough for a busy machine, which is ten times slower. Only a real failure should wait this long. */
export const PATIENCE_MS = 60_000;

export async function expectSeen(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until the text appears, because figures load later. */
export async function expectText(locator: Locator, wanted: string | RegExp): Promise<void> {
  const text = (): Promise<string> => textOf(locator);
  const matcher =
    typeof wanted === 'string' ? expect.stringContaining(wanted) : expect.stringMatching(wanted);
  await expect.poll(text).toEqual(matcher);
}

/** Without a time limit, because on a busy machine reading takes longer than the wait for a toast. */
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

/** The only visible toast. An open dialog hides it from roles along with the page; a separate region announces it. */
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
