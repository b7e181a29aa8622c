import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectSeen } from '../expectations.ts';
import { adopted } from '../person.ts';

/** Signing waits until the server has seen the letter opened. */
export async function openLetter(page: Page, name = 'Open the offer letter (PDF)'): Promise<void> {
  const link = page.getByRole('link', { name });
  // Tabs are never hidden in a test, so the page would not notice the return from the letter.
  await adopted(page);
  await expect.poll(() => loudOnes(page)).toEqual([name]);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('response', (response) => response.url().includes('/document?token=')),
    link.click(),
  ]);
  await tab.close();
  const sign = page.locator('main button[type="submit"]');
  await expect.poll(() => loudOnes(page)).toEqual([await sign.textContent()]);
}

/** The loud buttons and links: exactly one must be visible at each moment. */
function loudOnes(page: Page): Promise<string[]> {
  return page.locator('main :is(a, button):visible').evaluateAll((all) => {
    const sample = document.createElement('i');
    sample.style.background = 'var(--action)';
    document.body.append(sample);
    const loud = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return all
      .filter((one) => getComputedStyle(one).backgroundColor === loud)
      .map((one) => one.textContent.trim());
  });
}

/** Checks that the site recognizes the signed document in Spanish, and rejects it with one byte more. */
export async function expectSignedCopy(page: Page): Promise<void> {
  const signed = page.getByRole('link', { name: 'Abrir el documento firmado (PDF)' });
  const answer = await page.context().request.get((await signed.getAttribute('href')) ?? '');
  const buffer = await answer.body();
  expect(buffer.includes('/ByteRange')).toBe(true);
  await page.getByRole('link', { name: 'Verificar una copia' }).click();
  const letter = { name: 'carta.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('[data-document]').setInputFiles(letter);
  await expectSeen(page.getByText('Es la carta firmada'));
  const changed = { ...letter, buffer: Buffer.concat([buffer, Buffer.from(' ')]) };
  await page.locator('[data-document]').setInputFiles(changed);
  await expectSeen(page.getByText('No conocemos este documento'));
}
