import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';
import { useTestTime } from '../fixtures/browser-time.ts';

/**
 * Before each file of tests: the files share one process, and those in jsdom one document. What one of them leaves there would decide what the next
 * one sees. The language stays, because the texts that are loaded once have said it; so does the head, where the styles are.
 */
configureGlobal({ seed: Number(process.env['TEST_SEED']) });
vi.useRealTimers();
useTestTime();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
if (typeof document !== 'undefined') {
  removeAttributes(document.documentElement, ['lang']);
  removeAttributes(document.body);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

function removeAttributes(element: Element, kept: readonly string[] = []): void {
  for (const name of element.getAttributeNames()) {
    if (!kept.includes(name)) element.removeAttribute(name);
  }
}
