import type { Page } from 'playwright';
import { expect } from 'vitest';
import { routes } from '../../src/app/routing/routes.ts';
import { follow } from '../support/person.ts';

function routeOf(address: string): (typeof routes)[number] | undefined {
  const { pathname } = new URL(address, 'http://crewvine.test');
  return routes.find(
    ({ path }) =>
      path !== '*' && new RegExp(`^${path.replace('/*', '').replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
}

/** The path in the table of routes that an address belongs to; undefined if none. */
export function patternOf(address: string): string | undefined {
  return routeOf(address)?.path;
}

/** The module of a page. Screens of the same module may share DOM. Null if the path is not in the table. */
function moduleOf(address: string): string | null {
  const found = routeOf(address);
  return found ? String(found.lazy) : null;
}

/** Navigates by link to another page, which is four times as fast as a full load. Otherwise loads the address. */
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
