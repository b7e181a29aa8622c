import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** For what is broken: a machine that is busy with other things is ten times slower, and no reason for a red run. */
export const PATIENCE_MS = 60_000;

/** For `expect.poll`, which gives up after a second by itself. */
export const PATIENT = { timeout: PATIENCE_MS };

export async function expectSeen(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until the text is there: figures follow their calls. */
export async function expectText(locator: Locator, wanted: string | RegExp): Promise<void> {
  const text = (): Promise<string> => textOf(locator);
  const matcher =
    typeof wanted === 'string' ? expect.stringContaining(wanted) : expect.stringMatching(wanted);
  await expect.poll(text, { timeout: PATIENCE_MS }).toEqual(matcher);
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
  await expect.poll(read, { timeout: PATIENCE_MS }).toEqual(wanted);
}

/** The one toast that shows. An open dialog hides it from roles, as it does the whole page; it is announced beside it. */
export async function expectToast(page: Page, wanted: string | RegExp): Promise<void> {
  await expectText(page.locator('[role="region"] > ol > li'), wanted);
}
