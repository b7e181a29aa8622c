import type { Page } from 'playwright';
import { expect } from 'vitest';

export async function expectTyped(page: Page): Promise<void> {
  expect(await page.getByLabel('Job title').inputValue()).toBe('Tile setter');
}
