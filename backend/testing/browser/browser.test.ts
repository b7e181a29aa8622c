import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser, launchBrowser } from './browser.ts';

describe('the test browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(() => vi.unstubAllEnvs());

  it('the browser in CHROME_PATH is used unless it does not start', async () => {
    vi.stubEnv('CHROME_PATH', '/bin/echo');
    const named = await findBrowser();
    vi.stubEnv('CHROME_PATH', import.meta.filename);
    const other = await findBrowser();
    expect(named.executablePath).toBe('/bin/echo');
    expect(other.executablePath).not.toBe(import.meta.filename);
  });

  it('the browser draws text, including Spanish letters', async () => {
    const page = await browser.newPage();
    await page.setContent('<p style="font: 40px sans-serif; display: inline-block">iiii</p>');
    const narrow = await page.locator('p').boundingBox();
    const blank = await page.screenshot({ clip: { x: 300, y: 300, width: 200, height: 100 } });
    await page.setContent('<p style="font: 40px sans-serif; display: inline-block">ñéÑÉ</p>');
    const wide = await page.locator('p').boundingBox();
    const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
    expect(wide?.width).toBeGreaterThan((narrow?.width ?? 0) * 1.5);
    expect(drawn.length).toBeGreaterThan(blank.length * 2);
  });

  it('three parallel contexts are isolated from each other', async () => {
    const seen = await Promise.all(
      ['Ana', 'Ben', 'Caro'].map(async (name) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.setContent(
          '<input aria-label="name"><button onclick="document.title = document.querySelector(\'input\').value">OK</button>',
        );
        await page.getByLabel('name').fill(name);
        await page.getByRole('button').click();
        const title = await page.title();
        await context.close();
        return title;
      }),
    );
    expect(seen).toEqual(['Ana', 'Ben', 'Caro']);
  });
});
