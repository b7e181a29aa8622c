import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';
import { useTestTime } from '../fixtures/time/browser-time.ts';

/**
 * Runs before each test file. Files share one process, and those in jsdom share one document, so this removes
 * what the previous file left there. The language stays, because loaded texts depend on it; so does the head,
 * which contains the styles.
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
  removeCookies();
  history.replaceState(null, '', '/');
}

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function removeAttributes(element: Element, kept: readonly string[] = []): void {
  for (const name of element.getAttributeNames()) {
    if (!kept.includes(name)) element.removeAttribute(name);
  }
}
