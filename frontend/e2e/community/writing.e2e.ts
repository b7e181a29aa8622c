import sharp from 'sharp';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { confirmEmail } from '../support/steps/confirm-email.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember } from '../support/sign-up.ts';

const TITLE = 'Who rents a roof lift?';

/** The writer uses a phone, and the reader uses a desktop. */
describe('writing', () => {
  let browser: Browser;
  let product: Product;
  let writer: Person;
  let reader: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    writer = await meet(browser, product, { viewport: PHONE, colorScheme: 'dark' });
    reader = await meet(browser, product, { viewport: DESKTOP });
    for (const [person, name] of [
      [writer, 'Ana'],
      [reader, 'Luz'],
    ] as const) {
      await becomeMember(person, name);
    }
  });
  afterAll(() => product.stop());

  const form = (page: Page) => page.getByRole('dialog', { name: 'Start a Discussion' });
  const area = (page: Page) => form(page).getByLabel('Content');
  const start = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Start a Discussion' }).first().click();
    await form(page).waitFor();
  };

  it('a profile picture appears next to the user’s name everywhere', async () => {
    const { page } = writer;
    await page.goto('/profile');
    await page.locator('[data-profile-picture]').setInputFiles(await picture('me.png'));
    await expectToast(page, 'Picture saved');
    const own = page.getByRole('group', { name: 'Profile picture' }).locator('img');
    await expect
      .poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0))
      .toBe(256);
    await expectAccessible(page, 'a profile with a picture');
    expect(unexpected(writer)).toEqual([]);
  });

  it('the editor works with only the keyboard: format, mention, preview', async () => {
    for (const person of [writer, reader]) await confirmEmail(person);
    const text = { title: 'Hello from Luz', content: 'I have been roofing for ten years.' };
    await call(reader, 'POST', '/api/forum/discussions', { ...text, category: 'general' });
    const { page } = writer;
    await page.goto('/forum');
    await start(page);
    await form(page).getByLabel('Title').fill(TITLE);
    await area(page).focus();
    await page.keyboard.type('We need a ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('lift');
    await page.keyboard.press('End');
    await page.keyboard.type(' for Friday, @Lu');
    await expectSeen(form(page).getByRole('option', { name: 'Luz Ruiz' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => area(page).inputValue()).toBe('We need a **lift** for Friday, @Luz Ruiz ');
    await expectAccessible(page, 'the editor of a text');
    await expectNoOverflow(page, 'the editor of a text');
    await form(page).getByRole('tab', { name: 'Write' }).focus();
    await page.keyboard.press('ArrowRight');
    const preview = form(page).getByRole('tabpanel', { name: 'Preview' });
    await expectSeen(preview.locator('strong', { hasText: 'lift' }));
    await expectText(preview.locator('.mention'), '@Luz Ruiz');
    await expectAccessible(page, 'the preview of a text');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await form(page).waitFor({ state: 'hidden' });
    expect(unexpected(writer)).toEqual([]);
  });

  it('a draft with a picture continues after a reload', async () => {
    const { page } = writer;
    await page.reload();
    await start(page);
    await expectSeen(form(page).getByText('We brought back your draft.'));
    await expect.poll(() => form(page).getByLabel('Title').inputValue()).toBe(TITLE);
    await form(page)
      .locator('[data-pictures]')
      .setInputFiles(await picture('roof.png'));
    await form(page).getByLabel('Describe this picture').fill('A steep roof');
    await expect.poll(() => area(page).inputValue()).toContain('![A steep roof](/api/images/');
    await expectSeen(form(page).getByText('Draft saved.'));
    await expectAccessible(page, 'the editor with a picture');
    await form(page).getByLabel('Category').selectOption('workers');
    await form(page).getByRole('button', { name: 'Post', exact: true }).click();
    await expectToast(page, 'Post Created');
    await expect.poll(() => call(writer, 'GET', '/api/drafts/forum')).toEqual({ draft: null });
    expect(unexpected(writer)).toEqual([]);
  });

  it('text that is typed offline is saved, and sent when the connection returns', async () => {
    const { page, context } = writer;
    await page.goto('/forum');
    await start(page);
    await context.setOffline(true);
    await area(page).fill('Typed in a basement.');
    await expectSeen(form(page).getByText("You're offline. Your draft is saved on this device."));
    await context.setOffline(false);
    await expectSeen(form(page).getByText('Draft saved.'));
    await form(page).getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => area(page).inputValue()).toBe('');
  });

  it('a reader finds a post by its words, sees its picture, and marks it', async () => {
    const { page } = reader;
    await page.goto('/forum');
    await page.getByRole('searchbox').first().fill('rents lifts');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const hit = page.getByRole('tabpanel').getByRole('listitem').first();
    await expectText(hit.locator('mark').first(), 'rents');
    await expectAccessible(page, 'what was found');
    await page.getByRole('tab', { name: 'Boards' }).click();
    await expectSeen(page.getByText('Nothing found for “rents lifts”'));
    await page.goBack();
    await page.goto('/community/search?q=rents+lifts');
    await hit.getByRole('link').click();
    await expectSeen(page.getByRole('heading', { level: 1, name: TITLE }));
    const shown = page.getByRole('img', { name: 'A steep roof' });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0))
      .toBe(320);
    // The writer's own picture next to the name.
    await expectSeen(page.locator('main img[src$="?size=small"]'));
    expect(unexpected(reader)).toEqual([]);
  });
});

async function picture(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 320, height: 240, channels: 3, background: '#d9480f' } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
