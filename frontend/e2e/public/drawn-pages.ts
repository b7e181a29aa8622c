import type { Page, Response } from 'playwright';
import { expect } from 'vitest';
import { settled } from '../support/audit.ts';
import { adopted, unexpected, type Person } from '../support/person.ts';

/** Opens a page drawn by the server. A busy server sends the plain page, so this tries again. */
export async function openDrawn(
  page: Page,
  path: string,
  asked?: unknown[],
  waitUntil: 'commit' | 'load' = 'load',
): Promise<Response | null> {
  let answer: Response | null = null;
  const isDrawn = async (): Promise<boolean> => {
    asked?.splice(0);
    answer = await page.goto(path, { waitUntil });
    return (await answer?.text())?.includes('id="page-data"') ?? false;
  };
  // Rare, because links may be opened only thirty times a minute.
  await expect.poll(isDrawn, { interval: 2000, message: path }).toBe(true);
  return answer;
}

/** The HTML as it was sent, normalized by the browser. */
async function sent(answer: Response | null, page: Page, part: string): Promise<string> {
  const html = ((await answer?.text()) ?? '').replace(/<style.*?<\/style>/gs, '');
  return page.evaluate(
    (parsed) =>
      new DOMParser().parseFromString(parsed.html, 'text/html').querySelector(parsed.part)?.innerHTML ?? '',
    { html, part },
  );
}

/** Removes expected changes: the script adds the tab indexes of a tab list, and drops the marks of suspended parts. */
const settledHtml = (html: string): string => html.replaceAll(/ tabindex="-?\d"|<!--\/?\$-->/g, '');

function difference(before: string, after: string): string {
  const at = [...before].findIndex((character, index) => character !== after[index]);
  return [before, after].map((html) => html.slice(Math.max(at - 80, 0), at + 120)).join('\n  → ');
}

/**
 * Lists defects in the browser's takeover of these pages: a change, a repeated request, a console message.
 * @param afterward calls that count page views, which run all the same
 * @param part the part of the page to compare
 */
export async function troubleWith(
  visitor: Person,
  paths: readonly string[],
  afterward: RegExp,
  part = '#root',
): Promise<string[]> {
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  const trouble: string[] = [];
  for (const path of paths) {
    const answer = await openDrawn(page, path, asked);
    await adopted(page);
    await settled(page);
    const drawn = settledHtml(await page.locator(part).innerHTML());
    const before = settledHtml(await sent(answer, page, part));
    if (drawn !== before) trouble.push(`${path} changes: ${difference(before, drawn)}`);
    trouble.push(...asked.filter((one) => !afterward.test(one)).map((one) => `${path} asks ${one}`));
    trouble.push(...unexpected(visitor).map((words) => `${path} complains: ${words}`));
    visitor.complaints.length = 0;
  }
  return trouble;
}
