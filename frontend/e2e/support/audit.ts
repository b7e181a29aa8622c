import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { trafficOf } from './traffic.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing that axe can find: names, roles, contrast, order. `where` names the state in the failure. What opens above a
 * page (a menu, a toast) belongs to no landmark.
 */
export async function expectAccessible(page: Page, where: string, isAbove = false): Promise<void> {
  const rules: NonNullable<RunOptions['rules']> = isAbove ? { region: { enabled: false } } : {};
  await expectNoViolation(page, { runOnly: { type: 'tag', values: TAGS }, rules }, where);
  // Axe asks for at least one.
  expect(await headings(page), where).toHaveLength(1);
  // What is dark differs by its colors alone.
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

/** Axe stays in the document that it was put into: a second look at the same one costs only the looking. */
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

/** The page is as wide as the screen; what is wider scrolls inside itself. */
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

const QUIET_MS = 150;

/** The heading is there, every request is answered, and nothing has been fetched for a moment: what follows has been drawn. */
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

/** As the product's own switch does it. Chromium may keep an inherited color until its element is drawn anew. */
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

/** Keys of the catalog that stand among the words of a page, where their text is missing. */
export function shownKeys(words: string): string[] {
  known ??= new Set(
    readdirSync(catalog).flatMap((file) =>
      keysOf(JSON.parse(readFileSync(path.join(catalog, file), 'utf8'))),
    ),
  );
  const keys = known;
  return (words.match(/[\w-]+(\.[\w-]+)+/g) ?? []).filter((word) => keys.has(word));
}
