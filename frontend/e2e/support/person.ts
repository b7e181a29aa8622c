import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { collectEvidence } from './runner/evidence.ts';
import { PATIENCE_MS } from './expectations.ts';
import type { Product } from './product.ts';
import { watchTraffic } from './traffic.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  /** A test cannot mock calls that pass through a service worker. */
  readonly serviceWorkers?: 'allow' | 'block';
  readonly javaScriptEnabled?: boolean;
  readonly userAgent?: string;
}

export interface Person {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Complaints in the console: errors, refused resources, and breaches of the content policy. */
  readonly complaints: string[];
}

/** The browser's warning for `serviceWorkers: 'block'`. */
const WORKER_BLOCKED = /Service Worker registration blocked/;

let people = 0;

/** A signed-out person with a separate browser profile. */
export async function meet(browser: Browser, product: Product, look: Look): Promise<Person> {
  people += 1;
  const context = await browser.newContext({
    baseURL: product.origin,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': `10.1.${people >> 8}.${people & 255}` },
    ...look,
    isMobile: look.viewport.width < 720,
    hasTouch: look.viewport.width < 720,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  product.guests.push(context);
  collectEvidence(context);
  watchTraffic(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (WORKER_BLOCKED.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${String(error)} on ${page.url()}`));
  return { origin: product.origin, context, page, complaints };
}

/** Sets an expired session. The server then sends pages undrawn, and the browser requests all data. */
export async function withEndedSession({ context, origin }: Person): Promise<void> {
  await context.addCookies([{ name: 'crewvine.sid', value: 'over', url: origin }]);
}

/** Waits until React has taken over the page that the server drew, so that elements have React properties. */
export async function adopted(page: Page): Promise<void> {
  const isReacts = (heading: Element): boolean =>
    Object.keys(heading).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.locator('h1').first().evaluate(isReacts)).toBe(true);
}

/**
 * Navigates to another screen as a link does, without reloading the application. Waits until React has taken
 * over the page, because links load pages before that.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await adopted(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Makes a call with the session of this person's pages, so a sign-up through a call signs them in, too. */
export async function call(person: Person, method: string, path: string, data?: unknown): Promise<Loose> {
  const answer = await person.context.request.fetch(path, { method, ...(data !== undefined && { data }) });
  const body = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${body}`);
  return body === '' ? null : JSON.parse(body);
}

/** Complaints except for the statuses that tests cause: no session, a wrong code, a declined card, an outdated state. */
export function unexpected({ complaints }: Person): string[] {
  return complaints.filter((words) => !/status of (400|401|402|403|404|409|410)/.test(words));
}

/** Call it before a sign-out or another sign-in, because an open screen would notice that and navigate. */
export async function leaveScreen({ page }: Person): Promise<void> {
  await page.goto('about:blank');
}
