import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request } from 'playwright';

const FOLDER = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/checks/e2e');

interface Watched {
  readonly context: BrowserContext;
  readonly unanswered: Set<Request>;
  /** Failed requests, and what the console said. */
  readonly remarks: string[];
}

const watched = new Set<Watched>();

/**
 * From now on a failed test leaves pictures of this person's pages, whether they react, the calls without an
 * answer, and what went wrong.
 */
export function collectEvidence(context: BrowserContext): void {
  const unanswered = new Set<Request>();
  context.on('request', (request) => unanswered.add(request));
  context.on('requestfinished', (request) => unanswered.delete(request));
  const remarks: string[] = [];
  context.on('requestfailed', (request) => {
    unanswered.delete(request);
    remarks.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('console', (message) => remarks.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (problem) => remarks.push(String(problem.error())));
  const entry = { context, unanswered, remarks };
  watched.add(entry);
  context.on('close', () => watched.delete(entry));
}

/** Takes pictures of everyone's pages after a test. */
export async function leaveEvidence(test: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const name = test.replaceAll(/\W+/g, '-').slice(0, 60);
  for (const [person, { context, unanswered, remarks }] of [...watched].entries()) {
    for (const [tab, page] of context.pages().entries()) {
      const file = path.join(FOLDER, `${name}-${person}-${tab}`);
      const lines = [...unanswered].map((request) => `${request.method()} ${request.url()}`);
      const state = await page
        .evaluate(() => JSON.stringify({ ...document.documentElement.dataset }))
        .catch(String);
      writeFileSync(`${file}.txt`, [page.url(), state, ...lines, ...remarks, ''].join('\n'));
      await page.screenshot({ path: `${file}.png`, timeout: 5000 }).catch(() => undefined);
    }
  }
}
