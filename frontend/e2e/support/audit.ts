import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe, { type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectSeen, onPaper } from './expectations.ts';
import { trafficOf } from './traffic.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds nothing: names, roles, contrast, order. `where` names the state in the failure. A
 * layer above a page (a menu, a toast) belongs to no landmark.
 */
export async function expectAccessible(page: Page, where: string, isAbove = false): Promise<void> {
  const rules: NonNullable<RunOptions['rules']> = isAbove ? { region: { enabled: false } } : {};
  await expectNoViolation(page, { runOnly: { type: 'tag', values: TAGS }, rules }, where);
  // Axe only checks that there is at least one.
  expect(await headings(page), where).toHaveLength(1);
  // The dark theme differs only in its colors.
  await paint(page, 'dark');
  await expectNoViolation(
    page,
    { runOnly: { type: 'rule', values: ['color-contrast'] } },
    `${where} in the dark`,
  );
  await paint(page, 'light');
}

async function headings(page: Page): Promise<string[]> {
  return page.locator('h1:visible').allTextContents();
}

/** Axe stays loaded in the document, so a second check of the same document is faster. */
async function expectNoViolation(page: Page, options: RunOptions, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (chosen) => {
    const { axe: looking } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await looking.run(document, { ...chosen, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
    );
  }, options);
  expect(found, where).toEqual([]);
}

/** The page is as wide as the screen. Wider content scrolls inside its own box. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll('body *')];
    const beyond = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`page: ${scrollWidth}`, ...beyond.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
  expect(tooWide, where).toEqual([]);
}

/** Letter paper without its margins. */
const PAPER_WIDTH = 710;

/** The printed page fits the paper, and shows the content without bars, buttons, and fields. */
export async function expectPrintable(page: Page, content: Locator): Promise<void> {
  await settled(page);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: PAPER_WIDTH, height: 900 });
  await onPaper(page, async () => {
    await expectSeen(content);
    const left = page.locator('header:has(nav):visible, main :is(button, input, select):visible');
    await expect.poll(() => left.count()).toBe(0);
    await expectNoOverflow(page, 'the page on paper');
  });
  if (viewport) await page.setViewportSize(viewport);
}

const QUIET_MS = 150;

/** Waits until the heading is visible, every request has a response, and no new request has started for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  const unanswered = async (): Promise<readonly string[]> => {
    const { count } = trafficOf(page);
    await quiet(page);
    const traffic = trafficOf(page);
    return traffic.count === count ? traffic.unanswered : ['An answer has led to another request.'];
  };
  await expect.poll(unanswered).toEqual([]);
}

async function quiet(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    // oxlint-disable-next-line crewvine/no-real-time -- no state of the screen says that nothing more will be fetched
    await new Promise((resolve) => setTimeout(resolve, ms));
    await document.fonts.ready;
  }, QUIET_MS);
}

/** Works like the product's switch. Chromium may cache an inherited color until its element is redrawn. */
async function paint(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const { documentElement, body } = document;
    documentElement.dataset['theme'] = chosen;
    body.style.display = 'none';
    body.getBoundingClientRect();
    body.style.display = '';
  }, theme);
}

const catalog = path.resolve(import.meta.dirname, '../../src/shared/i18n/en');

function keysOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${above}${name}.`) : [above + name],
  );
}

let known: ReadonlySet<string> | null = null;

/** Finds catalog keys in the words of a page, which appear if their text is missing. */
export function shownKeys(words: string): string[] {
  known ??= new Set(
    readdirSync(catalog).flatMap((file) =>
      keysOf(JSON.parse(readFileSync(path.join(catalog, file), 'utf8'))),
    ),
  );
  const keys = known;
  return (words.match(/[\w-]+(\.[\w-]+)+/g) ?? []).filter((word) => keys.has(word));
}
