import type { Page } from 'playwright';
import { expect } from 'vitest';

export async function expectTyped(page: Page): Promise<void> {
  expect(await page.getByLabel('Job title').inputValue()).toBe('Tile setter');
}

export async function expectSmall(page: Page): Promise<void> {
  const card = page.locator('article');
  expect((await card.boundingBox())?.height).toBeLessThan(260);
  expect([await card.count(), await page.getByRole('banner').isVisible()]).toEqual([1, false]);
}
