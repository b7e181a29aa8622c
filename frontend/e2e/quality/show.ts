import type { Page } from 'playwright';
import { expect } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { follow } from '../support/person.ts';

/** The module of its page: screens that share one may share what is drawn, too. Null for what stands in no table. */
function moduleOf(address: string): string | null {
  const { pathname } = new URL(address, 'http://crewvine.test');
  const found = routes.find(
    ({ path }) =>
      path !== '*' && new RegExp(`^${path.replace('/*', '').replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
  return found ? String(found.lazy) : null;
}

/** By a link where another page is shown, which is four times quicker than loading everything anew; else by its address. */
export async function show(page: Page, path: string): Promise<void> {
  const [from, to] = [moduleOf(page.url()), moduleOf(path)];
  if (from === null || to === null || from === to) {
    await page.goto(path);
    return;
  }
  const left = page.locator('h1[data-left]');
  await page.locator('h1').evaluateAll((all) => all.forEach((one) => (one.dataset['left'] = '')));
  await follow(page, path);
  await expect.poll(() => left.count()).toBe(0);
}
