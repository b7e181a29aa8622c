import type { Page } from 'playwright';

export async function download(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Save' }).click();
  await page.waitForEvent('download');
}

export async function sleep(page: Page): Promise<void> {
  await page.waitForTimeout(500);
}
